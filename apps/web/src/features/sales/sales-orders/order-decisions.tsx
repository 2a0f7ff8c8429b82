import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { ApprovalChip } from '../../../entities/status/order-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** Whose decision was asked for and why, the newest round first. */
export const OrderDecisions = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const say = useSay()
  const dates = useDates()
  const { approvals = [] } = row
  if (approvals.length === 0) return null
  const isSeveral = row.approval_round > 1
  return (
    <Section title={t('decisions')}>
      <RowList>
        {approvals.map((one) => (
          <li key={`${one.round}/${one.kind}`}>
            <div>
              <b>{t(one.kind)}</b> {isSeveral && <small>{t('round', { n: one.round })}</small>}
              <div>{one.reasons.map((reason) => say(reason)).join(' · ')}</div>
              {one.note && <div>“{one.note}”</div>}
              <small>
                {one.decided_date && one.decided_user_name
                  ? t('decidedBy', { name: one.decided_user_name, date: dates.dateTime(one.decided_date) })
                  : one.status === 'Waiting' && one.due_date
                    ? t('due', { date: dates.dateTime(one.due_date) })
                    : ''}
              </small>
            </div>
            <ApprovalChip status={one.status} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}
