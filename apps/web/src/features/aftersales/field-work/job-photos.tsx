import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import type { ReactNode } from 'react'
import IconCameraPlus from '#icon/CameraPlus'
import IconCheck from '#icon/Check'
import IconCloudUp from '#icon/CloudUp'
import IconX from '#icon/X'
import { newKey } from '../../../lib/api/keys.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './field-job.module.css'
import { photosOf, signatureAlias } from './photos-of.ts'
import { dropPhoto, type StoredPhoto, storePhoto } from './queue/field-storage.ts'

const CameraSheet = lazyPart(() => import('../../../ui/upload/camera-sheet.tsx').then((sheet) => sheet.CameraSheet))

type Props = {
  usercode: string
  job: FieldJob
  photos: readonly StoredPhoto[]
  /** The photo the camera is open for. */
  wanted: string | undefined
  onWant: (alias: string | undefined) => void
}
type Asked = ReturnType<typeof photosOf>[number]

const useNameOf = () => {
  const isLocal = useLanguage() === 'local'
  return ({ photo_name, local_name }: Asked) => (isLocal ? local_name : photo_name)
}

/** Straight from the camera onto the phone, made small, and from there to the office when there is a signal. */
export const JobPhotos = ({ usercode, job, photos, wanted, onWant }: Props) => {
  const t = useWords(fieldWorkWords)
  const nameOf = useNameOf()
  const asked = photosOf(job, photos).filter(({ alias }) => alias !== signatureAlias)
  const must = asked.filter(({ least }) => least > 0)
  const others = asked.filter(({ least, taken }) => taken >= least)
  const all = must.reduce((sum, { least }) => sum + least, 0)
  const there = must.reduce((sum, { least, taken }) => sum + Math.min(least, taken), 0)
  const take = async (alias: string, picked: File) => {
    const { work_order_number } = job
    for (const file of await readyPhotos([picked]))
      await storePhoto({ photo_key: newKey(), usercode, work_order_number, alias, file })
  }
  const missing = must.flatMap((photo) => Array.from({ length: Math.max(0, photo.least - photo.taken) }, () => photo))
  /** From the one that was pressed on to all that are missing after it, then those before. */
  const from = missing.findIndex(({ alias }) => alias === wanted)
  const pressed = asked.filter(({ alias }) => alias === wanted)
  const shots = from < 0 ? pressed : [...missing.slice(from), ...missing.slice(0, from)]
  return (
    <>
      <Section
        title={
          <>
            {t('photos')} <small className={style.required}>{t('required')}</small>
          </>
        }
        actions={<small>{t('nOf', { n: there, all })}</small>}
      >
        <div className={style.shots}>
          {must.flatMap((photo) => [
            ...shownOf(photo, nameOf(photo)),
            ...Array.from({ length: Math.max(0, photo.least - photo.taken) }, (_, n) => (
              <Take key={`${photo.alias}/${n}`} name={nameOf(photo)} onPress={() => onWant(photo.alias)} isRequired />
            )),
          ])}
        </div>
      </Section>
      {others.length > 0 && (
        <Section title={t('optional')} actions={<small>{t('skippable')}</small>}>
          <div className={style.shots}>
            {others.flatMap((photo) => [
              ...(photo.least > 0 ? [] : shownOf(photo, nameOf(photo))),
              <Take key={photo.alias} name={nameOf(photo)} onPress={() => onWant(photo.alias)} />,
            ])}
          </div>
        </Section>
      )}
      <p className={style.tip}>{t('cameraStays')}</p>
      <p className={style.tip}>{t('onPhone')}</p>
      {wanted && shots.length > 0 && (
        <CameraSheet
          key={wanted}
          shots={shots.map((photo) => ({ key: photo.alias, name: nameOf(photo) }))}
          onTake={take}
          onClose={() => onWant(undefined)}
        />
      )}
    </>
  )
}

/** What was sent, and what is on the phone. */
const shownOf = ({ alias, taken, here }: Asked, name: string): ReactNode[] => [
  ...(taken > here.length ? [<Sent key={`${alias}/sent`} name={name} n={taken - here.length} />] : []),
  ...here.map((one) => <Here key={one.photo_key} photo={one} name={name} />),
]

const Sent = ({ name, n }: { name: string; n: number }) => {
  const t = useWords(fieldWorkWords)
  return (
    <figure>
      <span className={style.sent}>
        <IconCheck size={20} aria-hidden="true" />
        {n} {t('sent')}
      </span>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

const Here = ({ photo: { photo_key, file }, name }: { photo: StoredPhoto; name: string }) => {
  const t = useWords(fieldWorkWords)
  return (
    <figure>
      <PickedPhoto file={file} alt={`${name}, ${t('notSent')}`} />
      <IconCloudUp size={18} className={style.mark} aria-hidden="true" />
      <IconButton className={style.remove} label={t('removePhoto')} onClick={() => void dropPhoto(photo_key)}>
        <IconX size={20} />
      </IconButton>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

const Take = ({ name, onPress, isRequired = false }: { name: string; onPress: () => void; isRequired?: boolean }) => {
  const t = useWords(fieldWorkWords)
  return (
    <figure>
      <button
        type="button"
        className={style.take}
        data-required={isRequired || undefined}
        aria-label={t('takePhoto', { name })}
        onClick={onPress}
      >
        <IconCameraPlus size={26} aria-hidden="true" />
      </button>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
