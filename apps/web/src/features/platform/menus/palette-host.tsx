import { useEffect, useSyncExternalStore } from 'react'
import { later } from '../../../ui/later.tsx'

const Palette = later(() => import('./palette.tsx').then((palette) => palette.Palette))

const listeners = new Set<() => void>()
let isOpen = false
const put = (open: boolean) => {
  isOpen = open
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openPalette = () => put(true)

/** Listens for Ctrl K (⌘ K) and brings the palette when it is first wanted. */
export const PaletteHost = () => {
  const open = useSyncExternalStore(subscribe, () => isOpen)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      put(!isOpen)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return open && <Palette onClose={() => put(false)} />
}
