import { useEffect, useState } from 'react'

/** Whatever had the focus before something opened has it again after: otherwise the keyboard starts over at the top of the page. */
export const useRestoreFocus = () => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the page has been drawn without it. Focus that went elsewhere meanwhile stays there.
      setTimeout(() => {
        const isLost = !document.activeElement || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
