import { customerDropdown } from '@sejuk/contract/customers/customers'
import { accurateSheet, saveAccurateColumns } from '@sejuk/contract/finance/invoice-imports'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { eInvoiceStatuses } from '@sejuk/domain/finance/electronic-invoices'
import {
  type InvoiceStatus,
  invoiceSources,
  invoiceStatuses,
  paperStatuses,
  salesInvoice,
} from '@sejuk/domain/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { eInvoiceStatusWords } from '@sejuk/words/finance/e-invoice-statuses'
import { invoiceImportWords } from '@sejuk/words/finance/invoice-imports'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { PageTabs } from '../../../entities/menus/page-tabs.tsx'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { InvoiceChip } from '../../../entities/status/invoice-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row as Line } from '../../../ui/layout/page-body.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { OverdueText, PaperChip } from './invoice-chips.tsx'

const InvoicePanel = lazyPart(() => import('./invoice-panel.tsx').then((panel) => panel.InvoicePanel))
type Row = contract.SalesInvoice
const AccurateColumnsPanel = lazyPart(() =>
  import('./accurate-columns-panel.tsx').then((panel) => panel.AccurateColumnsPanel),
)
type Tab = 'all' | InvoiceStatus

const variants = {
  all: { endpoint: contract.listSalesInvoices, title: 'title', source: undefined },
  accurate: { endpoint: contract.listAccurateSalesInvoices, title: 'accurateTitle', source: 'ACCURATE' },
  erp: { endpoint: contract.listErpSalesInvoices, title: 'erpTitle', source: 'ERP' },
} as const

export const SalesInvoicesPage = () => <InvoiceList variant="all" />
export const AccurateInvoicesPage = () => <InvoiceList variant="accurate" />
export const ErpInvoicesPage = () => <InvoiceList variant="erp" />

