import { Worker } from 'node:worker_threads'
import type { ThreadOrder, WriteOrder, WriterMessage } from './order.ts'

export class TooManyRows extends Error {}

/**
 * A workbook is streamed: more memory than this means a bug, not a long list. The young generation is set too, since a
 * limit on the old one alone shrinks it so much that garbage collection takes three times as long as writing.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

type Manner = { signal?: AbortSignal; onProgress?: (written: number, total: number) => void }
type Done = { rows: number; bytes: number }

/** Writes a list into a file in a thread of its own. */
export const writeWorkbook = (order: WriteOrder, manner?: Manner) =>
  writeInThread(new URL('./writer-main.ts', import.meta.url), order, manner)

export const writeInThread = async (
  main: URL,
  order: ThreadOrder,
  { signal, onProgress }: Manner = {},
): Promise<Done> => {
  signal?.throwIfAborted()
  const thread = new Worker(main, { workerData: order, resourceLimits })
  const { promise, resolve, reject } = Promise.withResolvers<Done>()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  thread.on('message', (said: WriterMessage) => {
    if ('done' in said) resolve(said.done)
    else if ('tooMany' in said) reject(new TooManyRows())
    else onProgress?.(said.written, said.total)
  })
  thread.on('error', reject)
  thread.on('exit', () => reject(new Error('The writer of workbooks ended before it was done')))
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', stop)
    await thread.terminate()
  }
}
