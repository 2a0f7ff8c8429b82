import { customerDropdown } from '@sejuk/contract/customers/customers'
import type { Data } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import IconFileInvoice from '#icon/FileInvoice'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = Data<typeof contract.listBillableDeliveries>[number]

/** What customers received and nobody billed yet; the drafts are grouped as each customer wants it. */
export const BillDeliveriesPage = () => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listBillableDeliveries)
  const may = useGate(contract.generateSalesInvoices)
  const send = useSend(contract.generateSalesInvoices)
  const bill = async (rows: Row[]) => {
    if (!(await confirm({ title: t('sureGenerate'), yes: t('generate') }))) return
    const delivery_codes = rows.map(({ delivery_code }) => delivery_code)
    send.mutate(
      { delivery_codes, invoice_date: companyToday() },
      { onSuccess: () => void navigate(pageTo('salesInvoices', { status: '1' })) },
    )
  }
  const order = (row: Row) => row.order_codes.join(', ')
  return (
    <ListPage
      title={t('billDeliveries')}
      crumb={<Link {...pageTo('salesInvoices')}>{t('title')}</Link>}
      list={list}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
      ]}
      actions={[]}
      bulk={(rows) => [
        {
          key: 'generate',
          label: t('generate'),
          icon: <IconFileInvoice size={16} />,
          gate: may,
          onPress: () => void bill(rows),
        },
      ]}
      keyOf={(row) => row.delivery_code}
      nameOf={(row) => row.delivery_code}
      columns={[
        { key: 'code', title: t('delivery_code'), show: (row) => row.delivery_code },
        {
          key: 'received',
          title: t('goodsReceived'),
          sort: 'received_date',
          show: (row) => (row.received_date ? dates.date(row.received_date) : '-'),
        },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'orders', title: t('orders'), show: order },
        { key: 'qty', title: t('qty'), isNumber: true, show: (row) => thousands(row.qty) },
        { key: 'grouping', title: t('grouping'), show: (row) => t(row.grouping) },
      ]}
      card={(row) => ({
        code: row.delivery_code,
        name: row.customer_name,
        text: `${order(row)} · ${thousands(row.qty)}`,
        left: t(row.grouping),
        right: row.received_date ? dates.date(row.received_date) : '-',
      })}
    />
  )
}
