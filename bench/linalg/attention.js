// The same attention by ONNX Runtime on one thread: prints the median of the times
// in ms. The model is what attention_onnx.py writes.
const runtime = require('onnxruntime-node');

const TIMES = 25;
const SHAPE = [8, 512, 64];

function numbers(factor, modulus) {
  const all = new Float32Array(SHAPE.reduce((a, b) => a * b));
  for (let i = 0; i < all.length; i++)
    all[i] = (i * factor % modulus) / modulus - 0.5;
  return new runtime.Tensor('float32', all, SHAPE);
}

async function main() {
  const session = await runtime.InferenceSession.create(
      process.argv[2], {intraOpNumThreads: 1, interOpNumThreads: 1});
  const inputs = {Q: numbers(7, 13), K: numbers(5, 17), V: numbers(3, 11)};
  const times = [];
  for (let i = 0; i < TIMES; i++) {
    const begin = process.hrtime.bigint();
    await session.run(inputs);
    times.push(Number(process.hrtime.bigint() - begin) / 1e6);
  }
  times.sort((a, b) => a - b);
  console.log(times[TIMES >> 1]);
}

main();
