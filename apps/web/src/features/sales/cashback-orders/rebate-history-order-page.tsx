import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/cashback-orders'
import { planStates } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { cashbackWords, planStateWords } from '@sejuk/words/sales/cashbacks'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { CashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { PlanStateChip } from '../../../entities/status/cashback-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.RebateHistoryOrder

/** Which orders spend which lines, and what became of it. */
export const RebateHistoryOrderPage = () => {
  const t = useWords(cashbackWords)
  const states = useWords(planStateWords)
  const dates = useDates()
  const list = useList(contract.rebateHistoryOrder)
  const branch = useBranchFilter()
  const code = ({ cashback_code }: Row) => <CashbackLink code={cashback_code} />
  const percent = (row: Row) => `${writeNumber(row.cashback_percent * 100, 2)}%`
  return (
    <ListPage
      title={t('orderTitle')}
      list={list}
      filters={[
        { field: 'text', label: t('searchOrder'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
        {
          field: 'state',
          label: t('state'),
          kind: 'choice',
          options: planStates.map((value) => ({ value, label: states(value) })),
        },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
      ]}
      actions={[]}
      keyOf={(row) => String(row.plan_id)}
      nameOf={(row) => `${row.order_code} ${row.cashback_code}`}
      columns={[
        { key: 'order', title: t('order'), sort: 'order_code', show: (row) => row.order_code },
        { key: 'invoice', title: t('invoice'), show: (row) => row.invoice_code ?? '-' },
        { key: 'date', title: t('date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
        { key: 'code', title: t('cashback_code'), show: code },
        { key: 'type', title: t('type'), wraps: true, show: (row) => row.type_rebate_name },
        {
          key: 'planned',
          title: t('planned'),
          sort: 'planned_amount',
          isNumber: true,
          total: 'planned_amount',
          show: (row) => rupiah(row.planned_amount),
        },
        {
          key: 'real',
          title: t('real'),
          sort: 'real_amount',
          isNumber: true,
          total: 'real_amount',
          show: (row) => rupiah(row.real_amount),
        },
        { key: 'percent', title: t('percent'), isNumber: true, show: percent },
        { key: 'state', title: t('state'), show: (row) => <PlanStateChip status={row.state} /> },
      ]}
      card={(row) => ({
        code: row.order_code,
        name: row.customer_name,
        text: (
          <>
            {code(row)} · {rupiah(row.state === 'Consumed' ? row.real_amount : row.planned_amount)} ({percent(row)})
            <br />
            <PlanStateChip status={row.state} />
          </>
        ),
        left: row.invoice_code ?? '-',
        right: dates.date(row.created_date),
      })}
    />
  )
}
