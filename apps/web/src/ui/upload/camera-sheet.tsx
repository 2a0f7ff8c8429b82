import { cameraWords } from '@sejuk/words/camera'
import { useState } from 'react'
import IconCamera from '#icon/Camera'
import IconCheck from '#icon/Check'
import { useCamera } from '../../lib/browser/camera.ts'
import { shrinkPhoto } from '../../lib/files/shrink-photo.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { FullSheet } from '../dialog/full-sheet.tsx'
import { Note } from '../feedback/note.tsx'
import style from './camera-sheet.module.css'

type Shot = { key: string; name: string }
type Props = {
  /** What is to be photographed, in this order; the sheet closes after the last. */
  shots: readonly Shot[]
  onTake: (key: string, photo: File) => Promise<void>
  onClose: () => void
}

const photoOf = (screen: HTMLVideoElement) => {
  const canvas = document.createElement('canvas')
  canvas.width = screen.videoWidth
  canvas.height = screen.videoHeight
  canvas.getContext('2d')?.drawImage(screen, 0, 0)
  return new Promise<File | undefined>((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      0.9,
    ),
  )
}

/** Several photos one after the other: the camera stays open and asks for the next by its name. */
export const CameraSheet = ({ shots, onTake, onClose }: Props) => {
  const t = useWords(cameraWords)
  const { video, isOpen, isBlind } = useCamera()
  // What is missing changes with every photo taken: the order is that of the opening.
  const [wanted] = useState(shots)
  const [at, setAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [doubt, setDoubt] = useState<string>()
  const shot = wanted[at]
  const goOn = () => (at + 1 < wanted.length ? setAt(at + 1) : onClose())
  const keep = async (picked: File | undefined) => {
    if (!picked || !shot) return
    const { file, doubt: found } = await shrinkPhoto(picked)
    setDoubt(found && t(found, { name: shot.name }))
    await onTake(shot.key, file)
    goOn()
  }
  const shoot = async () => {
    if (!video.current || isBusy) return
    setBusy(true)
    try {
      await keep(await photoOf(video.current))
    } finally {
      setBusy(false)
    }
  }
  if (!shot) return null
  return (
    <FullSheet title={t('photoOf', { name: shot.name, n: at + 1, all: wanted.length })} onClose={onClose}>
      <div className={style.camera}>
        {isBlind ? (
          <Note role="alert">{t('noCamera')}</Note>
        ) : (
          <video ref={video} className={style.screen} playsInline muted aria-label={shot.name} />
        )}
        {doubt && <Note role="status">{doubt}</Note>}
        {wanted.length > 1 && (
          <ol className={style.list}>
            {wanted.map((one, n) => (
              <li key={`${one.key}/${n}`} aria-current={n === at || undefined}>
                {n < at && <IconCheck size={16} aria-hidden="true" />}
                {one.name}
              </li>
            ))}
          </ol>
        )}
        <div className={style.foot}>
          <label className={style.own}>
            {t('phoneCamera')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              aria-label={t('takePhoto', { name: shot.name })}
              onChange={({ currentTarget }) => {
                void keep(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </label>
          {!isBlind && (
            <button
              type="button"
              className={style.shutter}
              aria-label={t('shutter', { name: shot.name })}
              disabled={!isOpen || isBusy}
              onClick={() => void shoot()}
            >
              <IconCamera size={30} aria-hidden="true" />
            </button>
          )}
          <Button kind="link" onClick={goOn}>
            {t('skip')}
          </Button>
        </div>
      </div>
    </FullSheet>
  )
}
