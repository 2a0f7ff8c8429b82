import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCloudUp from '#icon/CloudUp'
import IconWifiOff from '#icon/WifiOff'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { spanOf } from './clock-span.ts'
import style from './network-bar.module.css'
import type { FieldWork } from './use-field-work.ts'

const QueueSheet = lazyPart(() => import('./queue/queue-sheet.tsx').then((sheet) => sheet.QueueSheet))

/** Shown when reports wait or were refused, the network is down, or the clock is wrong. */
export const NetworkBar = ({ work, isJob }: { work: FieldWork; isJob?: boolean }) => {
  const t = useWords(fieldWorkWords)
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const { shelf, isOnline, isSending } = work
  const refused =
    (shelf?.reports.filter(({ refusal }) => refusal).length ?? 0) +
    (shelf?.photos.filter(({ refusal }) => refusal).length ?? 0)
  const waiting = (shelf?.reports.length ?? 0) + (shelf?.photos.length ?? 0) - refused
  const skew = shelf?.jobs?.skewMs
  const at = shelf?.jobs?.at
  const isQuiet = isOnline && !waiting && !refused
  const Icon = refused ? IconAlertTriangle : isOnline ? IconCloudUp : IconWifiOff
  const title = refused
    ? t('attention')
    : isOnline
      ? t(isSending ? 'sending' : 'queue')
      : t(isJob ? 'offlineJob' : 'offline')
  const lazyPart = isOnline || isJob ? t('sentLater') : at && t('dataOf', { time: dates.time(at) })
  const sub = refused ? t('refusedN', { n: refused }) : lazyPart
  return (
    <>
      {!isQuiet && (
        <button
          type="button"
          className={style.bar}
          data-tone={refused ? 'bad' : 'attention'}
          onClick={() => setOpen(true)}
        >
          <Icon size={24} aria-hidden="true" />
          <span className={style.text} role="status">
            <b>{title}</b>
            <small>{sub}</small>
          </span>
          {(waiting > 0 || refused > 0) && (
            <span className={style.count}>
              <b>{refused || waiting}</b>
            </span>
          )}
          <span className={style.on} aria-hidden="true" />
        </button>
      )}
      {skew !== undefined && <Note role="alert">{t('clockWrong', { time: spanOf(skew, t) })}</Note>}
      {isOpen && <QueueSheet work={work} onClose={() => setOpen(false)} />}
    </>
  )
}
