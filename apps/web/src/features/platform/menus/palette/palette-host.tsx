import { useEffect } from 'react'
import { createStore } from '../../../../lib/browser/store.ts'
import { isWritten, useKeyDown } from '../../../../lib/browser/use-keys.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((palette) => palette.Palette))

const isOpen = createStore(false)

export const openPalette = () => isOpen.put(true)

/** Listens for Ctrl K (⌘ K) and '/', and brings the search when it is first wanted. */
export const PaletteHost = () => {
  const open = isOpen.use()
  useKeyDown((event) => {
    const hasControl = event.ctrlKey || event.metaKey
    const isSlash = event.key === '/' && !hasControl && !event.altKey && !isWritten(event.target)
    if (!isSlash && !(hasControl && event.key.toLowerCase() === 'k')) return
    event.preventDefault()
    isOpen.put(isSlash || !isOpen.get())
  })
  useEffect(() => () => isOpen.put(false), [])
  return open && <Palette onClose={() => isOpen.put(false)} />
}
