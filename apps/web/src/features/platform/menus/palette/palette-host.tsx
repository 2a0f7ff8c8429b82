import { useEffect } from 'react'
import { createStore } from '../../../../lib/browser/store.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((palette) => palette.Palette))

const isOpen = createStore(false)

export const openPalette = () => isOpen.put(true)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Listens for Ctrl K (⌘ K) and '/', and brings the search when it is first wanted. */
export const PaletteHost = () => {
  const open = isOpen.use()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasControl = event.ctrlKey || event.metaKey
      const isSlash = event.key === '/' && !hasControl && !event.altKey && !isTyping(event.target)
      if (!isSlash && !(hasControl && event.key.toLowerCase() === 'k')) return
      event.preventDefault()
      isOpen.put(isSlash || !isOpen.get())
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      isOpen.put(false)
    }
  }, [])
  return open && <Palette onClose={() => isOpen.put(false)} />
}
