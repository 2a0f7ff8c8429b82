import { useEffect, useEffectEvent } from 'react'

/** Events pushed by the server; the page then queries the ordinary endpoints. */
const kinds = ['viewer', 'words', 'notification', 'download', 'session'] as const
/** The last one is ours: the line is open for the first time, and what came since the page was read was not heard. */
export type LiveKind = (typeof kinds)[number] | 'opened'

type Heard = { kind: LiveKind; data: unknown }
type Listener = (data: unknown) => void

const listeners = new Map<LiveKind, Set<Listener>>()
const tell = ({ kind, data }: Heard) => {
  for (const listener of listeners.get(kind) ?? []) listener(data)
}

/** Subscribes to one kind of event; returns the unsubscribe function. */
export const onLive = (kind: LiveKind, listener: Listener) => {
  const those = listeners.get(kind) ?? new Set()
  listeners.set(kind, those.add(listener))
  return () => void those.delete(listener)
}

export const useLive = (kind: LiveKind, listener: Listener) => {
  const hear = useEffectEvent(listener)
  useEffect(() => onLive(kind, (data) => hear(data)), [kind])
}

const channelName = 'sejuk.live'
const longestWait = 60_000
/** Jitter, so that a thousand browsers do not reconnect in the same second. */
const waitBefore = (attempt: number) => Math.min(longestWait, 1000 * 2 ** attempt) * (0.75 + Math.random() / 2)

/**
 * Listens for server events while a user is signed in. One tab per browser holds the connection (browsers allow only
 * six per server) and forwards events to the others; when it closes, another takes over.
 */
export const listenToServer = (usercode: string) => {
  const stop = new AbortController()
  const others = new BroadcastChannel(channelName)
  others.onmessage = ({ data }: MessageEvent<Heard & { usercode: string }>) => {
    if (data.usercode === usercode) tell(data)
  }
  const hear = (heard: Heard) => {
    tell(heard)
    others.postMessage({ ...heard, usercode })
  }
  const hold = () => holdConnection(hear, stop.signal)
  // Pages that are not served over https have no locks: each tab then listens for itself.
  const holding = navigator.locks
    ? navigator.locks.request(`${channelName}/${usercode}`, { signal: stop.signal }, hold)
    : hold()
  holding.catch(() => {})
  return () => {
    stop.abort()
    others.close()
  }
}

/** Reconnects until aborted. Events sent during a gap are lost, so everything is refetched after one. */
const holdConnection = async (hear: (heard: Heard) => void, signal: AbortSignal) => {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const isFirst = attempt === 0
    const wasOpen = await listenOnce(hear, signal, () => {
      if (isFirst) hear({ kind: 'opened', data: null })
      else for (const kind of ['viewer', 'words', 'notification'] as const) hear({ kind, data: null })
    })
    if (wasOpen) attempt = 0
    await pause(waitBefore(attempt), signal)
  }
}

/** Resolves when the connection has ended: whether it had been open. */
const listenOnce = (hear: (heard: Heard) => void, signal: AbortSignal, onOpen: () => void) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  if (signal.aborted) return Promise.resolve(false)
  const source = new EventSource('/api/events')
  let wasOpen = false
  const end = () => {
    source.close()
    resolve(wasOpen)
  }
  source.onopen = () => {
    wasOpen = true
    onOpen()
  }
  // The browser would come back by itself after a broken line, but not after a refusal; so it is always us.
  source.onerror = end
  for (const kind of kinds)
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => hear({ kind, data: JSON.parse(data) }))
  signal.addEventListener('abort', end, { once: true })
  return promise
}

const pause = (ms: number, signal: AbortSignal) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  // A phone that finds its network again need not wait.
  const now = () => {
    clearTimeout(timer)
    resolve()
  }
  window.addEventListener('online', now, { once: true })
  signal.addEventListener('abort', now, { once: true })
  return promise.finally(() => window.removeEventListener('online', now))
}
