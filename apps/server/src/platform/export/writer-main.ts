import { workerData } from 'node:worker_threads'
import { cellReader, formats } from './cells.ts'
import type { WriteOrder } from './order.ts'
import { writeInThisThread } from './writing-thread.ts'

const order = workerData as WriteOrder
const readers = order.columns.map(({ type, values }) => cellReader(type, values))

await writeInThisThread(order, {
  columns: order.columns.map(({ header, width, type }) => ({ header, width, numFmt: formats[type] })),
  rowOf: (texts) => ({ cells: texts.map((text, n) => readers[n]?.(text) ?? null) }),
})
