; Metadata that is nearly as it should be: every form of it with an operand that is
; missing, too much or something else, or with another identity. What has no exact
; form is kept beside, so that all comes back as it was.
; mlir-translate: refuses the types of memory that are wrong
; RUN: %mlcc-translate -import-llvm -mlir-print-local-scope %s | diff %S/Inputs/metadata-mistakes.mlir -
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - \
; RUN:   | %mlcc-translate -import-llvm -mlir-print-local-scope - | diff %S/Inputs/metadata-mistakes.mlir -

source_filename = "mistakes.c"
@g = external global i32

define void @variants(ptr %0, i1 %1) {
  %3 = load i32, ptr %0, align 4, !tbaa !0
  %4 = load i32, ptr %0, align 4, !tbaa !5
  %5 = load i32, ptr %0, align 4, !tbaa !6
  %6 = load i32, ptr %0, align 4, !tbaa !7
  %7 = load i32, ptr %0, align 4, !tbaa !8
  %8 = load i32, ptr %0, align 4, !tbaa !10
  %9 = load i32, ptr %0, align 4, !tbaa !12
  %10 = load i32, ptr %0, align 4, !tbaa !15
  %11 = load i32, ptr %0, align 4, !tbaa !18
  %12 = load i32, ptr %0, align 4, !alias.scope !20
  %13 = load i32, ptr %0, align 4, !alias.scope !23
  %14 = load i32, ptr %0, align 4, !alias.scope !24
  %15 = load i32, ptr %0, align 4, !alias.scope !25
  %16 = load i32, ptr %0, align 4, !alias.scope !27
  %17 = load i32, ptr %0, align 4, !alias.scope !29
  %18 = load i32, ptr %0, align 4, !alias.scope !32
  %19 = load i32, ptr %0, align 4, !alias.scope !34
  %20 = load i32, ptr %0, align 4, !alias.scope !36
  %21 = load i32, ptr %0, align 4, !alias.scope !39
  %22 = load i32, ptr %0, align 4, !alias.scope !42
  %23 = load i32, ptr %0, align 4, !alias.scope !45
  %24 = load i32, ptr %0, align 4, !alias.scope !48
  %25 = load i32, ptr %0, align 4, !tbaa !51
  %26 = load i32, ptr %0, align 4, !tbaa !54
  %27 = load i32, ptr %0, align 4, !tbaa !55
  %28 = load i32, ptr %0, align 4, !tbaa !56
  %29 = load i32, ptr %0, align 4, !noalias !58
  %30 = load i32, ptr %0, align 4, !noalias !61
  %31 = load i32, ptr %0, align 4, !noalias !62
  %32 = load i32, ptr %0, align 4, !noalias !63
  %33 = load i32, ptr %0, align 4, !noalias !65
  %34 = load i32, ptr %0, align 4, !noalias !67
  %35 = load i32, ptr %0, align 4, !noalias !70
  %36 = load i32, ptr %0, align 4, !noalias !72
  %37 = load i32, ptr %0, align 4, !noalias !75
  %38 = load i32, ptr %0, align 4, !noalias !78
  %39 = load i32, ptr %0, align 4, !llvm.access.group !81
  %40 = load i32, ptr %0, align 4, !llvm.access.group !82
  %41 = load i32, ptr %0, align 4, !llvm.access.group !83
  %42 = load i32, ptr %0, align 4, !llvm.access.group !85
  %43 = load i32, ptr %0, align 4, !llvm.access.group !86
  %44 = load i32, ptr %0, align 4, !nontemporal !87
  %45 = load i32, ptr %0, align 4, !nontemporal !88
  %46 = load i32, ptr %0, align 4, !nontemporal !89
  %47 = load i32, ptr %0, align 4, !nontemporal !90
  %48 = load i32, ptr %0, align 4, !nontemporal !91
  %49 = load i32, ptr %0, align 4, !nontemporal !92
  %50 = load i32, ptr %0, align 4, !nontemporal !93
  %51 = load i32, ptr %0, align 4, !nontemporal !95
  %52 = load i32, ptr %0, align 4, !nontemporal !97
  %53 = load i32, ptr %0, align 4, !nontemporal !98
  %54 = load i32, ptr %0, align 4, !nontemporal !99
  %55 = load i32, ptr %0, align 4, !invariant.load !100
  %56 = load i32, ptr %0, align 4, !invariant.load !101
  %57 = load i32, ptr %0, align 4, !invariant.load !102
  %58 = load i32, ptr %0, align 4, !invariant.load !103
  %59 = load ptr, ptr %0, align 8, !dereferenceable !104
  %60 = load ptr, ptr %0, align 8, !dereferenceable !105
  %61 = load ptr, ptr %0, align 8, !dereferenceable !106
  %62 = load ptr, ptr %0, align 8, !dereferenceable_or_null !107
  %63 = load ptr, ptr %0, align 8, !dereferenceable_or_null !108
  %64 = load ptr, ptr %0, align 8, !dereferenceable_or_null !109
  %65 = load i32, ptr %0, align 4, !mmra !110
  %66 = load i32, ptr %0, align 4, !mmra !111
  %67 = load i32, ptr %0, align 4, !mmra !112
  %68 = load i32, ptr %0, align 4, !mmra !113
  %69 = load i32, ptr %0, align 4, !mmra !114
  %70 = load i32, ptr %0, align 4, !mmra !117
  %71 = load i32, ptr %0, align 4, !mmra !118
  %72 = load i32, ptr %0, align 4, !mmra !119
  %73 = load i32, ptr %0, align 4, !mmra !120
  %74 = load i32, ptr %0, align 4, !mmra !122
  %75 = load i32, ptr %0, align 4, !mmra !124
  %76 = load i32, ptr %0, align 4, !mmra !126
  %77 = load i32, ptr %0, align 4, !mmra !128
  %78 = load i32, ptr %0, align 4, !mmra !130
  br i1 %1, label %80, label %79, !prof !132
79:
  br label %80
80:
  br i1 %1, label %82, label %81, !prof !133
81:
  br label %82
82:
  br i1 %1, label %84, label %83, !prof !134
83:
  br label %84
84:
  br i1 %1, label %86, label %85, !prof !135
85:
  br label %86
86:
  br i1 %1, label %88, label %87, !prof !136
87:
  br label %88
88:
  br i1 %1, label %90, label %89, !prof !137
89:
  br label %90
90:
  br i1 %1, label %92, label %91, !prof !138
91:
  br label %92
92:
  br i1 %1, label %94, label %93, !llvm.loop !139
93:
  br label %94
94:
  br i1 %1, label %96, label %95, !llvm.loop !142
95:
  br label %96
96:
  br i1 %1, label %98, label %97, !llvm.loop !143
97:
  br label %98
98:
  br i1 %1, label %100, label %99, !llvm.loop !144
99:
  br label %100
100:
  br i1 %1, label %102, label %101, !llvm.loop !145
101:
  br label %102
102:
  br i1 %1, label %104, label %103, !llvm.loop !146
103:
  br label %104
104:
  br i1 %1, label %106, label %105, !llvm.loop !147
105:
  br label %106
106:
  br i1 %1, label %108, label %107, !llvm.loop !149
107:
  br label %108
108:
  br i1 %1, label %110, label %109, !llvm.loop !151
109:
  br label %110
110:
  br i1 %1, label %112, label %111, !llvm.loop !152
111:
  br label %112
112:
  br i1 %1, label %114, label %113, !llvm.loop !153
113:
  br label %114
114:
  br i1 %1, label %116, label %115, !llvm.loop !154
115:
  br label %116
116:
  br i1 %1, label %118, label %117, !llvm.loop !155
117:
  br label %118
118:
  br i1 %1, label %120, label %119, !llvm.loop !157
119:
  br label %120
120:
  br i1 %1, label %122, label %121, !llvm.loop !159
121:
  br label %122
122:
  br i1 %1, label %124, label %123, !llvm.loop !160
123:
  br label %124
124:
  br i1 %1, label %126, label %125, !llvm.loop !161
125:
  br label %126
126:
  br i1 %1, label %128, label %127, !llvm.loop !162
127:
  br label %128
128:
  br i1 %1, label %130, label %129, !llvm.loop !163
129:
  br label %130
130:
  br i1 %1, label %132, label %131, !llvm.loop !165
131:
  br label %132
132:
  br i1 %1, label %134, label %133, !llvm.loop !167
133:
  br label %134
134:
  br i1 %1, label %136, label %135, !llvm.loop !168
135:
  br label %136
136:
  br i1 %1, label %138, label %137, !llvm.loop !169
137:
  br label %138
138:
  br i1 %1, label %140, label %139, !llvm.loop !170
139:
  br label %140
140:
  br i1 %1, label %142, label %141, !llvm.loop !171
141:
  br label %142
142:
  br i1 %1, label %144, label %143, !llvm.loop !173
143:
  br label %144
144:
  br i1 %1, label %146, label %145, !llvm.loop !175
145:
  br label %146
146:
  br i1 %1, label %148, label %147, !llvm.loop !177
147:
  br label %148
148:
  br i1 %1, label %150, label %149, !llvm.loop !179
149:
  br label %150
150:
  br i1 %1, label %152, label %151, !llvm.loop !181
151:
  br label %152
152:
  br i1 %1, label %154, label %153, !llvm.loop !184
153:
  br label %154
154:
  br i1 %1, label %156, label %155, !llvm.loop !187
155:
  br label %156
156:
  br i1 %1, label %158, label %157, !llvm.loop !189
157:
  br label %158
158:
  br i1 %1, label %160, label %159, !llvm.loop !191
159:
  br label %160
160:
  br i1 %1, label %162, label %161, !llvm.loop !193
161:
  br label %162
162:
  br i1 %1, label %164, label %163, !llvm.loop !195
163:
  br label %164
164:
  br i1 %1, label %166, label %165, !llvm.loop !197
165:
  br label %166
166:
  br i1 %1, label %168, label %167, !llvm.loop !199
167:
  br label %168
168:
  br i1 %1, label %170, label %169, !llvm.loop !201
169:
  br label %170
170:
  br i1 %1, label %172, label %171, !llvm.loop !204
171:
  br label %172
172:
  br i1 %1, label %174, label %173, !llvm.loop !207
173:
  br label %174
174:
  br i1 %1, label %176, label %175, !llvm.loop !209
175:
  br label %176
176:
  br i1 %1, label %178, label %177, !llvm.loop !211
177:
  br label %178
178:
  br i1 %1, label %180, label %179, !llvm.loop !213
179:
  br label %180
180:
  br i1 %1, label %182, label %181, !llvm.loop !214
181:
  br label %182
182:
  br i1 %1, label %184, label %183, !llvm.loop !215
183:
  br label %184
184:
  br i1 %1, label %186, label %185, !llvm.loop !216
185:
  br label %186
186:
  br i1 %1, label %188, label %187, !llvm.loop !217
187:
  br label %188
188:
  br i1 %1, label %190, label %189, !llvm.loop !218
189:
  br label %190
190:
  br i1 %1, label %192, label %191, !llvm.loop !220
191:
  br label %192
192:
  br i1 %1, label %194, label %193, !llvm.loop !222
193:
  br label %194
194:
  br i1 %1, label %196, label %195, !llvm.loop !223
195:
  br label %196
196:
  br i1 %1, label %198, label %197, !llvm.loop !224
197:
  br label %198
198:
  br i1 %1, label %200, label %199, !llvm.loop !225
199:
  br label %200
200:
  br i1 %1, label %202, label %201, !llvm.loop !226
201:
  br label %202
202:
  br i1 %1, label %204, label %203, !llvm.loop !228
203:
  br label %204
204:
  br i1 %1, label %206, label %205, !llvm.loop !230
205:
  br label %206
206:
  br i1 %1, label %208, label %207, !llvm.loop !231
207:
  br label %208
208:
  br i1 %1, label %210, label %209, !llvm.loop !232
209:
  br label %210
210:
  br i1 %1, label %212, label %211, !llvm.loop !233
211:
  br label %212
212:
  br i1 %1, label %214, label %213, !llvm.loop !234
213:
  br label %214
214:
  br i1 %1, label %216, label %215, !llvm.loop !236
215:
  br label %216
216:
  br i1 %1, label %218, label %217, !llvm.loop !238
217:
  br label %218
218:
  br i1 %1, label %220, label %219, !llvm.loop !240
219:
  br label %220
220:
  br i1 %1, label %222, label %221, !llvm.loop !242
221:
  br label %222
222:
  br i1 %1, label %224, label %223, !llvm.loop !244
223:
  br label %224
224:
  br i1 %1, label %226, label %225, !llvm.loop !247
225:
  br label %226
226:
  br i1 %1, label %228, label %227, !llvm.loop !250
227:
  br label %228
228:
  br i1 %1, label %230, label %229, !llvm.loop !252
229:
  br label %230
230:
  br i1 %1, label %232, label %231, !llvm.loop !254
231:
  br label %232
232:
  br i1 %1, label %234, label %233, !llvm.loop !256
233:
  br label %234
234:
  br i1 %1, label %236, label %235, !llvm.loop !258
235:
  br label %236
236:
  br i1 %1, label %238, label %237, !llvm.loop !261
237:
  br label %238
238:
  br i1 %1, label %240, label %239, !llvm.loop !264
239:
  br label %240
240:
  br i1 %1, label %242, label %241, !llvm.loop !266
241:
  br label %242
242:
  br i1 %1, label %244, label %243, !llvm.loop !268
243:
  br label %244
244:
  br i1 %1, label %246, label %245, !llvm.loop !270
245:
  br label %246
246:
  br i1 %1, label %248, label %247, !llvm.loop !272
247:
  br label %248
248:
  br i1 %1, label %250, label %249, !llvm.loop !275
249:
  br label %250
250:
  br i1 %1, label %252, label %251, !llvm.loop !276
251:
  br label %252
252:
  br i1 %1, label %254, label %253, !llvm.loop !277
253:
  br label %254
254:
  br i1 %1, label %256, label %255, !llvm.loop !278
255:
  br label %256
256:
  br i1 %1, label %258, label %257, !llvm.loop !279
257:
  br label %258
258:
  br i1 %1, label %260, label %259, !llvm.loop !280
259:
  br label %260
260:
  br i1 %1, label %262, label %261, !llvm.loop !282
261:
  br label %262
262:
  br i1 %1, label %264, label %263, !llvm.loop !284
263:
  br label %264
264:
  br i1 %1, label %266, label %265, !llvm.loop !285
265:
  br label %266
266:
  br i1 %1, label %268, label %267, !llvm.loop !286
267:
  br label %268
268:
  br i1 %1, label %270, label %269, !llvm.loop !287
269:
  br label %270
270:
  br i1 %1, label %272, label %271, !llvm.loop !288
271:
  br label %272
272:
  br i1 %1, label %274, label %273, !llvm.loop !290
273:
  br label %274
274:
  br i1 %1, label %276, label %275, !llvm.loop !292
275:
  br label %276
276:
  br i1 %1, label %278, label %277, !llvm.loop !293
277:
  br label %278
278:
  br i1 %1, label %280, label %279, !llvm.loop !294
279:
  br label %280
280:
  br i1 %1, label %282, label %281, !llvm.loop !295
281:
  br label %282
282:
  br i1 %1, label %284, label %283, !llvm.loop !296
283:
  br label %284
284:
  br i1 %1, label %286, label %285, !llvm.loop !298
285:
  br label %286
286:
  br i1 %1, label %288, label %287, !llvm.loop !300
287:
  br label %288
288:
  br i1 %1, label %290, label %289, !llvm.loop !301
289:
  br label %290
290:
  br i1 %1, label %292, label %291, !llvm.loop !302
291:
  br label %292
292:
  br i1 %1, label %294, label %293, !llvm.loop !303
293:
  br label %294
294:
  br i1 %1, label %296, label %295, !llvm.loop !304
295:
  br label %296
296:
  br i1 %1, label %298, label %297, !llvm.loop !306
297:
  br label %298
298:
  br i1 %1, label %300, label %299, !llvm.loop !308
299:
  br label %300
300:
  br i1 %1, label %302, label %301, !llvm.loop !310
301:
  br label %302
302:
  br i1 %1, label %304, label %303, !llvm.loop !312
303:
  br label %304
304:
  br i1 %1, label %306, label %305, !llvm.loop !314
305:
  br label %306
306:
  br i1 %1, label %308, label %307, !llvm.loop !317
307:
  br label %308
308:
  br i1 %1, label %310, label %309, !llvm.loop !320
309:
  br label %310
310:
  br i1 %1, label %312, label %311, !llvm.loop !322
311:
  br label %312
312:
  br i1 %1, label %314, label %313, !llvm.loop !324
313:
  br label %314
314:
  br i1 %1, label %316, label %315, !llvm.loop !326
315:
  br label %316
316:
  br i1 %1, label %318, label %317, !llvm.loop !328
317:
  br label %318
318:
  br i1 %1, label %320, label %319, !llvm.loop !331
319:
  br label %320
320:
  br i1 %1, label %322, label %321, !llvm.loop !334
321:
  br label %322
322:
  br i1 %1, label %324, label %323, !llvm.loop !336
323:
  br label %324
324:
  br i1 %1, label %326, label %325, !llvm.loop !338
325:
  br label %326
326:
  br i1 %1, label %328, label %327, !llvm.loop !340
327:
  br label %328
328:
  br i1 %1, label %330, label %329, !llvm.loop !342
329:
  br label %330
330:
  br i1 %1, label %332, label %331, !llvm.loop !344
331:
  br label %332
332:
  br i1 %1, label %334, label %333, !llvm.loop !346
333:
  br label %334
334:
  br i1 %1, label %336, label %335, !llvm.loop !348
335:
  br label %336
336:
  br i1 %1, label %338, label %337, !llvm.loop !350
337:
  br label %338
338:
  br i1 %1, label %340, label %339, !llvm.loop !352
339:
  br label %340
340:
  br i1 %1, label %342, label %341, !llvm.loop !355
341:
  br label %342
342:
  br i1 %1, label %344, label %343, !llvm.loop !358
343:
  br label %344
344:
  br i1 %1, label %346, label %345, !llvm.loop !360
345:
  br label %346
346:
  br i1 %1, label %348, label %347, !llvm.loop !362
347:
  br label %348
348:
  br i1 %1, label %350, label %349, !llvm.loop !364
349:
  br label %350
350:
  br i1 %1, label %352, label %351, !llvm.loop !366
351:
  br label %352
352:
  br i1 %1, label %354, label %353, !llvm.loop !369
353:
  br label %354
354:
  br i1 %1, label %356, label %355, !llvm.loop !372
355:
  br label %356
356:
  br i1 %1, label %358, label %357, !llvm.loop !374
357:
  br label %358
358:
  br i1 %1, label %360, label %359, !llvm.loop !376
359:
  br label %360
360:
  br i1 %1, label %362, label %361, !llvm.loop !378
361:
  br label %362
362:
  br i1 %1, label %364, label %363, !llvm.loop !380
363:
  br label %364
364:
  br i1 %1, label %366, label %365, !llvm.loop !382
365:
  br label %366
366:
  br i1 %1, label %368, label %367, !llvm.loop !383
367:
  br label %368
368:
  br i1 %1, label %370, label %369, !llvm.loop !384
369:
  br label %370
370:
  br i1 %1, label %372, label %371, !llvm.loop !385
371:
  br label %372
372:
  br i1 %1, label %374, label %373, !llvm.loop !386
373:
  br label %374
374:
  br i1 %1, label %376, label %375, !llvm.loop !387
375:
  br label %376
376:
  br i1 %1, label %378, label %377, !llvm.loop !389
377:
  br label %378
378:
  br i1 %1, label %380, label %379, !llvm.loop !391
379:
  br label %380
380:
  br i1 %1, label %382, label %381, !llvm.loop !392
381:
  br label %382
382:
  br i1 %1, label %384, label %383, !llvm.loop !393
383:
  br label %384
384:
  br i1 %1, label %386, label %385, !llvm.loop !394
385:
  br label %386
386:
  br i1 %1, label %388, label %387, !llvm.loop !396
387:
  br label %388
388:
  br i1 %1, label %390, label %389, !llvm.loop !398
389:
  br label %390
390:
  br i1 %1, label %392, label %391, !llvm.loop !400
391:
  br label %392
392:
  br i1 %1, label %394, label %393, !llvm.loop !402
393:
  br label %394
394:
  br i1 %1, label %396, label %395, !llvm.loop !404
395:
  br label %396
396:
  br i1 %1, label %398, label %397, !llvm.loop !407
397:
  br label %398
398:
  br i1 %1, label %400, label %399, !llvm.loop !410
399:
  br label %400
400:
  br i1 %1, label %402, label %401, !llvm.loop !412
401:
  br label %402
402:
  br i1 %1, label %404, label %403, !llvm.loop !414
403:
  br label %404
404:
  br i1 %1, label %406, label %405, !llvm.loop !416
405:
  br label %406
406:
  br i1 %1, label %408, label %407, !llvm.loop !418
407:
  br label %408
408:
  br i1 %1, label %410, label %409, !llvm.loop !421
409:
  br label %410
410:
  br i1 %1, label %412, label %411, !llvm.loop !424
411:
  br label %412
412:
  br i1 %1, label %414, label %413, !llvm.loop !426
413:
  br label %414
414:
  br i1 %1, label %416, label %415, !llvm.loop !428
415:
  br label %416
416:
  br i1 %1, label %418, label %417, !llvm.loop !430
417:
  br label %418
418:
  br i1 %1, label %420, label %419, !llvm.loop !432
419:
  br label %420
420:
  br i1 %1, label %422, label %421, !llvm.loop !435
421:
  br label %422
422:
  br i1 %1, label %424, label %423, !llvm.loop !436
423:
  br label %424
424:
  br i1 %1, label %426, label %425, !llvm.loop !437
425:
  br label %426
426:
  br i1 %1, label %428, label %427, !llvm.loop !438
427:
  br label %428
428:
  br i1 %1, label %430, label %429, !llvm.loop !439
429:
  br label %430
430:
  br i1 %1, label %432, label %431, !llvm.loop !440
431:
  br label %432
432:
  br i1 %1, label %434, label %433, !llvm.loop !442
433:
  br label %434
434:
  br i1 %1, label %436, label %435, !llvm.loop !444
435:
  br label %436
436:
  br i1 %1, label %438, label %437, !llvm.loop !445
437:
  br label %438
438:
  br i1 %1, label %440, label %439, !llvm.loop !446
439:
  br label %440
440:
  br i1 %1, label %442, label %441, !llvm.loop !447
441:
  br label %442
442:
  br i1 %1, label %444, label %443, !llvm.loop !448
443:
  br label %444
444:
  br i1 %1, label %446, label %445, !llvm.loop !450
445:
  br label %446
446:
  br i1 %1, label %448, label %447, !llvm.loop !452
447:
  br label %448
448:
  br i1 %1, label %450, label %449, !llvm.loop !453
449:
  br label %450
450:
  br i1 %1, label %452, label %451, !llvm.loop !454
451:
  br label %452
452:
  br i1 %1, label %454, label %453, !llvm.loop !455
453:
  br label %454
454:
  br i1 %1, label %456, label %455, !llvm.loop !456
455:
  br label %456
456:
  br i1 %1, label %458, label %457, !llvm.loop !458
457:
  br label %458
458:
  br i1 %1, label %460, label %459, !llvm.loop !460
459:
  br label %460
460:
  br i1 %1, label %462, label %461, !llvm.loop !461
461:
  br label %462
462:
  br i1 %1, label %464, label %463, !llvm.loop !462
463:
  br label %464
464:
  br i1 %1, label %466, label %465, !llvm.loop !463
465:
  br label %466
466:
  br i1 %1, label %468, label %467, !llvm.loop !464
467:
  br label %468
468:
  br i1 %1, label %470, label %469, !llvm.loop !466
469:
  br label %470
470:
  br i1 %1, label %472, label %471, !llvm.loop !467
471:
  br label %472
472:
  br i1 %1, label %474, label %473, !llvm.loop !468
473:
  br label %474
474:
  br i1 %1, label %476, label %475, !llvm.loop !469
475:
  br label %476
476:
  br i1 %1, label %478, label %477, !llvm.loop !470
477:
  br label %478
478:
  br i1 %1, label %480, label %479, !llvm.loop !471
479:
  br label %480
480:
  br i1 %1, label %482, label %481, !llvm.loop !473
481:
  br label %482
482:
  br i1 %1, label %484, label %483, !llvm.loop !475
483:
  br label %484
484:
  br i1 %1, label %486, label %485, !llvm.loop !476
485:
  br label %486
486:
  br i1 %1, label %488, label %487, !llvm.loop !477
487:
  br label %488
488:
  br i1 %1, label %490, label %489, !llvm.loop !478
489:
  br label %490
490:
  br i1 %1, label %492, label %491, !llvm.loop !480
491:
  br label %492
492:
  br i1 %1, label %494, label %493, !llvm.loop !482
493:
  br label %494
494:
  br i1 %1, label %496, label %495, !llvm.loop !484
495:
  br label %496
496:
  br i1 %1, label %498, label %497, !llvm.loop !486
497:
  br label %498
498:
  br i1 %1, label %500, label %499, !llvm.loop !488
499:
  br label %500
500:
  br i1 %1, label %502, label %501, !llvm.loop !491
501:
  br label %502
502:
  br i1 %1, label %504, label %503, !llvm.loop !494
503:
  br label %504
504:
  br i1 %1, label %506, label %505, !llvm.loop !496
505:
  br label %506
506:
  br i1 %1, label %508, label %507, !llvm.loop !498
507:
  br label %508
508:
  br i1 %1, label %510, label %509, !llvm.loop !500
509:
  br label %510
510:
  br i1 %1, label %512, label %511, !llvm.loop !502
511:
  br label %512
512:
  br i1 %1, label %514, label %513, !llvm.loop !505
513:
  br label %514
514:
  br i1 %1, label %516, label %515, !llvm.loop !508
515:
  br label %516
516:
  br i1 %1, label %518, label %517, !llvm.loop !510
517:
  br label %518
518:
  br i1 %1, label %520, label %519, !llvm.loop !512
519:
  br label %520
520:
  br i1 %1, label %522, label %521, !llvm.loop !514
521:
  br label %522
522:
  br i1 %1, label %524, label %523, !llvm.loop !516
523:
  br label %524
524:
  br i1 %1, label %526, label %525, !llvm.loop !519
525:
  br label %526
526:
  br i1 %1, label %528, label %527, !llvm.loop !522
527:
  br label %528
528:
  br i1 %1, label %530, label %529, !llvm.loop !524
529:
  br label %530
530:
  br i1 %1, label %532, label %531, !llvm.loop !526
531:
  br label %532
532:
  br i1 %1, label %534, label %533, !llvm.loop !528
533:
  br label %534
534:
  br i1 %1, label %536, label %535, !llvm.loop !530
535:
  br label %536
536:
  br i1 %1, label %538, label %537, !llvm.loop !534
537:
  br label %538
538:
  br i1 %1, label %540, label %539, !llvm.loop !535
539:
  br label %540
540:
  br i1 %1, label %542, label %541, !llvm.loop !536
541:
  br label %542
542:
  br i1 %1, label %544, label %543, !llvm.loop !537
543:
  br label %544
544:
  br i1 %1, label %546, label %545, !llvm.loop !538
545:
  br label %546
546:
  br i1 %1, label %548, label %547, !llvm.loop !539
547:
  br label %548
548:
  br i1 %1, label %550, label %549, !llvm.loop !541
549:
  br label %550
550:
  br i1 %1, label %552, label %551, !llvm.loop !543
551:
  br label %552
552:
  br i1 %1, label %554, label %553, !llvm.loop !544
553:
  br label %554
554:
  br i1 %1, label %556, label %555, !llvm.loop !545
555:
  br label %556
556:
  br i1 %1, label %558, label %557, !llvm.loop !546
557:
  br label %558
558:
  br i1 %1, label %560, label %559, !llvm.loop !548
559:
  br label %560
560:
  br i1 %1, label %562, label %561, !llvm.loop !550
561:
  br label %562
562:
  br i1 %1, label %564, label %563, !llvm.loop !552
563:
  br label %564
564:
  br i1 %1, label %566, label %565, !llvm.loop !554
565:
  br label %566
566:
  br i1 %1, label %568, label %567, !llvm.loop !556
567:
  br label %568
568:
  br i1 %1, label %570, label %569, !llvm.loop !559
569:
  br label %570
570:
  br i1 %1, label %572, label %571, !llvm.loop !562
571:
  br label %572
572:
  br i1 %1, label %574, label %573, !llvm.loop !564
573:
  br label %574
574:
  br i1 %1, label %576, label %575, !llvm.loop !566
575:
  br label %576
576:
  br i1 %1, label %578, label %577, !llvm.loop !568
577:
  br label %578
578:
  br i1 %1, label %580, label %579, !llvm.loop !570
579:
  br label %580
580:
  br i1 %1, label %582, label %581, !llvm.loop !573
581:
  br label %582
582:
  br i1 %1, label %584, label %583, !llvm.loop !576
583:
  br label %584
584:
  br i1 %1, label %586, label %585, !llvm.loop !578
585:
  br label %586
586:
  br i1 %1, label %588, label %587, !llvm.loop !580
587:
  br label %588
588:
  br i1 %1, label %590, label %589, !llvm.loop !582
589:
  br label %590
590:
  br i1 %1, label %592, label %591, !llvm.loop !584
591:
  br label %592
592:
  br i1 %1, label %594, label %593, !llvm.loop !588
593:
  br label %594
594:
  br i1 %1, label %596, label %595, !llvm.loop !589
595:
  br label %596
596:
  br i1 %1, label %598, label %597, !llvm.loop !590
597:
  br label %598
598:
  br i1 %1, label %600, label %599, !llvm.loop !591
599:
  br label %600
600:
  br i1 %1, label %602, label %601, !llvm.loop !592
601:
  br label %602
602:
  br i1 %1, label %604, label %603, !llvm.loop !593
603:
  br label %604
604:
  br i1 %1, label %606, label %605, !llvm.loop !595
605:
  br label %606
606:
  br i1 %1, label %608, label %607, !llvm.loop !597
607:
  br label %608
608:
  br i1 %1, label %610, label %609, !llvm.loop !598
609:
  br label %610
610:
  br i1 %1, label %612, label %611, !llvm.loop !599
611:
  br label %612
612:
  br i1 %1, label %614, label %613, !llvm.loop !600
613:
  br label %614
614:
  br i1 %1, label %616, label %615, !llvm.loop !602
615:
  br label %616
616:
  br i1 %1, label %618, label %617, !llvm.loop !604
617:
  br label %618
618:
  br i1 %1, label %620, label %619, !llvm.loop !606
619:
  br label %620
620:
  br i1 %1, label %622, label %621, !llvm.loop !608
621:
  br label %622
622:
  br i1 %1, label %624, label %623, !llvm.loop !610
623:
  br label %624
624:
  br i1 %1, label %626, label %625, !llvm.loop !613
625:
  br label %626
626:
  br i1 %1, label %628, label %627, !llvm.loop !616
627:
  br label %628
628:
  br i1 %1, label %630, label %629, !llvm.loop !618
629:
  br label %630
630:
  br i1 %1, label %632, label %631, !llvm.loop !620
631:
  br label %632
632:
  ret void
}

