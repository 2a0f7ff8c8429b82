import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Something small that opens under a button: closes on Escape (focus goes back to the button), outside press and leaving focus. */
export const useDisclosure = <Frame extends HTMLElement = HTMLDivElement>() => {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<Frame>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return { isOpen, close, toggle: () => setOpen(!isOpen), frame, button, onKeyDown }
}
