import { reconcileCashbacks } from '@sejuk/contract/sales/cashbacks'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'

/** Every line against its ledger, now. */
export const Reconciliation = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(cashbackWords)
  const found = useCall(reconcileCashbacks, {})
  const books = found.data?.data
  return (
    <Dialog title={t('reconcile')} onClose={onClose}>
      {found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : !books ? (
        <Pending />
      ) : books.differences.length === 0 ? (
        <Note tone="good">{t('booksAgree', { n: thousands(books.lines) })}</Note>
      ) : (
        <Note tone="bad">
          {t('booksDiffer', {
            n: books.differences.length,
            codes: books.differences.map(({ cashback_code }) => cashback_code).join(', '),
          })}
        </Note>
      )}
    </Dialog>
  )
}
