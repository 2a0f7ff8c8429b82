import { Worker } from 'node:worker_threads'
import type { WriteOrder, WriterSays } from './order.ts'

export class TooManyRows extends Error {}

/** A workbook grows by streaming: more memory than this means that something is wrong with us, not with the list. */
const heapMb = 128

/** Writes a list into a file in a thread of its own. */
export const writeWorkbook = async (
  order: WriteOrder,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (written: number, total: number) => void },
): Promise<{ rows: number; bytes: number }> => {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./writer-main.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<{ rows: number; bytes: number }>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  thread.on('message', (said: WriterSays) => {
    if ('done' in said) resolve(said.done)
    else if ('tooMany' in said) reject(new TooManyRows())
    else onProgress(said.written, said.total)
  })
  thread.on('error', reject)
  thread.on('exit', () => reject(new Error('The writer of workbooks ended before it was done')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    await thread.terminate()
  }
}
