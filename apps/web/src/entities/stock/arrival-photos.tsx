import { arrivalPhotos } from '@sejuk/domain/stock/arrival-photos'
import { arrivalWords } from '@sejuk/words/stock/arrivals'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { RecordPhotos } from '../attachments/record-photos.tsx'
import { CameraPhoto } from '../field/camera-photo.tsx'
import type { FieldQueue } from '../field/use-field-queue.ts'

type Place = { module_name: string; module_code: string }

/** What came damaged or stands on no letter, in pictures. */
export const ArrivalPhotos = (place: Place) => {
  const t = useWords(arrivalWords)
  return (
    <RecordPhotos title={t('photos')} {...place} photos={arrivalPhotos.map((alias) => ({ alias, label: t(alias) }))} />
  )
}

type Props = Place & { work: FieldQueue; kinds: readonly (typeof arrivalPhotos)[number][] }

/** Taken while receiving; each is on the phone at once and goes by itself. */
export const TakeArrivalPhotos = ({ module_name, module_code, work, kinds }: Props) => {
  const t = useWords(arrivalWords)
  const [taken, setTaken] = useState<Partial<Record<string, File>>>({})
  return kinds.map((alias) => (
    <CameraPhoto
      key={alias}
      label={t(alias === 'damage' ? 'takeDamage' : 'takeSurplus')}
      again={t('another')}
      hint={t('photoHelp')}
      file={taken[alias]}
      camera="environment"
      onTake={(file) => {
        setTaken((before) => ({ ...before, [alias]: file }))
        void work.addPhoto(module_code, { module_name, alias, file })
      }}
    />
  ))
}
