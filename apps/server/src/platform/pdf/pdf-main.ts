import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { PdfTask } from './blocks.ts'
import { drawPdf } from './draw-pdf.ts'
import { stampPdf } from './stamp-pdf.ts'

// A thread has a priority of its own: a request that waits for an answer goes before one that waits for a file.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ id, task }: { id: number; task: PdfTask }) => {
  try {
    const made = await ('order' in task ? drawPdf(task.order) : stampPdf(task.bytes, task.mark))
    parentPort?.postMessage({ id, made })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