declare !vec_type_hint !622 void @f353()
declare !vec_type_hint !624 void @f355()
declare !vec_type_hint !625 void @f356()
declare !vec_type_hint !626 void @f357()
declare !vec_type_hint !627 void @f358()
declare !vec_type_hint !628 void @f359()
declare !vec_type_hint !630 void @f360()
declare !vec_type_hint !632 void @f361()
declare !reqd_work_group_size !633 void @f362()
declare !reqd_work_group_size !634 void @f363()
declare !reqd_work_group_size !635 void @f364()
declare !reqd_work_group_size !636 void @f365()
declare !reqd_work_group_size !637 void @f366()
declare !reqd_work_group_size !638 void @f367()
declare !reqd_work_group_size !639 void @f368()
declare !reqd_work_group_size !641 void @f369()
declare !reqd_work_group_size !643 void @f370()
declare !reqd_work_group_size !644 void @f371()
declare !reqd_work_group_size !645 void @f372()
declare !reqd_work_group_size !646 void @f373()
declare !reqd_work_group_size !647 void @f374()
declare !reqd_work_group_size !649 void @f375()
declare !reqd_work_group_size !651 void @f376()
declare !reqd_work_group_size !652 void @f377()
declare !reqd_work_group_size !653 void @f378()
declare !reqd_work_group_size !654 void @f379()
declare !reqd_work_group_size !656 void @f380()
declare !reqd_work_group_size !658 void @f381()
declare !reqd_work_group_size !659 void @f382()
declare !reqd_work_group_size !660 void @f383()
declare !reqd_work_group_size !661 void @f384()
declare !intel_reqd_sub_group_size !662 void @f385()
declare !intel_reqd_sub_group_size !663 void @f386()
declare !intel_reqd_sub_group_size !664 void @f387()
declare !intel_reqd_sub_group_size !665 void @f388()
declare !intel_reqd_sub_group_size !666 void @f389()
declare !intel_reqd_sub_group_size !667 void @f390()
declare !intel_reqd_sub_group_size !668 void @f391()
declare !intel_reqd_sub_group_size !670 void @f392()
declare !intel_reqd_sub_group_size !672 void @f393()
declare !intel_reqd_sub_group_size !673 void @f394()
declare !intel_reqd_sub_group_size !674 void @f395()

