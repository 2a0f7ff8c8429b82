import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToServer, onLive } from './live.ts'

/** A server that can be heard, or whose line can be cut. */
class Line extends EventTarget {
  static readonly lines: Line[] = []
  onopen?: () => void
  onerror?: () => void
  isClosed = false
  constructor() {
    super()
    Line.lines.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(kind: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }))
  }
}
const latest = () => Line.lines.at(-1) as Line
let stop = () => {}

beforeEach(() => {
  Line.lines.length = 0
  vi.stubGlobal('EventSource', Line)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('what the server says is heard by kind, until one lets go', async () => {
  stop = listenToServer('U1')
  await vi.waitFor(() => expect(Line.lines).toHaveLength(1))
  const heard: unknown[] = []
  const letGo = onLive('notification', (data) => heard.push(data))
  latest().onopen?.()
  latest().say('notification', { n: 1 })
  latest().say('words', null)
  letGo()
  latest().say('notification', { n: 2 })
  expect(heard).toEqual([{ n: 1 }])
})

test('a cut line is taken up again, and what may have been missed is asked for', async () => {
  stop = listenToServer('U1')
  await vi.waitFor(() => expect(Line.lines).toHaveLength(1))
  const heard: string[] = []
  const letGo = (['opened', 'viewer', 'words', 'notification'] as const).map((kind) =>
    onLive(kind, () => heard.push(kind)),
  )
  latest().onopen?.()
  expect(heard).toEqual(['opened'])
  latest().onerror?.()
  // A phone that finds its network again does not wait.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(Line.lines).toHaveLength(2)
  })
  expect(Line.lines[0]?.isClosed).toBe(true)
  latest().onopen?.()
  expect(heard).toEqual(['opened', 'viewer', 'words', 'notification'])
  for (const release of letGo) release()
})

test('another tab of the same person hears it too, and nobody else does', async () => {
  const [mine, theirs] = [new BroadcastChannel('sejuk.live'), new BroadcastChannel('sejuk.live')]
  stop = listenToServer('U1')
  await vi.waitFor(() => expect(Line.lines).toHaveLength(1))
  const passedOn = new Promise((resolve) => {
    mine.onmessage = ({ data }) => resolve(data)
  })
  latest().say('download', { ready: true })
  expect(await passedOn).toEqual({ kind: 'download', data: { ready: true }, usercode: 'U1' })
  const heard: unknown[] = []
  const letGo = onLive('session', (data) => heard.push(data))
  theirs.postMessage({ kind: 'session', data: 'for U2', usercode: 'U2' })
  theirs.postMessage({ kind: 'session', data: 'for U1', usercode: 'U1' })
  await vi.waitFor(() => expect(heard).toEqual(['for U1']))
  letGo()
  mine.close()
  theirs.close()
})

test('once stopped, the line is closed for good', async () => {
  stop = listenToServer('U1')
  await vi.waitFor(() => expect(Line.lines).toHaveLength(1))
  stop()
  expect(latest().isClosed).toBe(true)
  window.dispatchEvent(new Event('online'))
  expect(Line.lines).toHaveLength(1)
})
