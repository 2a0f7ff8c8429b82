import { useSyncExternalStore } from 'react'

export type ToastTone = 'good' | 'bad' | 'waiting'
export type Toast = { id: number; tone: ToastTone; text: string; action?: { label: string; onPress: () => void } }
type Kind = keyof typeof milliseconds

const milliseconds = { saved: 1000, copied: 2000, notCopied: 2000, preparing: 5000, error: 5000 } as const
const tones: Record<Kind, ToastTone> = {
  saved: 'good',
  copied: 'good',
  notCopied: 'bad',
  preparing: 'waiting',
  error: 'bad',
}

const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let toasts: readonly Toast[] = []
let lastId = 0
let isHeld = false

const put = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const lives = new Map<number, number>()
const countDown = (id: number) =>
  timers.set(
    id,
    setTimeout(() => dismiss(id), lives.get(id)),
  )

/** A short word about what just happened. It goes by itself, unless somebody is reading it. */
export const toast = (kind: Kind, text: string, action?: Toast['action']) => {
  lastId += 1
  lives.set(lastId, milliseconds[kind])
  put([...toasts, { id: lastId, tone: tones[kind], text, action }])
  if (!isHeld) countDown(lastId)
}

export const dismiss = (id: number) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  lives.delete(id)
  put(toasts.filter((one) => one.id !== id))
}

export const dismissAll = () => {
  for (const { id } of toasts) dismiss(id)
}

/** Hover or focus holds all of them; leaving lets each live its whole time again. */
export const holdToasts = (hold: boolean) => {
  isHeld = hold
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  if (!hold) for (const { id } of toasts) countDown(id)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
