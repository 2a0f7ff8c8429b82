import type { FieldJob, FieldPhoto } from '@sejuk/contract/aftersales/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconCameraPlus from '#icon/CameraPlus'
import IconCheck from '#icon/Check'
import IconCloudUp from '#icon/CloudUp'
import IconX from '#icon/X'
import { newKey } from '../../../lib/api/keys.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './field-job.module.css'
import { dropPhoto, type StoredPhoto, storePhoto } from './field-storage.ts'

type Props = { usercode: string; job: FieldJob; photos: readonly StoredPhoto[] }

const signature = 'signature'

/** Those that must be there, and how many are: sent, or on this phone. */
export const photosOf = (job: FieldJob, photos: readonly StoredPhoto[]) =>
  job.photos.map((photo) => {
    const here = photos.filter(
      (one) => one.work_order_number === job.work_order_number && one.alias === photo.alias && !one.refusal,
    )
    return { ...photo, here, taken: photo.taken + here.length }
  })

/** Straight from the camera onto the phone, made small, and from there to the office when there is a signal. */
export const JobPhotos = ({ usercode, job, photos }: Props) => {
  const t = useWords(fieldWorkWords)
  const asked = photosOf(job, photos).filter(({ alias }) => alias !== signature)
  const must = asked.reduce((sum, { least }) => sum + least, 0)
  const there = asked.reduce((sum, { least, taken }) => sum + Math.min(least, taken), 0)
  const waiting = asked.reduce((sum, { here }) => sum + here.length, 0)
  const take = async (alias: string, picked: File[]) => {
    for (const file of await readyPhotos(picked))
      await storePhoto({
        photo_key: newKey(),
        usercode,
        work_order_number: job.work_order_number,
        alias,
        file,
      })
  }
  return (
    <Section
      title={t('photos')}
      actions={
        <small>
          {[t('photosOf', { n: there, all: must }), waiting > 0 && t('photosWaiting', { n: waiting })]
            .filter(Boolean)
            .join(', ')}
        </small>
      }
    >
      {asked.map((photo) => (
        <PhotoRow key={photo.alias} photo={photo} here={photo.here} onTake={(files) => void take(photo.alias, files)} />
      ))}
    </Section>
  )
}

type RowProps = { photo: FieldPhoto; here: readonly StoredPhoto[]; onTake: (picked: File[]) => void }

const PhotoRow = ({ photo, here, onTake }: RowProps) => {
  const t = useWords(fieldWorkWords)
  const name = useLanguage() === 'local' ? photo.local_name : photo.photo_name
  const sent = photo.taken - here.length
  return (
    <div className={style.photos}>
      <h3>
        {name}
        {photo.least > 0 && <small> {t('nOf', { n: Math.min(photo.taken, photo.least), all: photo.least })}</small>}
      </h3>
      <div className={style.shots}>
        {sent > 0 && (
          <span className={style.sent}>
            <IconCheck size={20} aria-hidden="true" />
            {sent} {t('sent')}
          </span>
        )}
        {here.map((one) => (
          <figure key={one.photo_key}>
            <PickedPhoto file={one.file} alt={`${name}, ${t('notSent')}`} />
            <IconCloudUp size={18} className={style.mark} aria-hidden="true" />
            <IconButton label={t('removePhoto')} onClick={() => void dropPhoto(one.photo_key)}>
              <IconX size={20} />
            </IconButton>
          </figure>
        ))}
        <label className={style.take}>
          <IconCameraPlus size={26} aria-hidden="true" />
          {name}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            aria-label={t('takePhoto', { name })}
            onChange={({ currentTarget }) => {
              onTake([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
    </div>
  )
}
