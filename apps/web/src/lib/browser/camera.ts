import { useEffect, useRef, useState } from 'react'

type Seen = (screen: HTMLVideoElement, isOver: () => boolean) => Promise<void>

/** The rear camera in a video element, switched off with it. `isBlind`: there is none, or it may not be used. */
export const useCamera = (onSight?: Seen) => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'blind'>('opening')
  const seen = useRef(onSight)
  seen.current = onSight
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 } },
        })
        const screen = video.current
        // Closed while the phone was still asking: a camera nobody looks through is switched off.
        if (!screen || isOver) return stop()
        screen.srcObject = stream
        await screen.play()
        setState('open')
        await seen.current?.(screen, () => isOver)
      } catch {
        stop()
        if (!isOver) setState('blind')
      }
    }
    void look()
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return { video, isOpen: state === 'open', isBlind: state === 'blind' }
}