/** All invoices, or those of one source. */
const InvoiceList = ({ variant }: { variant: keyof typeof variants }) => {
  const { endpoint, title, source } = variants[variant]
  const t = useWords(salesInvoiceWords)
  const everyday = useWords(everydayWords)
  const eStatus = useWords(eInvoiceStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(endpoint)
  const sheet = useImportSheet(variant === 'erp' ? undefined : accurateSheet, {
    title: t('accurateTitle'),
    list: endpoint,
  })
  const mayCreate = useGate(contract.createSalesInvoice)
  const words = useWords(invoiceImportWords)
  const mayImport = useGate(saveAccurateColumns)
  const [isMapping, setMapping] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { status, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(
    contract.countSalesInvoices,
    { ...filters, ...(source ? { source } : {}) },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const countOf = new Map(counts.data?.data.map((one) => [one.status, one.count]))
  const tab: Tab = status ?? 'all'
  const target = ({ invoice_code }: Row) => pageTo('salesInvoice', { code: invoice_code })
  const { actionsOf, bulkOf, panel } = useRecordActions({
    workflow: salesInvoice,
    endpoints: contract.actOnSalesInvoice,
    keyField: 'invoice_code',
    nameOf: (row: Row) => row.invoice_code,
    label: (name) => t(name),
    forms: { modify: undefined },
    refreshes: [endpoint, contract.countSalesInvoices],
  })
  const code = (row: Row) => <Link {...target(row)}>{row.invoice_code}</Link>
  const choices = <Value extends Parameters<typeof t>[0]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }))
  return (
    <>
      <ListPage
        title={t(title)}
        list={list}
        download={variant === 'all' ? contract.salesInvoiceData : undefined}
        remembersVisits
        above={
          <>
            <PageTabs page="/sales-invoice" label={t('title')} />
            <Line>
              <Link {...pageTo('billDeliveries')}>{t('billDeliveries')}</Link>
              <Link {...pageTo('receipts')}>{t('receipts')}</Link>
              <Link {...pageTo('receivables')}>{t('receivables')}</Link>
              <Link {...pageTo('invoiceSummaries')}>{t('summaries')}</Link>
              <Link {...pageTo('withholdingSlips')}>{t('withholdingSlips')}</Link>
            </Line>
            <StatusTabs
              label={t('status')}
              value={tab}
              onChange={(value) => list.ask({ status: value === 'all' ? undefined : value })}
              tabs={[
                { value: 'all', label: t('all'), count: undefined },
                ...invoiceStatuses.map((value) => ({ value, label: t(value), count: countOf.get(value) })),
              ]}
            />
          </>
        }
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          { field: 'overdue', label: t('overdue'), kind: 'choice', options: choices(contract.overdueBuckets) },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          { field: 'due_from', label: t('due_from'), kind: 'day' },
          { field: 'due_to', label: t('due_to'), kind: 'day' },
          { field: 'receipt_status', label: t('receipt_status'), kind: 'choice', options: choices(paperStatuses) },
          {
            field: 'e_status',
            label: t('tax_invoice_no'),
            kind: 'choice',
            options: eInvoiceStatuses.map((value) => ({ value, label: eStatus(value) })),
          },
          ...(source
            ? []
            : [
                {
                  field: 'source' as const,
                  label: t('source'),
                  kind: 'choice' as const,
                  options: choices(invoiceSources),
                },
              ]),
          {
            field: 'is_open',
            label: t('is_open'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
          {
            field: 'is_billed',
            label: t('is_billed'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
          {
            field: 'missing_tax_data',
            label: t('missing_tax_data'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
        ]}
        actions={[
          ...sheet.actions,
          ...(variant === 'accurate'
            ? [
                {
                  key: 'columns',
                  label: words('columns'),
                  gate: mayImport,
                  onPress: () => setMapping(true),
                },
              ]
            : []),
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        bulk={() => bulkOf('submit', 'approve')}
        menu={(row) => actionsOf(row).filter(({ key }) => key !== 'modify')}
        keyOf={(row) => row.invoice_code}
        nameOf={(row) => row.invoice_code}
        columns={[
          { key: 'code', title: t('invoice_code'), sort: 'invoice_code', show: code },
          { key: 'status', title: t('status'), show: (row) => <InvoiceChip status={row.status} /> },
          { key: 'date', title: t('invoice_date'), sort: 'invoice_date', show: (row) => dates.day(row.invoice_date) },
          { key: 'due', title: t('due_date'), sort: 'due_date', show: (row) => <OverdueText row={row} /> },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          {
            key: 'total',
            title: t('grand_total'),
            sort: 'grand_total',
            isNumber: true,
            show: (row) => thousands(row.grand_total),
          },
          {
            key: 'paid',
            title: t('paidOpen'),
            isNumber: true,
            show: (row) => `${thousands(row.paid_amount)} / ${thousands(row.grand_total - row.paid_amount)}`,
          },
          { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
          { key: 'orders', title: t('orders'), show: (row) => row.order_codes.join(', ') || '-' },
          { key: 'deliveries', title: t('deliveries'), show: (row) => row.delivery_codes.join(', ') || '-' },
          { key: 'base', title: t('base'), isNumber: true, show: (row) => thousands(row.base) },
          { key: 'vat', title: t('vat'), isNumber: true, show: (row) => thousands(row.vat) },
          {
            key: 'tax',
            title: t('tax_invoice_no'),
            show: (row) => row.tax_invoice_no ?? (row.e_status ? <EInvoiceChip status={row.e_status} /> : '-'),
          },
          { key: 'paper', title: t('receipt_status'), show: (row) => <PaperChip status={row.receipt_status} /> },
          { key: 'source', title: t('source'), show: (row) => t(row.source) },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: `${rupiah(row.grand_total)} · ${t('open')} ${rupiah(row.grand_total - row.paid_amount)}`,
          left: <InvoiceChip status={row.status} />,
          right: <OverdueText row={row} />,
        })}
      />
      {isMapping && <AccurateColumnsPanel onClose={() => setMapping(false)} />}
      {isAdding && <InvoicePanel onClose={() => setAdding(false)} />}
      {sheet.dialog}
      {panel}
    </>
  )
}
