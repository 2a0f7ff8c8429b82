import { useEffect } from 'react'
import { createStore } from '../../../../lib/browser/store.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((palette) => palette.Palette))

const isOpen = createStore(false)

export const openPalette = () => isOpen.put(true)

/** Listens for Ctrl K (⌘ K) and brings the palette when it is first wanted. */
export const PaletteHost = () => {
  const open = isOpen.use()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      isOpen.put(!isOpen.get())
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return open && <Palette onClose={() => isOpen.put(false)} />
}
