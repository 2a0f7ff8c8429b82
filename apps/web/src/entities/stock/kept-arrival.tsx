import { arrivalWords } from '@sejuk/words/stock/arrivals'
import { writeDraft } from '../../lib/form/drafts.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { removeTap } from '../field/field-storage.ts'
import type { FieldQueue } from '../field/use-field-queue.ts'

/** The document by which goods arrive, and under which name what was received of it waits in the queue of the device. */
export type Arrival = { action: 'goods-receive' | 'transfer-receive'; code: string }

export const arrivalDraft = ({ action, code }: Arrival) => `${action}/${code}`

/** Keeps what was received on the device where it cannot be sent; it goes by itself, once. */
export const keepArrival =
  (work: FieldQueue, { action, code }: Arrival) =>
  (input: object, key: string | undefined) =>
    work.add({ action, thread: code, input: { ...input }, ...(key ? { client_uuid: key } : {}) })

/** What was received of this document on this device and has not been sent. */
export const useKept = ({ queue }: FieldQueue, arrival: Arrival) =>
  queue?.taps.find(({ action, thread }) => action === arrival.action && thread === arrival.code)

/** A refusal loses nothing: everything that was scanned comes back into the form. */
export const KeptArrival = ({ work, arrival }: { work: FieldQueue; arrival: Arrival }) => {
  const t = useWords(arrivalWords)
  const kept = useKept(work, arrival)
  if (!kept) return null
  if (kept.refusal === undefined) return <Note role="status">{t('onDevice')}</Note>
  const putBack = () => {
    const { receipt_code: _receipt, transfer_code: _transfer, row_version: _version, ...values } = kept.input
    writeDraft(work.usercode, arrivalDraft(arrival), values)
    void removeTap(kept.order ?? 0)
  }
  return (
    <Note as="div" tone="bad">
      {t('refused')} <Button onClick={putBack}>{t('backToForm')}</Button>
    </Note>
  )
}
