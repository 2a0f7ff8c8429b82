import { tabStore } from './storage.ts'
import { createStore } from './store.ts'

export type ToastTone = 'good' | 'bad' | 'waiting' | 'attention'
export type Toast = { id: number; tone: ToastTone; text: string; action?: { label: string; onPress: () => void } }
type Kind = keyof typeof milliseconds

const milliseconds = {
  saved: 1000,
  copied: 2000,
  notCopied: 2000,
  preparing: 5000,
  warning: 5000,
  error: 5000,
} as const
const tones: Record<Kind, ToastTone> = {
  saved: 'good',
  copied: 'good',
  notCopied: 'bad',
  preparing: 'waiting',
  warning: 'attention',
  error: 'bad',
}

const toasts = createStore<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0
let isHeld = false

const lives = new Map<number, number>()
const countDown = (id: number) =>
  timers.set(
    id,
    setTimeout(() => dismiss(id), lives.get(id)),
  )

/** A short message that disappears by itself, unless the user points at it. */
export const toast = (kind: Kind, text: string, action?: Toast['action']) => {
  lastId += 1
  lives.set(lastId, milliseconds[kind])
  toasts.put([...toasts.get(), { id: lastId, tone: tones[kind], text, action }])
  if (!isHeld) countDown(lastId)
}

const carriedAs = 'sejuk.carried-error'
/** For the page the browser goes back to: this one is left before the message can be read. */
export const carryError = (text: string) => tabStore.set(carriedAs, text)
export const showCarriedError = () => {
  const text = tabStore.get(carriedAs)
  tabStore.drop(carriedAs)
  if (text) toast('error', text)
}

export const dismiss = (id: number) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  lives.delete(id)
  toasts.put(toasts.get().filter((one) => one.id !== id))
}

export const dismissAll = () => {
  for (const { id } of toasts.get()) dismiss(id)
}

/** Hover or focus holds all of them; leaving lets each live its whole time again. */
export const pauseToasts = (hold: boolean) => {
  isHeld = hold
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  if (!hold) for (const { id } of toasts.get()) countDown(id)
}

export const useToasts = toasts.use
