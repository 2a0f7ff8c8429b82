import { useEffect, useEffectEvent } from 'react'

const everyMs = 1500

/** Asks again and again while somebody works on it elsewhere. */
export const useWhileBusy = (isBusy: boolean, ask: () => void) => {
  const again = useEffectEvent(ask)
  useEffect(() => {
    if (!isBusy) return
    const clock = setInterval(() => again(), everyMs)
    return () => clearInterval(clock)
  }, [isBusy])
}
