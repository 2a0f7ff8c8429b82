import { listPhotos } from '@sejuk/contract/platform/attachments'
import { costModule, costPhoto } from '@sejuk/domain/aftersales/work-orders/evidence'
import { costWords } from '@sejuk/words/aftersales/costs'
import { useState } from 'react'
import IconCamera from '#icon/Camera'
import { useCall } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { upload } from '../../../lib/files/upload.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './costs.module.css'

type Props = { number: string; codes: readonly string[]; onAdd?: (photo_code: string) => void }

/** The photos that prove one line; while it is a draft, one more. */
export const LinePhotos = ({ number, codes, onAdd }: Props) => {
  const t = useWords(costWords)
  const place = { module_name: costModule, module_code: number }
  const found = useCall(listPhotos, place, { enabled: codes.length > 0 })
  const refresh = useRefresh(listPhotos)
  const [isBusy, setBusy] = useState(false)
  const photos = (found.data?.data ?? []).filter(({ photo_code }) => photo_code && codes.includes(photo_code))
  const add = async (picked: File[]) => {
    setBusy(true)
    try {
      for (const file of await readyPhotos(picked)) {
        const { photo_code } = await upload(file, { ...place, alias: costPhoto, kind: 'photo' }, { isPatient: false })
        if (photo_code) onAdd?.(photo_code)
      }
      refresh()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={style.thumbs}>
      {photos.map((photo) => (
        <a key={photo.photo_code} href={photo.photo_path ?? ''} target="_blank" rel="noreferrer">
          <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={t('evidence')} loading="lazy" />
        </a>
      ))}
      {codes.length > photos.length && <small>{t('photosOf', { n: codes.length })}</small>}
      {codes.length === 0 && !onAdd && '-'}
      {onAdd && (
        <label className={style.camera} aria-busy={isBusy || undefined}>
          <IconCamera size={18} aria-hidden="true" />
          {t('addPhoto')}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              void add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}
