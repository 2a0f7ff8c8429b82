import { Worker } from 'node:worker_threads'
import { Refusal, refuse } from '../http/refuse.ts'
import type { PdfMade, PdfOrder, PdfTask } from './blocks.ts'

type Answer = { id: number; made?: PdfMade; failed?: string }
type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<PdfMade>> }

const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 }
const mostWaiting = 40
const longestMs = 120_000

let thread: Thread | undefined
let lastId = 0

/** Ends with its waiting documents refused; the next document gets a new thread. */
const end = (ended: Thread, error: Error) => {
  if (thread === ended) thread = undefined
  for (const { reject } of ended.waiting.values()) reject(error)
  ended.waiting.clear()
  void ended.worker.terminate()
}

const start = (): Thread => {
  const worker = new Worker(new URL('./pdf-main.ts', import.meta.url), { resourceLimits })
  const started: Thread = { worker, waiting: new Map() }
  worker.on('message', ({ id, made, failed }: Answer) => {
    const document = started.waiting.get(id)
    started.waiting.delete(id)
    if (started.waiting.size === 0) worker.unref()
    if (made) document?.resolve(made)
    else document?.reject(new Error(failed))
  })
  worker.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(started, new Error('The thread that draws documents ended')))
  return started
}

/**
 * In a thread: a long table takes seconds, and nobody else waits for it. One thread for all, since loading fonts and
 * library takes longer than most documents; it never keeps the process alive.
 */
const askThread = async (task: PdfTask): Promise<PdfMade> => {
  thread ??= start()
  const own = thread
  if (own.waiting.size >= mostWaiting) refuse('busy')
  const document = Promise.withResolvers<PdfMade>()
  const id = ++lastId
  own.waiting.set(id, document)
  own.worker.ref()
  own.worker.postMessage({ id, task })
  const timer = setTimeout(() => end(own, new Refusal('busy')), longestMs)
  try {
    return await document.promise
  } finally {
    clearTimeout(timer)
  }
}

export const drawInThread = (order: PdfOrder) => askThread({ order })
export const stampInThread = async (bytes: Uint8Array, mark: string) => (await askThread({ bytes, mark })).bytes