!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 0, !3, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"char", !4, i64 0}
!4 = !{!"root"}
!5 = distinct !{!1, !2, i64 0}
!6 = !{!"x", !2, i64 0}
!7 = !{!1, !2, i64 0, i32 1}
!8 = !{!9, !2, i64 0}
!9 = distinct !{!"s", !2, i64 0, !3, i64 4}
!10 = !{!11, !2, i64 0}
!11 = !{!"x", !2, i64 0, !3, i64 4}
!12 = !{!13, !2, i64 0}
!13 = !{!"s", !2, i64 0, !14, i64 4}
!14 = !{}
!15 = !{!16, !2, i64 0}
!16 = !{!"s", !2, i64 0, !17, i64 4}
!17 = !{!"y"}
!18 = !{!19, !2, i64 0}
!19 = !{!"s", !2, i64 0, !3, i64 5}
!20 = !{!21}
!21 = distinct !{!21, !22, !"s"}
!22 = distinct !{!22, !"d"}
!23 = distinct !{!21}
!24 = !{}
!25 = !{!26}
!26 = !{!26, !22, !"s"}
!27 = !{!28}
!28 = distinct !{!"x", !22, !"s"}
!29 = !{!30}
!30 = distinct !{!30, !31, !"s"}
!31 = !{!"y"}
!32 = !{!33}
!33 = distinct !{!33, !22, !"x"}
!34 = !{!35}
!35 = distinct !{!35, !22}
!36 = !{!37}
!37 = distinct !{!37, !38, !"s"}
!38 = !{!38, !"d"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"s"}
!41 = distinct !{!"x", !"d"}
!42 = !{!43}
!43 = distinct !{!43, !44, !"s"}
!44 = distinct !{!44, !"x"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"s"}
!47 = distinct !{!"d"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"s"}
!50 = distinct !{!50}
!51 = !{!52, !53, i64 0, i64 1}
!52 = !{!"one", !3, i64 0}
!53 = !{!"one", !3, i64 0}
!54 = distinct !{!52, !53, i64 0, i64 1}
!55 = !{!52, !53, i64 0}
!56 = !{!57, !53, i64 0, i64 1}
!57 = !{!3, i64 0}
!58 = !{!59}
!59 = !{!"by", !60}
!60 = !{!"nd"}
!61 = distinct !{!59}
!62 = !{}
!63 = !{!64}
!64 = distinct !{!"by", !60}
!65 = !{!66}
!66 = !{!"x", !60}
!67 = !{!68}
!68 = !{!"by", !69}
!69 = !{!"y"}
!70 = !{!71}
!71 = !{!"by", !60, !"z"}
!72 = !{!73}
!73 = !{!"by", !74}
!74 = distinct !{!"nd"}
!75 = !{!76}
!76 = !{!"by", !77}
!77 = !{!"x"}
!78 = !{!79}
!79 = !{!"by", !80}
!80 = !{!"nd", !"z"}
!81 = distinct !{}
!82 = !{}
!83 = !{!81, !84}
!84 = distinct !{}
!85 = distinct !{!81, !84}
!86 = !{!84}
!87 = !{i32 1}
!88 = distinct !{i32 1}
!89 = !{null}
!90 = !{!"x"}
!91 = !{i32 3}
!92 = !{i64 5}
!93 = !{!94}
!94 = !{}
!95 = !{!96}
!96 = !{!"y"}
!97 = !{}
!98 = !{i32 1, !"z"}
!99 = !{i32 1, i32 1}
!100 = !{}
!101 = distinct !{}
!102 = !{!"z"}
!103 = !{i32 1}
!104 = !{i64 8}
!105 = distinct !{i64 8}
!106 = !{i64 5}
!107 = !{i64 8}
!108 = distinct !{i64 8}
!109 = !{i64 5}
!110 = !{!"a", !"b"}
!111 = distinct !{!"a", !"b"}
!112 = !{!"x", !"b"}
!113 = !{!"a", !"x"}
!114 = !{!115, !116}
!115 = !{!"a", !"b"}
!116 = !{!"c", !"d"}
!117 = distinct !{!115, !116}
!118 = !{!116}
!119 = !{!115}
!120 = !{!121, !116}
!121 = distinct !{!"a", !"b"}
!122 = !{!123, !116}
!123 = !{!"x", !"b"}
!124 = !{!125, !116}
!125 = !{!"a", !"x"}
!126 = !{!115, !127}
!127 = distinct !{!"c", !"d"}
!128 = !{!115, !129}
!129 = !{!"x", !"d"}
!130 = !{!115, !131}
!131 = !{!"c", !"x"}
!132 = !{!"branch_weights", !"expected", i32 1, i32 2}
!133 = distinct !{!"branch_weights", !"expected", i32 1, i32 2}
!134 = !{!"branch_weights", !"x", i32 1, i32 2}
!135 = !{!"branch_weights", !"expected", i32 3, i32 2}
!136 = !{!"branch_weights", !"expected", i64 5, i32 2}
!137 = !{!"branch_weights", !"expected", i32 1, i32 3}
!138 = !{!"branch_weights", !"expected", i32 1, i64 5}
!139 = distinct !{!139, !140, !141}
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = !{!142, !140, !141}
!143 = distinct !{null, !140, !141}
!144 = distinct !{!"x", !140, !141}
!145 = distinct !{i32 3, !140, !141}
!146 = distinct !{i64 5, !140, !141}
!147 = distinct !{!148, !140, !141}
!148 = !{}
!149 = distinct !{!150, !140, !141}
!150 = !{!"y"}
!151 = distinct !{!151, null, !141}
!152 = distinct !{!152, !"x", !141}
!153 = distinct !{!153, i32 3, !141}
!154 = distinct !{!154, i64 5, !141}
!155 = distinct !{!155, !156, !141}
!156 = !{}
!157 = distinct !{!157, !158, !141}
!158 = !{!"y"}
!159 = distinct !{!159, !140, null}
!160 = distinct !{!160, !140, !"x"}
!161 = distinct !{!161, !140, i32 3}
!162 = distinct !{!162, !140, i64 5}
!163 = distinct !{!163, !140, !164}
!164 = !{}
!165 = distinct !{!165, !140, !166}
!166 = !{!"y"}
!167 = distinct !{!140, !141}
!168 = distinct !{!168, !140}
!169 = distinct !{!169, !140, !141, !"z"}
!170 = distinct !{!170, !140, !141, i32 1}
!171 = distinct !{!171, !172, !141}
!172 = distinct !{!"llvm.loop.mustprogress"}
!173 = distinct !{!173, !174, !141}
!174 = !{null}
!175 = distinct !{!175, !176, !141}
!176 = !{!"x"}
!177 = distinct !{!177, !178, !141}
!178 = !{i32 3}
!179 = distinct !{!179, !180, !141}
!180 = !{i64 5}
!181 = distinct !{!181, !182, !141}
!182 = !{!183}
!183 = !{}
!184 = distinct !{!184, !185, !141}
!185 = !{!186}
!186 = !{!"y"}
!187 = distinct !{!187, !188, !141}
!188 = !{!"llvm.loop.mustprogress", !"z"}
!189 = distinct !{!189, !190, !141}
!190 = !{!"llvm.loop.mustprogress", i32 1}
!191 = distinct !{!191, !140, !192}
!192 = distinct !{!"llvm.loop.unroll.disable"}
!193 = distinct !{!193, !140, !194}
!194 = !{null}
!195 = distinct !{!195, !140, !196}
!196 = !{!"x"}
!197 = distinct !{!197, !140, !198}
!198 = !{i32 3}
!199 = distinct !{!199, !140, !200}
!200 = !{i64 5}
!201 = distinct !{!201, !140, !202}
!202 = !{!203}
!203 = !{}
!204 = distinct !{!204, !140, !205}
!205 = !{!206}
!206 = !{!"y"}
!207 = distinct !{!207, !140, !208}
!208 = !{!"llvm.loop.unroll.disable", !"z"}
!209 = distinct !{!209, !140, !210}
!210 = !{!"llvm.loop.unroll.disable", i32 1}
!211 = distinct !{!211, !212}
!212 = !{!"llvm.loop.isvectorized", i32 1}
!213 = !{!213, !212}
!214 = distinct !{null, !212}
!215 = distinct !{!"x", !212}
!216 = distinct !{i32 3, !212}
!217 = distinct !{i64 5, !212}
!218 = distinct !{!219, !212}
!219 = !{}
!220 = distinct !{!221, !212}
!221 = !{!"y"}
!222 = distinct !{!222, null}
!223 = distinct !{!223, !"x"}
!224 = distinct !{!224, i32 3}
!225 = distinct !{!225, i64 5}
!226 = distinct !{!226, !227}
!227 = !{}
!228 = distinct !{!228, !229}
!229 = !{!"y"}
!230 = distinct !{!212}
!231 = distinct !{!231}
!232 = distinct !{!232, !212, !"z"}
!233 = distinct !{!233, !212, i32 1}
!234 = distinct !{!234, !235}
!235 = distinct !{!"llvm.loop.isvectorized", i32 1}
!236 = distinct !{!236, !237}
!237 = !{null, i32 1}
!238 = distinct !{!238, !239}
!239 = !{!"x", i32 1}
!240 = distinct !{!240, !241}
!241 = !{i32 3, i32 1}
!242 = distinct !{!242, !243}
!243 = !{i64 5, i32 1}
!244 = distinct !{!244, !245}
!245 = !{!246, i32 1}
!246 = !{}
!247 = distinct !{!247, !248}
!248 = !{!249, i32 1}
!249 = !{!"y"}
!250 = distinct !{!250, !251}
!251 = !{!"llvm.loop.isvectorized", null}
!252 = distinct !{!252, !253}
!253 = !{!"llvm.loop.isvectorized", !"x"}
!254 = distinct !{!254, !255}
!255 = !{!"llvm.loop.isvectorized", i32 3}
!256 = distinct !{!256, !257}
!257 = !{!"llvm.loop.isvectorized", i64 5}
!258 = distinct !{!258, !259}
!259 = !{!"llvm.loop.isvectorized", !260}
!260 = !{}
!261 = distinct !{!261, !262}
!262 = !{!"llvm.loop.isvectorized", !263}
!263 = !{!"y"}
!264 = distinct !{!264, !265}
!265 = !{i32 1}
!266 = distinct !{!266, !267}
!267 = !{!"llvm.loop.isvectorized"}
!268 = distinct !{!268, !269}
!269 = !{!"llvm.loop.isvectorized", i32 1, !"z"}
!270 = distinct !{!270, !271}
!271 = !{!"llvm.loop.isvectorized", i32 1, i32 1}
!272 = distinct !{!272, !273, !274}
!273 = !{!"llvm.loop.vectorize.enable", i1 true}
!274 = !{!"llvm.loop.vectorize.width", i32 4}
!275 = !{!275, !273, !274}
!276 = distinct !{null, !273, !274}
!277 = distinct !{!"x", !273, !274}
!278 = distinct !{i32 3, !273, !274}
!279 = distinct !{i64 5, !273, !274}
!280 = distinct !{!281, !273, !274}
!281 = !{}
!282 = distinct !{!283, !273, !274}
!283 = !{!"y"}
!284 = distinct !{!284, null, !274}
!285 = distinct !{!285, !"x", !274}
!286 = distinct !{!286, i32 3, !274}
!287 = distinct !{!287, i64 5, !274}
!288 = distinct !{!288, !289, !274}
!289 = !{}
!290 = distinct !{!290, !291, !274}
!291 = !{!"y"}
!292 = distinct !{!292, !273, null}
!293 = distinct !{!293, !273, !"x"}
!294 = distinct !{!294, !273, i32 3}
!295 = distinct !{!295, !273, i64 5}
!296 = distinct !{!296, !273, !297}
!297 = !{}
!298 = distinct !{!298, !273, !299}
!299 = !{!"y"}
!300 = distinct !{!273, !274}
!301 = distinct !{!301, !273}
!302 = distinct !{!302, !273, !274, !"z"}
!303 = distinct !{!303, !273, !274, i32 1}
!304 = distinct !{!304, !305, !274}
!305 = distinct !{!"llvm.loop.vectorize.enable", i1 true}
!306 = distinct !{!306, !307, !274}
!307 = !{null, i1 true}
!308 = distinct !{!308, !309, !274}
!309 = !{!"x", i1 true}
!310 = distinct !{!310, !311, !274}
!311 = !{i32 3, i1 true}
!312 = distinct !{!312, !313, !274}
!313 = !{i64 5, i1 true}
!314 = distinct !{!314, !315, !274}
!315 = !{!316, i1 true}
!316 = !{}
!317 = distinct !{!317, !318, !274}
!318 = !{!319, i1 true}
!319 = !{!"y"}
!320 = distinct !{!320, !321, !274}
!321 = !{!"llvm.loop.vectorize.enable", null}
!322 = distinct !{!322, !323, !274}
!323 = !{!"llvm.loop.vectorize.enable", !"x"}
!324 = distinct !{!324, !325, !274}
!325 = !{!"llvm.loop.vectorize.enable", i32 3}
!326 = distinct !{!326, !327, !274}
!327 = !{!"llvm.loop.vectorize.enable", i64 5}
!328 = distinct !{!328, !329, !274}
!329 = !{!"llvm.loop.vectorize.enable", !330}
!330 = !{}
!331 = distinct !{!331, !332, !274}
!332 = !{!"llvm.loop.vectorize.enable", !333}
!333 = !{!"y"}
!334 = distinct !{!334, !335, !274}
!335 = !{i1 true}
!336 = distinct !{!336, !337, !274}
!337 = !{!"llvm.loop.vectorize.enable"}
!338 = distinct !{!338, !339, !274}
!339 = !{!"llvm.loop.vectorize.enable", i1 true, !"z"}
!340 = distinct !{!340, !341, !274}
!341 = !{!"llvm.loop.vectorize.enable", i1 true, i32 1}
!342 = distinct !{!342, !273, !343}
!343 = distinct !{!"llvm.loop.vectorize.width", i32 4}
!344 = distinct !{!344, !273, !345}
!345 = !{null, i32 4}
!346 = distinct !{!346, !273, !347}
!347 = !{!"x", i32 4}
!348 = distinct !{!348, !273, !349}
!349 = !{i32 3, i32 4}
!350 = distinct !{!350, !273, !351}
!351 = !{i64 5, i32 4}
!352 = distinct !{!352, !273, !353}
!353 = !{!354, i32 4}
!354 = !{}
!355 = distinct !{!355, !273, !356}
!356 = !{!357, i32 4}
!357 = !{!"y"}
!358 = distinct !{!358, !273, !359}
!359 = !{!"llvm.loop.vectorize.width", null}
!360 = distinct !{!360, !273, !361}
!361 = !{!"llvm.loop.vectorize.width", !"x"}
!362 = distinct !{!362, !273, !363}
!363 = !{!"llvm.loop.vectorize.width", i32 3}
!364 = distinct !{!364, !273, !365}
!365 = !{!"llvm.loop.vectorize.width", i64 5}
!366 = distinct !{!366, !273, !367}
!367 = !{!"llvm.loop.vectorize.width", !368}
!368 = !{}
!369 = distinct !{!369, !273, !370}
!370 = !{!"llvm.loop.vectorize.width", !371}
!371 = !{!"y"}
!372 = distinct !{!372, !273, !373}
!373 = !{i32 4}
!374 = distinct !{!374, !273, !375}
!375 = !{!"llvm.loop.vectorize.width"}
!376 = distinct !{!376, !273, !377}
!377 = !{!"llvm.loop.vectorize.width", i32 4, !"z"}
!378 = distinct !{!378, !273, !379}
!379 = !{!"llvm.loop.vectorize.width", i32 4, i32 1}
!380 = distinct !{!380, !381}
!381 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!382 = !{!382, !381}
!383 = distinct !{null, !381}
!384 = distinct !{!"x", !381}
!385 = distinct !{i32 3, !381}
!386 = distinct !{i64 5, !381}
!387 = distinct !{!388, !381}
!388 = !{}
!389 = distinct !{!390, !381}
!390 = !{!"y"}
!391 = distinct !{!381}
!392 = distinct !{!392, !381, !"z"}
!393 = distinct !{!393, !381, i32 1}
!394 = distinct !{!394, !395}
!395 = distinct !{!"llvm.loop.unroll.runtime.disable", i1 false}
!396 = distinct !{!396, !397}
!397 = !{null, i1 false}
!398 = distinct !{!398, !399}
!399 = !{!"x", i1 false}
!400 = distinct !{!400, !401}
!401 = !{i32 3, i1 false}
!402 = distinct !{!402, !403}
!403 = !{i64 5, i1 false}
!404 = distinct !{!404, !405}
!405 = !{!406, i1 false}
!406 = !{}
!407 = distinct !{!407, !408}
!408 = !{!409, i1 false}
!409 = !{!"y"}
!410 = distinct !{!410, !411}
!411 = !{!"llvm.loop.unroll.runtime.disable", null}
!412 = distinct !{!412, !413}
!413 = !{!"llvm.loop.unroll.runtime.disable", !"x"}
!414 = distinct !{!414, !415}
!415 = !{!"llvm.loop.unroll.runtime.disable", i32 3}
!416 = distinct !{!416, !417}
!417 = !{!"llvm.loop.unroll.runtime.disable", i64 5}
!418 = distinct !{!418, !419}
!419 = !{!"llvm.loop.unroll.runtime.disable", !420}
!420 = !{}
!421 = distinct !{!421, !422}
!422 = !{!"llvm.loop.unroll.runtime.disable", !423}
!423 = !{!"y"}
!424 = distinct !{!424, !425}
!425 = !{i1 false}
!426 = distinct !{!426, !427}
!427 = !{!"llvm.loop.unroll.runtime.disable"}
!428 = distinct !{!428, !429}
!429 = !{!"llvm.loop.unroll.runtime.disable", i1 false, !"z"}
!430 = distinct !{!430, !431}
!431 = !{!"llvm.loop.unroll.runtime.disable", i1 false, i32 1}
!432 = distinct !{!432, !433, !434}
!433 = !{!"llvm.loop.pipeline.disable", i1 true}
!434 = !{!"llvm.loop.unroll_and_jam.enable"}
!435 = !{!435, !433, !434}
!436 = distinct !{null, !433, !434}
!437 = distinct !{!"x", !433, !434}
!438 = distinct !{i32 3, !433, !434}
!439 = distinct !{i64 5, !433, !434}
!440 = distinct !{!441, !433, !434}
!441 = !{}
!442 = distinct !{!443, !433, !434}
!443 = !{!"y"}
!444 = distinct !{!444, null, !434}
!445 = distinct !{!445, !"x", !434}
!446 = distinct !{!446, i32 3, !434}
!447 = distinct !{!447, i64 5, !434}
!448 = distinct !{!448, !449, !434}
!449 = !{}
!450 = distinct !{!450, !451, !434}
!451 = !{!"y"}
!452 = distinct !{!452, !433, null}
!453 = distinct !{!453, !433, !"x"}
!454 = distinct !{!454, !433, i32 3}
!455 = distinct !{!455, !433, i64 5}
!456 = distinct !{!456, !433, !457}
!457 = !{}
!458 = distinct !{!458, !433, !459}
!459 = !{!"y"}
!460 = distinct !{!433, !434}
!461 = distinct !{!461, !433}
!462 = distinct !{!462, !433, !434, !"z"}
!463 = distinct !{!463, !433, !434, i32 1}
!464 = distinct !{!464, !465}
!465 = !{!"llvm.loop.parallel_accesses", !81, !84}
!466 = !{!466, !465}
!467 = distinct !{null, !465}
!468 = distinct !{!"x", !465}
!469 = distinct !{i32 3, !465}
!470 = distinct !{i64 5, !465}
!471 = distinct !{!472, !465}
!472 = !{}
!473 = distinct !{!474, !465}
!474 = !{!"y"}
!475 = distinct !{!465}
!476 = distinct !{!476, !465, !"z"}
!477 = distinct !{!477, !465, i32 1}
!478 = distinct !{!478, !479}
!479 = distinct !{!"llvm.loop.parallel_accesses", !81, !84}
!480 = distinct !{!480, !481}
!481 = !{null, !81, !84}
!482 = distinct !{!482, !483}
!483 = !{!"x", !81, !84}
!484 = distinct !{!484, !485}
!485 = !{i32 3, !81, !84}
!486 = distinct !{!486, !487}
!487 = !{i64 5, !81, !84}
!488 = distinct !{!488, !489}
!489 = !{!490, !81, !84}
!490 = !{}
!491 = distinct !{!491, !492}
!492 = !{!493, !81, !84}
!493 = !{!"y"}
!494 = distinct !{!494, !495}
!495 = !{!"llvm.loop.parallel_accesses", null, !84}
!496 = distinct !{!496, !497}
!497 = !{!"llvm.loop.parallel_accesses", !"x", !84}
!498 = distinct !{!498, !499}
!499 = !{!"llvm.loop.parallel_accesses", i32 3, !84}
!500 = distinct !{!500, !501}
!501 = !{!"llvm.loop.parallel_accesses", i64 5, !84}
!502 = distinct !{!502, !503}
!503 = !{!"llvm.loop.parallel_accesses", !504, !84}
!504 = !{}
!505 = distinct !{!505, !506}
!506 = !{!"llvm.loop.parallel_accesses", !507, !84}
!507 = !{!"y"}
!508 = distinct !{!508, !509}
!509 = !{!"llvm.loop.parallel_accesses", !81, null}
!510 = distinct !{!510, !511}
!511 = !{!"llvm.loop.parallel_accesses", !81, !"x"}
!512 = distinct !{!512, !513}
!513 = !{!"llvm.loop.parallel_accesses", !81, i32 3}
!514 = distinct !{!514, !515}
!515 = !{!"llvm.loop.parallel_accesses", !81, i64 5}
!516 = distinct !{!516, !517}
!517 = !{!"llvm.loop.parallel_accesses", !81, !518}
!518 = !{}
!519 = distinct !{!519, !520}
!520 = !{!"llvm.loop.parallel_accesses", !81, !521}
!521 = !{!"y"}
!522 = distinct !{!522, !523}
!523 = !{!81, !84}
!524 = distinct !{!524, !525}
!525 = !{!"llvm.loop.parallel_accesses", !81}
!526 = distinct !{!526, !527}
!527 = !{!"llvm.loop.parallel_accesses", !81, !84, !"z"}
!528 = distinct !{!528, !529}
!529 = !{!"llvm.loop.parallel_accesses", !81, !84, i32 1}
!530 = distinct !{!530, !531}
!531 = !{!"llvm.loop.vectorize.followup_all", !532}
!532 = distinct !{!532, !533}
!533 = !{!"llvm.loop.unroll.runtime.disable"}
!534 = !{!534, !531}
!535 = distinct !{null, !531}
!536 = distinct !{!"x", !531}
!537 = distinct !{i32 3, !531}
!538 = distinct !{i64 5, !531}
!539 = distinct !{!540, !531}
!540 = !{}
!541 = distinct !{!542, !531}
!542 = !{!"y"}
!543 = distinct !{!531}
!544 = distinct !{!544, !531, !"z"}
!545 = distinct !{!545, !531, i32 1}
!546 = distinct !{!546, !547}
!547 = distinct !{!"llvm.loop.vectorize.followup_all", !532}
!548 = distinct !{!548, !549}
!549 = !{null, !532}
!550 = distinct !{!550, !551}
!551 = !{!"x", !532}
!552 = distinct !{!552, !553}
!553 = !{i32 3, !532}
!554 = distinct !{!554, !555}
!555 = !{i64 5, !532}
!556 = distinct !{!556, !557}
!557 = !{!558, !532}
!558 = !{}
!559 = distinct !{!559, !560}
!560 = !{!561, !532}
!561 = !{!"y"}
!562 = distinct !{!562, !563}
!563 = !{!"llvm.loop.vectorize.followup_all", null}
!564 = distinct !{!564, !565}
!565 = !{!"llvm.loop.vectorize.followup_all", !"x"}
!566 = distinct !{!566, !567}
!567 = !{!"llvm.loop.vectorize.followup_all", i32 3}
!568 = distinct !{!568, !569}
!569 = !{!"llvm.loop.vectorize.followup_all", i64 5}
!570 = distinct !{!570, !571}
!571 = !{!"llvm.loop.vectorize.followup_all", !572}
!572 = !{}
!573 = distinct !{!573, !574}
!574 = !{!"llvm.loop.vectorize.followup_all", !575}
!575 = !{!"y"}
!576 = distinct !{!576, !577}
!577 = !{!532}
!578 = distinct !{!578, !579}
!579 = !{!"llvm.loop.vectorize.followup_all"}
!580 = distinct !{!580, !581}
!581 = !{!"llvm.loop.vectorize.followup_all", !532, !"z"}
!582 = distinct !{!582, !583}
!583 = !{!"llvm.loop.vectorize.followup_all", !532, i32 1}
!584 = distinct !{!584, !585}
!585 = !{!"llvm.loop.vectorize.followup_all", !586}
!586 = distinct !{!586, !587}
!587 = !{!"llvm.loop.unroll.runtime.disable", i1 true}
!588 = !{!588, !585}
!589 = distinct !{null, !585}
!590 = distinct !{!"x", !585}
!591 = distinct !{i32 3, !585}
!592 = distinct !{i64 5, !585}
!593 = distinct !{!594, !585}
!594 = !{}
!595 = distinct !{!596, !585}
!596 = !{!"y"}
!597 = distinct !{!585}
!598 = distinct !{!598, !585, !"z"}
!599 = distinct !{!599, !585, i32 1}
!600 = distinct !{!600, !601}
!601 = distinct !{!"llvm.loop.vectorize.followup_all", !586}
!602 = distinct !{!602, !603}
!603 = !{null, !586}
!604 = distinct !{!604, !605}
!605 = !{!"x", !586}
!606 = distinct !{!606, !607}
!607 = !{i32 3, !586}
!608 = distinct !{!608, !609}
!609 = !{i64 5, !586}
!610 = distinct !{!610, !611}
!611 = !{!612, !586}
!612 = !{}
!613 = distinct !{!613, !614}
!614 = !{!615, !586}
!615 = !{!"y"}
!616 = distinct !{!616, !617}
!617 = !{!586}
!618 = distinct !{!618, !619}
!619 = !{!"llvm.loop.vectorize.followup_all", !586, !"z"}
!620 = distinct !{!620, !621}
!621 = !{!"llvm.loop.vectorize.followup_all", !586, i32 1}
!622 = !{<8 x i32> undef, i32 1}
!624 = !{null, i32 1}
!625 = !{!"x", i32 1}
!626 = !{i32 3, i32 1}
!627 = !{i64 5, i32 1}
!628 = !{!629, i32 1}
!629 = !{}
!630 = !{!631, i32 1}
!631 = !{!"y"}
!632 = !{i32 1}
!633 = !{i32 1, i32 2, i32 3}
!634 = distinct !{i32 1, i32 2, i32 3}
!635 = !{null, i32 2, i32 3}
!636 = !{!"x", i32 2, i32 3}
!637 = !{i32 3, i32 2, i32 3}
!638 = !{i64 5, i32 2, i32 3}
!639 = !{!640, i32 2, i32 3}
!640 = !{}
!641 = !{!642, i32 2, i32 3}
!642 = !{!"y"}
!643 = !{i32 1, null, i32 3}
!644 = !{i32 1, !"x", i32 3}
!645 = !{i32 1, i32 3, i32 3}
!646 = !{i32 1, i64 5, i32 3}
!647 = !{i32 1, !648, i32 3}
!648 = !{}
!649 = !{i32 1, !650, i32 3}
!650 = !{!"y"}
!651 = !{i32 1, i32 2, null}
!652 = !{i32 1, i32 2, !"x"}
!653 = !{i32 1, i32 2, i64 5}
!654 = !{i32 1, i32 2, !655}
!655 = !{}
!656 = !{i32 1, i32 2, !657}
!657 = !{!"y"}
!658 = !{i32 2, i32 3}
!659 = !{i32 1, i32 2}
!660 = !{i32 1, i32 2, i32 3, !"z"}
!661 = !{i32 1, i32 2, i32 3, i32 1}
!662 = !{i32 4}
!663 = distinct !{i32 4}
!664 = !{null}
!665 = !{!"x"}
!666 = !{i32 3}
!667 = !{i64 5}
!668 = !{!669}
!669 = !{}
!670 = !{!671}
!671 = !{!"y"}
!672 = !{}
!673 = !{i32 4, !"z"}
!674 = !{i32 4, i32 1}
