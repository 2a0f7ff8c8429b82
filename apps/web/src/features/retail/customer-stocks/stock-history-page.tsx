import { customerDropdown, getCustomer } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/retail/customer-stocks'
import { pageTo } from '@sejuk/domain/pages'
import type { CoverState } from '@sejuk/domain/retail/customer-stocks'
import { customerStockWords } from '@sejuk/words/retail/customer-stocks'
import { useState } from 'react'
import IconClipboardCheck from '#icon/ClipboardCheck'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const CountStockPanel = lazyPart(() =>
  import('../../../entities/retail/count-stock-panel.tsx').then((panel) => panel.CountStockPanel),
)
type Row = contract.CustomerStock

const tones: Record<CoverState, Tone> = {
  'order-soon': 'attention',
  healthy: 'good',
  overstocked: 'bad',
  'no-input': 'neutral',
}

/** What customers have of each model: delivered, sold, returned and counted. */
export const StockHistoryPage = () => {
  const t = useWords(customerStockWords)
  const dates = useDates()
  const list = useList(contract.listCustomerStocks)
  const branch = useBranchFilter()
  const mayOpenCustomer = useGate(getCustomer).enabled
  const mayCount = useGate(contract.countStock)
  const [isCounting, setCounting] = useState(false)
  const number = (key: 'opening' | 'received' | 'sold' | 'returned' | 'adjusted') => ({
    key,
    title: t(key),
    isNumber: true,
    show: (row: Row) => row[key],
  })
  const closing = (row: Row) =>
    row.closing < 0 ? (
      <span title={t('missing')}>
        <StatusChip tone="bad">{String(row.closing)}</StatusChip>
      </span>
    ) : (
      row.closing
    )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.customerStockData}
        filters={[
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
          { field: 'item_code', label: t('item_code'), kind: 'text' },
          { field: 'date_from', label: t('date_from'), kind: 'day' },
          { field: 'date_to', label: t('date_to'), kind: 'day' },
          {
            field: 'is_negative',
            label: t('closing'),
            kind: 'choice',
            options: [{ value: 'true', label: t('is_negative') }],
          },
        ]}
        actions={[
          {
            key: 'count',
            label: t('count'),
            icon: <IconClipboardCheck size={16} />,
            gate: mayCount,
            isPrimary: true,
            onPress: () => setCounting(true),
          },
        ]}
        keyOf={(row) => row.stock_key}
        nameOf={(row) => `${row.customer_name}, ${row.item_name}`}
        columns={[
          {
            key: 'customer',
            title: t('customer'),
            sort: 'customer_name',
            wraps: true,
            show: (row) =>
              mayOpenCustomer ? (
                <Link {...pageTo('customer', { id: row.customer_code })}>
                  ({row.customer_code}) {row.customer_name}
                </Link>
              ) : (
                row.customer_name
              ),
          },
          { key: 'item', title: t('item_code'), wraps: true, show: (row) => row.item_name },
          number('opening'),
          number('received'),
          { ...number('sold'), sort: 'sold' as const },
          number('returned'),
          number('adjusted'),
          { key: 'closing', title: t('closing'), sort: 'closing', isNumber: true, show: closing },
          { key: 'weeks', title: t('weeks_cover'), isNumber: true, show: (row) => row.weeks_cover ?? '-' },
          {
            key: 'cover',
            title: t('cover'),
            show: (row) => <StatusChip tone={tones[row.cover]}>{t(row.cover)}</StatusChip>,
          },
          { key: 'counted', title: t('last_count'), show: (row) => dates.day(row.last_count) },
        ]}
        card={(row) => ({
          code: row.item_name,
          name: row.customer_name,
          text: `${t('received')} ${row.received} · ${t('sold')} ${row.sold} · ${t('returned')} ${row.returned} · ${t('adjusted')} ${row.adjusted}`,
          left: <StatusChip tone={tones[row.cover]}>{t(row.cover)}</StatusChip>,
          right: closing(row),
        })}
      />
      {isCounting && <CountStockPanel onClose={() => setCounting(false)} />}
    </>
  )
}
