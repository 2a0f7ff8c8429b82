import { scannerWords } from '@sejuk/words/scanner'
import { useRef } from 'react'
import { prepareZXingModule } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useCamera } from '../../lib/browser/camera.ts'
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
  const found = useRef(onFound)
  found.current = onFound
  const { video, isBlind } = useCamera(async (screen, isOver) => {
    const canvas = new OffscreenCanvas(screen.videoWidth, screen.videoHeight)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    let last: string | undefined
    while (!isOver() && pen) {
      pen.drawImage(screen, 0, 0)
      const text = await readSerial(pen.getImageData(0, 0, canvas.width, canvas.height))
      if (text && text !== last && !isOver()) {
        found.current(text)
        if (!staysOpen) return
      }
      last = text
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })
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
