import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { mailResults } from '@sejuk/domain/finance/electronic-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { type RowOf, useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { MailChip, useMailActions } from './mail-parts.tsx'

type Row = RowOf<typeof contract.listEInvoiceMails>

/** Which letters went to whom, what became of them, and to send one again. */
export const EInvoiceMailsPage = () => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const list = useList(contract.listEInvoiceMails)
  const actionsOf = useMailActions()
  const invoice = (row: Row) => (
    <>
      <Link {...pageTo('eInvoice', { invoice_code: row.invoice_code })}>{row.invoice_code}</Link>
      {row.invoice_codes.length > 1 && ` +${row.invoice_codes.length - 1}`}
    </>
  )
  return (
    <ListPage
      title={t('mailsTitle')}
      list={list}
      actions={[]}
      filters={[
        { field: 'search', label: t('mailText'), kind: 'text' },
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        {
          field: 'channel',
          label: t('channel'),
          kind: 'choice',
          options: (['email', 'whatsapp'] as const).map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'result',
          label: t('result'),
          kind: 'choice',
          options: mailResults.map((value) => ({ value, label: t(value) })),
        },
      ]}
      menu={actionsOf}
      keyOf={(row) => String(row.mail_id)}
      nameOf={(row) => `${row.invoice_code}, ${row.address}`}
      columns={[
        { key: 'at', title: t('sentAt'), sort: 'created_date', show: (row) => dates.dateTime(row.created_date) },
        { key: 'invoice', title: t('invoice_code'), show: invoice },
        { key: 'nsfp', title: t('nsfp'), show: (row) => row.nsfps[0] ?? '-' },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'to', title: t('to'), show: (row) => row.address },
        {
          key: 'template',
          title: t('template'),
          show: (row) =>
            `${t(row.how === 'resend' ? 'resend' : row.how === 'auto' ? 'auto' : row.how === 'digest' ? 'digest' : 'manual')}`,
        },
        { key: 'result', title: t('result'), show: (row) => <MailChip result={row.result} /> },
        { key: 'error', title: t('error'), wraps: true, show: (row) => row.error ?? '-' },
      ]}
      card={(row) => ({
        code: invoice(row),
        name: row.customer_name,
        text: row.address,
        left: <MailChip result={row.result} />,
        right: dates.dateTime(row.created_date),
      })}
    />
  )
}
