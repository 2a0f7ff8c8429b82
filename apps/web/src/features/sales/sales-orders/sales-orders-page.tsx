import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { customerDropdown } from '@sejuk/contract/customers/customers'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import { mostOrderPapers, salesOrderPapers } from '@sejuk/contract/sales/order-papers'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { getSalesReport } from '@sejuk/contract/sales/sales-reports'
import { pageTo } from '@sejuk/domain/pages'
import { type OrderStatus, orderStatuses, progresses, salesOrder } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { orderPaperWords } from '@sejuk/words/sales/order-papers'
import { invoicedWords, orderStatusWords, progressWords, salesOrderWords } from '@sejuk/words/sales/sales-orders'
import IconPlus from '#icon/Plus'
import { useReportAction } from '../../../entities/reports/report-action.tsx'
import {
  AddressFlag,
  CreditFlag,
  InvoicedChip,
  OrderChip,
  ProgressChip,
} from '../../../entities/status/order-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useAgo, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { useOrderTypeName } from './order-type-name.ts'
import { RejectOrderPanel } from './reject-order-panel.tsx'

type Row = contract.SalesOrder
type Tab = 'mine' | 'unpaid' | 'all' | OrderStatus

/** What was deleted and what is being submitted have a tab only while there is some. */
const rare: readonly OrderStatus[] = ['Saved', 'Submitting', 'Deleted']

export const SalesOrdersPage = () => {
  const t = useWords(salesOrderWords)
  const statuses = useWords(orderStatusWords)
  const progress = useWords(progressWords)
  const invoiced = useWords(invoicedWords)
  const dates = useDates()
  const ago = useAgo()
  const papers = useWords(orderPaperWords)
  const language = useLanguage()
  const mayPrint = useGate(salesOrderPapers)
  const navigate = useNavigate()
  const list = useList(contract.listSalesOrders)
  const report = useReportAction(getSalesReport, 'salesReport')
  const mayCreate = useGate(contract.createSalesOrder)
  const {
    mine,
    unpaid,
    status,
    page: _page,
    limit: _limit,
    sort: _sort,
    cursor: _cursor,
    exact: _exact,
    ...filters
  } = list.asked
  const counts = useCall(contract.countSalesOrders, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.statuses.map((one) => [one.status, one.count]))
  const tab: Tab = mine ? 'mine' : unpaid ? 'unpaid' : (status ?? 'all')
  const listed = orderStatuses.filter((one) => !rare.includes(one) || countOf.get(one) || one === status)
  const choose = (value: Tab) =>
    list.ask({
      mine: value === 'mine' ? true : undefined,
      unpaid: value === 'unpaid' ? true : undefined,
      status: value === 'mine' || value === 'unpaid' || value === 'all' ? undefined : value,
    })
  const typeName = useOrderTypeName()
  const target = ({ order_code }: Row) => pageTo('salesOrder', { menu: 'sales-order', order_code })
  const { actionsOf, bulkOf, panel } = useRecordActions({
    workflow: salesOrder,
    endpoints: contract.actOnSalesOrder,
    keyField: 'order_code',
    nameOf: (row: Row) => row.order_code,
    label: (name) => t(name),
    forms: { adjust: undefined, reject: (opened) => <RejectOrderPanel {...opened} /> },
    refreshes: [contract.listSalesOrders, contract.countSalesOrders],
  })
  const code = (row: Row) => <Link {...target(row)}>{row.order_code}</Link>
  const customer = (row: Row) => `(${row.customer_code}) ${row.customer_name}`
  const percent = (row: Row) => `${writeNumber(row.discount_percent, 2)}%`
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.salesOrderData}
        remembersVisits
        above={
          <StatusTabs
            label={t('status')}
            value={tab}
            onChange={choose}
            tabs={[
              { value: 'mine', label: t('mine'), count: counts.data?.data.mine },
              ...(counts.data?.data.unpaid || unpaid
                ? [{ value: 'unpaid' as const, label: t('waitsForPayment'), count: counts.data?.data.unpaid }]
                : []),
              { value: 'all', label: t('all'), count: undefined },
              ...listed.map((value) => ({ value, label: statuses(value), count: countOf.get(value) })),
            ]}
          />
        }
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown },
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          { field: 'item_code', label: t('item'), kind: 'many', source: itemDropdown },
          { field: 'business_unit_code', label: t('business_unit'), kind: 'many', source: businessUnitDropdown },
          { field: 'order_type', label: t('order_type'), kind: 'many', source: salesOrderTypeDropdown },
          {
            field: 'ordered',
            label: t('status'),
            kind: 'choice',
            options: [{ value: 'true', label: t('onlyOrdered') }],
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          {
            field: 'delivery',
            label: t('delivery'),
            kind: 'choice',
            options: progresses.map((value) => ({ value, label: progress(value) })),
          },
          {
            field: 'invoice',
            label: t('invoice'),
            kind: 'choice',
            options: progresses.map((value) => ({ value, label: invoiced(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => void navigate(pageTo('newSalesOrder', {})),
          },
          report,
        ]}
        bulk={(rows) => [
          ...bulkOf('submit', 'approve'),
          {
            ...{ key: 'print', label: papers('printMany'), gate: mayPrint },
            onPress: () =>
              void download(salesOrderPapers, {
                order_code: rows.slice(0, mostOrderPapers).map(({ order_code }) => order_code),
                language,
              }),
          },
        ]}
        menu={actionsOf}
        keyOf={(row) => row.order_code}
        nameOf={(row) => row.order_code}
        columns={[
          { key: 'code', title: t('order_code'), sort: 'order_code', show: code },
          { key: 'date', title: t('order_date'), show: (row) => dates.day(row.order_date) },
          { key: 'customer', title: t('customer'), wraps: true, show: customer },
          { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
          { key: 'salesman', title: t('salesman'), wraps: true, show: (row) => row.salesman_name ?? '-' },
          { key: 'type', title: t('order_type'), show: typeName },
          { key: 'qty', title: t('total_qty'), isNumber: true, show: (row) => thousands(row.total_qty) },
          {
            key: 'total',
            title: t('total_amount'),
            sort: 'total_amount',
            isNumber: true,
            show: (row) => rupiah(row.total_amount),
          },
          { key: 'discount', title: t('discount_percent'), isNumber: true, show: percent },
          { key: 'status', title: t('status'), show: (row) => <OrderChip status={row.status} /> },
          { key: 'credit', title: t('credit'), show: (row) => <CreditFlag row={row} /> },
          { key: 'address', title: t('address'), show: (row) => <AddressFlag row={row} /> },
          {
            key: 'delivery',
            title: t('delivery'),
            show: (row) => <ProgressChip done={row.delivered_qty} total={row.total_qty - row.cancelled_qty} />,
          },
          {
            key: 'invoice',
            title: t('invoice'),
            show: (row) => <InvoicedChip done={row.invoiced_qty} total={row.total_qty} />,
          },
          { key: 'age', title: t('age'), sort: 'created_date', show: (row) => ago(row.created_date) },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: `${rupiah(row.total_amount)} · ${t('discount_amount')} ${percent(row)}`,
          left: <OrderChip status={row.status} />,
          right: ago(row.created_date),
        })}
      />
      {panel}
    </>
  )
}
