import { reconcileCashbacks } from '@sejuk/contract/sales/cashbacks'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { thousands } from '../../../lib/money.ts'
import { useCall } from '../../../lib/queries.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedList } from '../../../ui/list-states.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { slab } from '../../../ui/slab.tsx'

/** Every line against its ledger, now. */
export const Reconciliation = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(cashbackWords)
  const found = useCall(reconcileCashbacks, {})
  const books = found.data?.data
  return (
    <Dialog title={t('reconcile')} onClose={onClose}>
      {found.error ? (
        <FailedList error={found.error} onRetry={() => void found.refetch()} />
      ) : !books ? (
        <Pending />
      ) : books.differences.length === 0 ? (
        <p className={slab.note} data-tone="good">
          {t('booksAgree', { n: thousands(books.lines) })}
        </p>
      ) : (
        <p className={slab.note} data-tone="bad">
          {t('booksDiffer', {
            n: books.differences.length,
            codes: books.differences.map(({ cashback_code }) => cashback_code).join(', '),
          })}
        </p>
      )}
    </Dialog>
  )
}
