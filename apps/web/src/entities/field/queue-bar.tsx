import { checkInWords } from '@sejuk/words/field/attendance'
import IconCloudUp from '#icon/CloudUp'
import IconWifiOff from '#icon/WifiOff'
import IconX from '#icon/X'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { giveUpTap, removePhoto } from './field-storage.ts'
import style from './queue-bar.module.css'
import type { FieldQueue } from './use-field-queue.ts'

/** Shown while something waits, was refused, or there is no network. */
export const QueueBar = ({ work: { queue, isOnline, isSending } }: { work: FieldQueue }) => {
  const t = useWords(checkInWords)
  const { taps = [], photos = [] } = queue ?? {}
  const refusedTaps = taps.filter(({ refusal }) => refusal !== undefined)
  const refusedPhotos = photos.filter(({ refusal }) => refusal !== undefined)
  const waiting = taps.length + photos.length - refusedTaps.length - refusedPhotos.length
  const refused = [
    ...refusedTaps.map((tap) => ({ key: tap.client_uuid, text: tap.refusal, drop: () => giveUpTap(tap) })),
    ...refusedPhotos.map((one) => ({ key: one.photo_key, text: one.refusal, drop: () => removePhoto(one.photo_key) })),
  ]
  return (
    <>
      {(waiting > 0 || !isOnline) && (
        <p className={style.bar} role="status">
          {isOnline ? <IconCloudUp size={22} aria-hidden="true" /> : <IconWifiOff size={22} aria-hidden="true" />}
          <b>{isOnline ? t(isSending ? 'sending' : 'waiting', { n: waiting }) : t('offline')}</b>
          {waiting > 0 && <span className={style.count}>{waiting}</span>}
        </p>
      )}
      {refused.map(({ key, text, drop }) => (
        <Note key={key} as="div" tone="bad" role="alert">
          <span className={style.refused}>
            {t('refused', { reason: text ?? '' })}
            <IconButton label={t('remove')} onClick={() => void drop()}>
              <IconX size={20} />
            </IconButton>
          </span>
        </Note>
      ))}
    </>
  )
}
