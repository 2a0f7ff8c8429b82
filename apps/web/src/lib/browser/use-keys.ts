import { useEffectEvent, useLayoutEffect } from 'react'

/** Whether a key that is pressed there becomes text. */
export const isWritten = (at: EventTarget | null) =>
  at instanceof HTMLElement &&
  (at.isContentEditable || at.matches('textarea, select, input:not([type=radio], [type=checkbox])'))

/** Hears keys anywhere on the page from the moment it is drawn: an ordinary effect begins later, and a busy phone would lose the first. */
export const useKeyDown = (onKeyDown: (event: KeyboardEvent) => void) => {
  const hear = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

/** Single keys that work anywhere on a page, except while somebody writes. */
export const useKeys = (isOn: boolean, onKey: (key: string, event: KeyboardEvent) => void) =>
  useKeyDown((event) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
    onKey(event.key.toLowerCase(), event)
  })
