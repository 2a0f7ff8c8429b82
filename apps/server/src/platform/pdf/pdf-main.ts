import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { PdfOrder } from './blocks.ts'
import { drawPdf } from './draw-pdf.ts'

// A thread has a priority of its own: a request that waits for an answer goes before one that waits for a file.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ id, order }: { id: number; order: PdfOrder }) => {
  try {
    parentPort?.postMessage({ id, made: await drawPdf(order) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
