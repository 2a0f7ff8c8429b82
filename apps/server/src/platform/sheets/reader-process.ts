import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { lanes } from '../lanes.ts'
import type { ReaderMessage, SheetSpec } from './sheet-spec.ts'

/** Reading takes seconds of CPU and much memory: few run at once, few may queue, and waiting is bounded. */
const most = { seconds: 60, heapMb: 512 }
export type Limits = { seconds: number; heapMb: number }

const { takeTurn, giveTurn } = lanes({ any: 1, small: 1, waiting: { small: 10, large: 4 } })
/** A sheet of some thousand rows; it is read in a second and need not wait behind one of a hundred thousand. */
const smallBytes = 500_000

/** What the server keeps compiled, the reader need not compile again: most of what a small sheet waits for. */
const compiledBefore = () => {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: folder } : {}
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
  const lane = await takeTurn(file.length <= smallBytes ? 'small' : 'large')
  const reader = fork(new URL('./reader-main.ts', import.meta.url), [JSON.stringify(spec)], {
    env: compiledBefore(),
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
    giveTurn(lane)
  }
}
