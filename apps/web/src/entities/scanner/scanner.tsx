import { scannerWords } from '@sejuk/words/scanner'
import { useEffect, useRef, useState } from 'react'
import { prepareZXingModule } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { readSerial } from './read-serial.ts'

prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } })

const everyMs = 250

type Props = {
  onFound: (text: string) => void
  onClose: () => void
  /** For many in a row: goes on after each, and reports the same code once as long as it is in front of it. */
  staysOpen?: boolean
}

/** Looks through the camera until it can read a code. The picture never leaves the phone. */
export const Scanner = ({ onFound, onClose, staysOpen = false }: Props) => {
  const t = useWords(scannerWords)
  const video = useRef<HTMLVideoElement>(null)
  const [isBlind, setBlind] = useState(false)
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let last: string | undefined
    const look = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        const screen = video.current
        // Closed while the phone was still asking: a camera nobody looks through is switched off.
        if (!screen || isOver) return stop()
        screen.srcObject = stream
        await screen.play()
        await read(screen)
      } catch {
        stop()
        if (!isOver) setBlind(true)
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const read = async (screen: HTMLVideoElement) => {
      const canvas = new OffscreenCanvas(screen.videoWidth, screen.videoHeight)
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      while (!isOver && pen) {
        pen.drawImage(screen, 0, 0)
        const text = await readSerial(pen.getImageData(0, 0, canvas.width, canvas.height))
        if (text && text !== last && !isOver) {
          found.current(text)
          if (!staysOpen) return
        }
        last = text
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }
    void look()
    return () => {
      isOver = true
      stop()
    }
  }, [staysOpen])
  return (
    <Dialog
      title={t('scanTitle')}
      sub={t('scanText')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('stop')}</Button>}
    >
      {isBlind ? (
        <Note role="alert">{t('noCamera')}</Note>
      ) : (
        <video ref={video} playsInline muted style={{ width: '100%', borderRadius: 8, background: '#000' }} />
      )}
    </Dialog>
  )
}
