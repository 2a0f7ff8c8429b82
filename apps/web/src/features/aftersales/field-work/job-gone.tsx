import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { dropPhoto, dropReport } from './queue/field-storage.ts'
import type { FieldWork } from './use-field-work.ts'

type Props = { work: FieldWork; number: string; isCancelled?: boolean }

/** A job that was cancelled, moved or given to somebody else meanwhile says so, and what becomes of what waits. */
export const JobGone = ({ work, number, isCancelled = false }: Props) => {
  const t = useWords(fieldWorkWords)
  const ofJob = <Stored extends { work_order_number: string }>(all: readonly Stored[] = []) =>
    all.filter(({ work_order_number }) => work_order_number === number)
  const reports = ofJob(work.shelf?.reports)
  const photos = ofJob(work.shelf?.photos)
  const waiting = reports.length + photos.length
  const throwAway = async () => {
    if (!(await confirm({ title: t('sureToThrowAll', { n: waiting }), isDangerous: true }))) return
    for (const { order } of reports) await dropReport(order ?? 0)
    for (const { photo_key } of photos) await dropPhoto(photo_key)
  }
  return (
    <Note as="div" tone={waiting ? 'bad' : undefined} role="status">
      <p>
        {t(isCancelled ? 'jobCancelled' : 'notHere')} {waiting > 0 && t('goneWaiting', { n: waiting })}
      </p>
      {waiting > 0 && <Button onClick={() => void throwAway()}>{t('throwAllAway')}</Button>}
    </Note>
  )
}
