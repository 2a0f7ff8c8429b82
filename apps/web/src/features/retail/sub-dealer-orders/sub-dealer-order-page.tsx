import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { pageTo } from '@sejuk/domain/pages'
import { confirmedSum, missingOf, subDealerOrder } from '@sejuk/domain/retail/sub-dealer-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { subDealerOrderWords } from '@sejuk/words/retail/sub-dealers'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { SubDealerOrderChip } from './order-status.tsx'

const OrderPanel = lazyPart(() => import('./order-panel.tsx').then((panel) => panel.OrderPanel))
const AnswerPanel = lazyPart(() => import('./answer-panels.tsx').then((panel) => panel.AnswerPanel))
const ReceivePanel = lazyPart(() => import('./answer-panels.tsx').then((panel) => panel.ReceivePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const SubDealerOrderPage = () => {
  const t = useWords(subDealerOrderWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getSubDealerOrder} input={{ po_code: code }} title={t('order')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.SubDealerOrderDetail }) => {
  const t = useWords(subDealerOrderWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const isAnswered = row.lines.some(({ confirmed_quantity }) => confirmed_quantity !== null)
  return (
    <>
      <PageHead
        title={row.po_code}
        crumb={<Link {...pageTo('subDealerOrders')}>{t('title')}</Link>}
        sub={<SubDealerOrderChip status={row.status} isOverdue={row.is_overdue} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={subDealerOrder}
          endpoints={contract.actOnSubDealerOrder}
          keyField="po_code"
          row={row}
          nameOf={() => row.po_code}
          label={(name) => t(name)}
          forms={{
            modify: (open) => <OrderPanel found={open.row} onClose={open.onClose} />,
            answer: (open) => <AnswerPanel found={open.row} onClose={open.onClose} />,
            receive: (open) => <ReceivePanel found={open.row} onClose={open.onClose} />,
            'order-missing': [
              {
                field: 'warehouse_code',
                label: t('warehouse_code'),
                kind: 'picker',
                source: warehouseDropdown,
                none: t('choose'),
                isRequired: true,
              },
              {
                field: 'order_type',
                label: t('order_type'),
                kind: 'picker',
                source: salesOrderTypeDropdown,
                none: t('choose'),
                isRequired: true,
              },
            ],
          }}
        />
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        <Section title={row.subdealer_name} sub={row.subdealer_code}>
          <Facts
            facts={[
              [t('customer_code'), `(${row.customer_code}) ${row.customer_name}`],
              [t('po_date'), dates.day(row.po_date)],
              [t('dept_code'), row.dept_name],
              [t('answer_due'), row.answer_due && dates.dateTime(row.answer_due)],
              [t('answered_in'), row.answered_in === null ? null : t('hours', { n: row.answered_in })],
              [t('amount'), rupiah(row.amount)],
              [t('confirmed_amount'), isAnswered ? rupiah(confirmedSum(row.lines)) : null],
              [t('payment_promise'), row.payment_promise],
              [
                t('order_code'),
                row.order_code && (
                  <Link {...pageTo('salesOrder', { menu: 'sales-order', order_code: row.order_code })}>
                    {row.order_code}
                  </Link>
                ),
              ],
              [t('detail_address'), row.detail_address, { wide: 2 }],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <Section title={t('lines')} sub={rupiah(isAnswered ? confirmedSum(row.lines) : row.amount)}>
          <PlainTable isStacked>
            <thead>
              <tr>
                <th>{t('item')}</th>
                {(
                  [
                    'quantity',
                    'requested_price',
                    'confirmed_quantity',
                    'confirmed_price',
                    'received',
                    'ordered_quantity',
                  ] as const
                ).map((title) => (
                  <th key={title} data-number>
                    {t(title)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {row.lines.map((line) => (
                <tr key={line.line_no}>
                  <td data-label={t('item')}>
                    {line.item_name}
                    {line.serials.length > 0 && <small> {line.serials.join(', ')}</small>}
                  </td>
                  <td data-number data-label={t('quantity')}>
                    {line.quantity}
                  </td>
                  <td data-number data-label={t('requested_price')}>
                    {line.requested_price === null ? '-' : rupiah(line.requested_price)}
                  </td>
                  <td data-number data-label={t('confirmed_quantity')}>
                    {line.confirmed_quantity ?? '-'}
                    {line.confirmed_quantity !== null &&
                      missingOf(line) > 0 &&
                      ` (${t('missing', { n: missingOf(line) })})`}
                  </td>
                  <td data-number data-label={t('confirmed_price')}>
                    {line.confirmed_price === null ? '-' : rupiah(line.confirmed_price)}
                  </td>
                  <td data-number data-label={t('received')}>
                    {line.received_quantity}
                  </td>
                  <td data-number data-label={t('ordered_quantity')}>
                    {line.ordered_quantity || '-'}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Section>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.subDealerOrderLog}
          code={row.po_code}
          sub={row.subdealer_name}
          labels={{ quantity: t('quantity'), remark: t('remark') }}
          ownActions={{
            submit: t('submit'),
            answer: t('answer'),
            reject: t('reject'),
            receive: t('receive'),
            modify: t('modify'),
            adjust: t('adjust'),
            'order-missing': t('order-missing'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
