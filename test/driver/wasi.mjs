// node wasi.mjs MODULE ARGUMENTS...: runs a command of WASI.
import { WASI } from 'node:wasi'
import { readFileSync } from 'node:fs'

const args = process.argv.slice(2)
const wasi = new WASI({ version: 'preview1', args, returnOnExit: true })
const module = await WebAssembly.compile(readFileSync(args[0]))
const instance =
  await WebAssembly.instantiate(module, wasi.getImportObject())
process.exitCode = wasi.start(instance)
