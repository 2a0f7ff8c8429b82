import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { eInvoiceStatusWords } from '@sejuk/words/finance/e-invoice-statuses'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import IconCircle from '#icon/Circle'
import IconCircleCheck from '#icon/CircleCheck'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './sales-invoice.module.css'

type Row = SalesInvoiceDetail

/** Where the invoice is on its way from draft to closed; the first that is not done is now. */
export const InvoiceSteps = ({ row }: { row: Row }) => {
  const t = useWords(salesInvoiceWords)
  const eStatus = useWords(eInvoiceStatusWords)
  const dates = useDates()
  const isCounted = ['2', '3', '4'].includes(row.status)
  const percent = row.grand_total > 0 ? Math.floor((row.paid_amount / row.grand_total) * 100) : 100
  const steps = [
    {
      key: 'draft',
      title: t('stepDraft'),
      isDone: row.status !== '1' && row.status !== '8',
      text: `${dates.date(row.created_date)}, ${row.create_user_name}`,
    },
    {
      key: 'approved',
      title: t('stepApproved'),
      isDone: isCounted,
      text: row.approved_date
        ? `${dates.date(row.approved_date)}, ${row.approved_user_name ?? ''}`
        : t(row.status === '7' ? 'waitsForApproval' : 'notYet'),
    },
    ...(row.customer_is_taxable === 1
      ? [
          {
            key: 'tax',
            title: t('taxInvoice'),
            isDone: row.tax_invoice_no !== null,
            text: row.tax_invoice_no ?? (row.e_status ? eStatus(row.e_status) : t('notYet')),
          },
        ]
      : []),
    {
      key: 'paper',
      title: t('stepPaper'),
      isDone: row.receipt_status === 'Invoice_Received',
      text: row.received_date
        ? [dates.day(row.received_date), row.received_by_name].filter(Boolean).join(', ')
        : t(row.receipt_status === 'Confirmed_Reject' ? 'Confirmed_Reject' : 'notYet'),
    },
    {
      key: 'paid',
      title: t('stepPaid'),
      isDone: isCounted && percent >= 100,
      text: isCounted ? t('soFar', { n: percent }) : t('notYet'),
    },
    { key: 'closed', title: t('stepClosed'), isDone: row.status === '4', text: t('whenPaid') },
  ]
  const now = steps.find(({ isDone }) => !isDone)?.key
  return (
    <ol className={style.steps}>
      {steps.map(({ key, title, isDone, text }) => (
        <li
          key={key}
          data-state={isDone ? 'done' : key === now ? 'now' : 'later'}
          aria-current={key === now ? 'step' : undefined}
        >
          {isDone ? <IconCircleCheck size={18} /> : <IconCircle size={18} />}
          <b>{title}</b>
          <small>{text}</small>
        </li>
      ))}
    </ol>
  )
}
