import { salesOrderPapers } from '@sejuk/contract/sales/order-papers'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import { pageTo } from '@sejuk/domain/pages'
import { orderFileModule, orderPapers, orderPhotos } from '@sejuk/domain/sales/order-files'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { isOnTerms, wayOf } from '@sejuk/domain/sales/payment-ways'
import { orderPaperWords } from '@sejuk/words/sales/order-papers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { PriceLadder } from '../../../entities/sales/price-ladder.tsx'
import {
  AddressFlag,
  CreditFlag,
  InvoicedChip,
  OrderChip,
  ProgressChip,
} from '../../../entities/status/order-status.tsx'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useParams } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { ApproveOrderPanel, asksMore } from './approve-order-panel.tsx'
import { DiscountMonths } from './discount-months.tsx'
import { OrderDeciding } from './order-deciding.tsx'
import { OrderDecisions } from './order-decisions.tsx'
import { OrderDifference } from './order-difference.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderSum } from './order-sum.tsx'
import { useOrderTypeName } from './order-type-name.ts'
import { RejectOrderPanel } from './reject-order-panel.tsx'
import { WhyYou } from './why-you.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.SalesOrderDetail

export const SalesOrderPage = () => {
  const t = useWords(salesOrderWords)
  const { order_code = '' }: Record<string, string> = useParams()
  return (
    <LoadedRecord endpoint={contract.getSalesOrder} input={{ order_code }} title={t('title')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const ladderOf = (row: Row) => ({
  steps: row.ladder,
  list_amount: row.list_amount,
  discount_amount: row.discount_amount,
  discount_percent: row.discount_percent,
  max_allowed_discount_include_tax: row.allowed_discount_amount,
  tax: {
    ...{ base: row.base, other_base: row.other_base, vat: row.vat },
    ...{ rounding_adjustment: row.rounding_adjustment, amount: row.total_amount },
  },
  total_amount: row.total_amount,
})

const OrderFacts = ({ row }: { row: Row }) => {
  const t = useWords(salesOrderWords)
  const typeName = useOrderTypeName()
  const dates = useDates()
  return (
    <Section title={`(${row.customer_code}) ${row.customer_name}`} sub={row.salesman_name}>
      <Facts
        facts={[
          [t('order_date'), dates.day(row.order_date)],
          [t('order_type'), typeName(row)],
          [t('dept_code'), row.dept_name],
          [t('warehouse'), row.warehouse_name],
          [t('requested'), [dates.day(row.requested_delivery_date), row.time_slot].filter(Boolean).join(', ')],
          [t('receiver'), [row.receiver_name, row.receiver_phone].filter(Boolean).join(', ')],
          [t('address'), row.detail_address, { wide: 2 }],
          [
            t('payment'),
            [isOnTerms(wayOf(row.collect_method)) && t('days', { n: row.payment_term_days }), row.collect_method]
              .filter(Boolean)
              .join(', '),
          ],
          [t('prices'), t(priceKindOf(row, true))],
          [t('po_number'), row.po_number],
          [t('project'), row.project_code],
          [t('source'), `${t(row.source)}, ${row.create_user_name}, ${dates.dateTime(row.created_date)}`, { wide: 2 }],
          [t('remark'), row.remark, { wide: 2 }],
        ]}
      />
    </Section>
  )
}

/** Whoever decides reads here what 'why it came to you' says: the credit of today, not of the day it was submitted. */
const creditShown = ({ credit_now: now }: Row) =>
  now && { over_credit_amount: now.over_by, overdue_days: now.overdue_days }

const OrderState = ({ row }: { row: Row }) => {
  const t = useWords(salesOrderWords)
  const locked = row.lines.reduce((sum, line) => sum + line.locked_qty, 0)
  return (
    <Section title={t('facts')}>
      <Facts
        facts={[
          [t('credit'), <CreditFlag key="credit" row={{ ...row, ...creditShown(row) }} />],
          [t('address'), <AddressFlag key="address" row={row} />],
          [t('locked_qty'), t('ofUnits', { n: locked, all: row.total_qty })],
          [
            t('delivery'),
            <ProgressChip key="delivery" done={row.delivered_qty} total={row.total_qty - row.cancelled_qty} />,
          ],
          [t('invoice'), <InvoicedChip key="invoice" done={row.invoiced_qty} total={row.total_qty} />],
          ...(row.credit_note ? ([[t('creditNote'), row.credit_note]] as const) : []),
          ...(row.credit_override_reason ? ([[t('override'), row.credit_override_reason]] as const) : []),
        ]}
      />
    </Section>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(salesOrderWords)
  const dates = useDates()
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const viewer = useWorkflowViewer()
  const [isLogOpen, setLogOpen] = useState(false)
  const toForm = (order_code: string) => void navigate(pageTo('editSalesOrder', { order_code }))
  const { actionsOf, panel, open } = useRecordActions({
    workflow: salesOrder,
    endpoints: contract.actOnSalesOrder,
    keyField: 'order_code',
    nameOf: (one: Row) => one.order_code,
    label: (name) => t(name),
    forms: {
      approve: asksMore(row, viewer.permission)
        ? (opened) => <ApproveOrderPanel {...opened} />
        : [{ field: 'note', label: t('note'), kind: 'text' }],
      reject: (opened) => <RejectOrderPanel {...opened} />,
    },
    refreshes: [contract.listSalesOrders, contract.countSalesOrders],
  })
  const toChange = (['modify', 'adjust'] as const)
    .filter((name) => salesOrder.isOffered(name, row, viewer, new Date().toISOString()))
    .map((name) => ({
      key: name,
      label: t(name),
      gate: salesOrder.gate(name, row, viewer, new Date().toISOString()),
      onPress: () => toForm(row.order_code),
    }))
  const isWaiting = row.waiting_for.length > 0
  const isMine = isWaiting && salesOrder.state(row, viewer, new Date().toISOString()).isMine
  const papers = useWords(orderPaperWords)
  const language = useLanguage()
  const print = {
    ...{ key: 'print', label: papers('print'), icon: <IconPrinter size={16} /> },
    onPress: () => void download(salesOrderPapers, { order_code: [row.order_code], language }),
  }
  const own = actionsOf(row).filter(({ key }) => key !== 'adjust')
  const shown = isNarrow ? own.filter(({ key }) => key !== 'approve' && key !== 'reject') : own
  return (
    <>
      <PageHead
        title={row.order_code}
        crumb={<Link {...pageTo('salesOrders')}>{t('title')}</Link>}
        sub={!isNarrow && <OrderChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="salesOrders" code={row.order_code} />
      {isNarrow && <OrderSum row={row} />}
      <PageBody>
        <ActionRow name={row.order_code} actions={[...shown, ...toChange, print]} />
        {row.status === 'Rejected' && row.reject_reason && (
          <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>
        )}
        {row.status === 'Closed' && row.close_reason && <Note>{t('closedWhy', { reason: row.close_reason })}</Note>}
        {row.locks_released_date && row.status === 'Submitted' && <Note tone="bad">{t('released')}</Note>}
        {row.status === 'Submitted' && !row.locks_released_date && row.decide_until && (
          <Note>{t('undecided', { date: dates.dateTime(row.decide_until) })}</Note>
        )}
        <OrderDifference row={row} />
        {isMine && <WhyYou row={row} />}
        {isNarrow && !isMine && <OrderDecisions row={row} />}
        <Columns>
          <Column>
            {/* Who decides on a phone reads the prices first. */}
            {isWaiting && isNarrow && (
              <>
                <PriceLadder ladder={ladderOf(row)} />
                <DiscountMonths row={row} />
              </>
            )}
            <OrderLines row={row} />
            {!(isWaiting && isNarrow) && <PriceLadder ladder={ladderOf(row)} />}
          </Column>
          <Column>
            {(!isNarrow || isMine) && <OrderDecisions row={row} />}
            <OrderPayment row={row} />
            <OrderState row={row} />
            <OrderDocuments row={row} />
            {!(isWaiting && isNarrow) && <DiscountMonths row={row} />}
            <OrderFacts row={row} />
            <RecordPhotos
              title={t('po')}
              module_name={orderFileModule}
              module_code={row.order_code}
              photos={orderPhotos.map((alias) => ({ alias, label: t(alias) }))}
              file={orderPapers}
              isShut={row.status === 'Closed' || row.status === 'Deleted'}
            />
          </Column>
        </Columns>
      </PageBody>
      {isNarrow && (
        <OrderDeciding
          key={row.order_code}
          row={row}
          onReject={() => open('reject', row)}
          onAsked={() => open('approve', row)}
        />
      )}
      {panel}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.salesOrderLog}
          code={row.order_code}
          sub={row.order_code}
          labels={{
            total_amount: t('total_amount'),
            discount_percent: t('discount_percent'),
            requested_delivery_date: t('requested'),
            remark: t('remark'),
            po_number: t('po_number'),
          }}
          ownActions={Object.fromEntries(salesOrder.names.map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
