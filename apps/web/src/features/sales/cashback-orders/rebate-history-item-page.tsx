import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/cashback-orders'
import { pageTo } from '@sejuk/domain/pages'
import { planStates } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackWords, planStateWords } from '@sejuk/words/sales/cashbacks'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { PlanStateChip } from '../../../entities/status/cashback-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.RebateHistoryItem

/** What each item of an order had of its rebate. */
export const RebateHistoryItemPage = () => {
  const t = useWords(cashbackWords)
  const states = useWords(planStateWords)
  const dates = useDates()
  const list = useList(contract.rebateHistoryItem)
  const branch = useBranchFilter()
  const order = ({ order_code }: Row) => (
    <Link {...pageTo('rebateHistoryOrder', { text: order_code })}>{order_code}</Link>
  )
  return (
    <ListPage
      title={t('itemTitle')}
      list={list}
      filters={[
        { field: 'text', label: t('searchItem'), kind: 'text' },
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
      keyOf={(row) => String(row.order_item_id)}
      nameOf={(row) => `${row.item_code} ${row.order_code}`}
      columns={[
        {
          key: 'item',
          title: t('item'),
          sort: 'item_code',
          wraps: true,
          show: (row) => (
            <>
              <b>{row.item_code}</b> {row.item_name}
            </>
          ),
        },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
        {
          key: 'quantity',
          title: t('quantity'),
          sort: 'quantity',
          isNumber: true,
          show: (row) => thousands(row.quantity),
        },
        {
          key: 'amount',
          title: t('amount'),
          sort: 'amount',
          isNumber: true,
          total: 'amount',
          show: (row) => rupiah(row.amount),
        },
        {
          key: 'share',
          title: t('share'),
          sort: 'rebate_share',
          isNumber: true,
          total: 'rebate_share',
          show: (row) => <b>{rupiah(row.rebate_share)}</b>,
        },
        { key: 'order', title: t('order'), show: order },
        { key: 'invoice', title: t('invoice'), show: (row) => row.invoice_code ?? '-' },
        { key: 'date', title: t('date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
        { key: 'state', title: t('state'), show: (row) => <PlanStateChip status={row.state} /> },
      ]}
      card={(row) => ({
        code: row.item_code,
        name: row.item_name || row.item_code,
        text: (
          <>
            {thousands(row.quantity)} × · {rupiah(row.amount)} · <b>{rupiah(row.rebate_share)}</b>
            <br />
            <PlanStateChip status={row.state} />
          </>
        ),
        left: order(row),
        right: dates.date(row.created_date),
      })}
    />
  )
}
