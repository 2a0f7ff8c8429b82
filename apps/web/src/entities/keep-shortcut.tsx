import { useSyncExternalStore } from 'react'
import { later } from '../ui/later.tsx'
import type { Suggestion } from './shortcut-form.tsx'

const ShortcutForm = later(() => import('./shortcut-form.tsx').then((form) => form.ShortcutForm))

const listeners = new Set<() => void>()
let wanted: Suggestion | undefined
const put = (next: Suggestion | undefined) => {
  wanted = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks for the page one is looking at, with its filters, under its own name. */
export const keepShortcut = (url: string) => put({ label: document.title.replace(/ · Sejuk$/, '').slice(0, 60), url })

/** The question outlives the menu it was asked from. */
export const KeepShortcutHost = () => {
  const suggestion = useSyncExternalStore(subscribe, () => wanted)
  return suggestion && <ShortcutForm suggestion={suggestion} onClose={() => put(undefined)} />
}
