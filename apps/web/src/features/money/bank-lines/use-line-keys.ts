import { useEffect, useRef } from 'react'

const typing = 'input, textarea, select, button, a, [role="dialog"], [contenteditable]'

/** The arrows choose the line above or below while the panel is open. What is typed elsewhere stays where it is typed. */
export const useLineKeys = (open: string | undefined, codes: readonly string[], onOpen: (code: string) => void) => {
  const latest = useRef({ open, codes, onOpen })
  latest.current = { open, codes, onOpen }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = latest.current
      const isElsewhere = event.target instanceof Element && event.target.closest(typing) !== null
      if (!now.open || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const next = step === 0 ? undefined : now.codes[now.codes.indexOf(now.open) + step]
      if (next === undefined) return
      event.preventDefault()
      now.onOpen(next)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
