import { useEffect, useEffectEvent } from 'react'

const isWritten = (at: EventTarget | null) =>
  at instanceof HTMLElement &&
  (at.isContentEditable || at.matches('textarea, select, input:not([type=radio], [type=checkbox])'))

/** Single keys that work anywhere on a page, except while somebody writes. */
export const useKeys = (isOn: boolean, onKey: (key: string, event: KeyboardEvent) => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
    onKey(event.key.toLowerCase(), event)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
