import { type CashbackRunLine, getCashbackRunLine } from '@sejuk/contract/sales/cashback-runs'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { CashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { SourceParts } from '../../../entities/sales/cashback-source-parts.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { SectionText } from '../../../ui/record/section.tsx'

/** One customer in a calculation: what was counted, what was given before, and what is left to do. */
export const RunLineDialog = ({ line, onClose }: { line: CashbackRunLine; onClose: () => void }) => {
  const t = useWords(cashbackRunWords)
  const say = useSay()
  const found = useCall(getCashbackRunLine, { run_line_id: line.run_line_id })
  const whole = found.data?.data
  const sums = { earned: line.earned_amount, before: line.granted_before, difference: line.difference }
  return (
    <Dialog title={line.customer_name} sub={`${line.customer_code} · ${t('invoices')}`} size={620} onClose={onClose}>
      {found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : !whole ? (
        <Pending />
      ) : (
        <>
          <SourceParts parts={whole.inputs} />
          <SectionText>
            {t('lessBefore', Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, rupiah(sum)])))}
          </SectionText>
          {whole.takes.length > 0 && (
            <RowList>
              {whole.takes.map(({ cashback_code, amount }) => (
                <li key={cashback_code}>
                  <span>
                    {t('takes')} <CashbackLink code={cashback_code} />
                  </span>
                  <span>{rupiah(-amount)}</span>
                </li>
              ))}
            </RowList>
          )}
          {line.short_amount > 0 && <Note>{t('shortHelp', { amount: rupiah(line.short_amount) })}</Note>}
          {line.problem && <Note tone="bad">{say(line.problem)}</Note>}
        </>
      )}
    </Dialog>
  )
}
