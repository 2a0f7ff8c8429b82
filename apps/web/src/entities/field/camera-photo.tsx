import type { ReactNode } from 'react'
import IconCamera from '#icon/Camera'
import { readyPhotos } from '../../lib/files/validate-file.ts'
import { PickedPhoto } from '../../ui/upload/picked-photo.tsx'
import style from './camera-photo.module.css'

type Props = {
  label: string
  again: string
  hint?: ReactNode
  file: File | undefined
  /** The camera that looks at the user, or at what is before them. */
  camera: 'user' | 'environment'
  /** One of several side by side. */
  isTile?: boolean
  onTake: (file: File) => void
}

/** One photo straight from the camera: a stored picture cannot be chosen on a phone. */
export const CameraPhoto = ({ label, again, hint, file, camera, isTile, onTake }: Props) => (
  <div className={style.photo} data-tile={isTile || undefined}>
    {file && <PickedPhoto file={file} alt={label} />}
    {isTile ? file && <b>{label}</b> : <span className={style.text}>{hint ?? (file && label)}</span>}
    <label className={style.take}>
      <IconCamera size={22} aria-hidden="true" />
      {file ? again : label}
      <input
        type="file"
        accept="image/*"
        capture={camera}
        className="sr-only"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void readyPhotos(picked).then(([one]) => one && onTake(one))
        }}
      />
    </label>
  </div>
)
