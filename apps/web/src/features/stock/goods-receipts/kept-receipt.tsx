import { arrivalWords } from '@sejuk/words/stock/arrivals'
import { dropTap } from '../../../entities/field/field-storage.ts'
import type { FieldQueue } from '../../../entities/field/use-field-queue.ts'
import { writeDraft } from '../../../lib/form/drafts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** Under this name what was received waits in the queue of the device. */
export const receiveAction = 'goods-receive'
export const receiptDraft = (receipt_code: string) => `goods-receipt/${receipt_code}/receive`

/** What was received of this letter on this device and has not arrived. */
export const useKept = ({ queue }: FieldQueue, receipt_code: string) =>
  queue?.taps.find(({ action, thread }) => action === receiveAction && thread === receipt_code)

/** A refusal loses nothing: everything that was scanned comes back into the form. */
export const KeptReceipt = ({ work, receipt_code }: { work: FieldQueue; receipt_code: string }) => {
  const t = useWords(arrivalWords)
  const kept = useKept(work, receipt_code)
  if (!kept) return null
  if (kept.refusal === undefined) return <Note role="status">{t('onDevice')}</Note>
  const putBack = () => {
    const { receipt_code: _code, row_version: _version, ...values } = kept.input
    writeDraft(work.usercode, receiptDraft(receipt_code), values)
    void dropTap(kept.order ?? 0)
  }
  return (
    <Note as="div" tone="bad">
      {t('refused')} <Button onClick={putBack}>{t('backToForm')}</Button>
    </Note>
  )
}
