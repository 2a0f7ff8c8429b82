import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { refuse } from '../http/refuse.ts'
import type { ReaderMessage, SheetSpec } from './sheet-spec.ts'

/** Reading takes seconds of CPU and much memory: few run at once, few may queue, and waiting is bounded. */
const most = { running: 2, waiting: 2, seconds: 60, heapMb: 512 }
export type Limits = { seconds: number; heapMb: number }

let running = 0
const waiting: (() => void)[] = []

const takeTurn = async () => {
  if (running < most.running) return void running++
  if (waiting.length >= most.waiting) refuse('busy')
  await new Promise<void>((turn) => waiting.push(turn))
}

/** The slot is passed to the next in the queue directly, so that a newcomer cannot take it. */
const giveTurn = () => {
  const next = waiting.shift()
  if (next) next()
  else running--
}

/**
 * Reads a workbook in a process of its own: parsing is seconds of computing, and a hostile file may ask for all memory there is.
 * A worker thread would not do: an allocation beyond its limit ends the whole process.
 */
export async function* readInProcess(
  file: Uint8Array,
  spec: SheetSpec,
  { seconds, heapMb }: Limits = most,
): AsyncGenerator<ReaderMessage> {
  await takeTurn()
  const reader = fork(new URL('./reader-main.ts', import.meta.url), [JSON.stringify(spec)], {
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  const exit = once(reader, 'exit') as Promise<[code: number | null, signal: string | null]>
  exit.catch(() => {})
  // It may be gone before it has read everything; its end says why.
  reader.stdin?.on('error', () => {})
  reader.stdin?.end(file)
  try {
    let last: ReaderMessage | undefined
    for await (const [said] of on(reader, 'message', { close: ['disconnect'] })) {
      last = said as ReaderMessage
      yield last
    }
    const [code, signal] = await exit
    if (last && 'end' in last) return
    const isTooLarge = signal === 'SIGABRT' || code === 134
    if (!reader.killed && !isTooLarge) throw new Error(`The reader of sheets ended with ${signal ?? code}`)
    const why = isTooLarge ? 'The file is too large to be read' : 'The file takes too long to be read'
    yield { fault: { line: 0, column: '', value: '', message: `${why}. No more than ${spec.maxRows} rows` } }
  } finally {
    reader.kill('SIGKILL')
    giveTurn()
  }
}
