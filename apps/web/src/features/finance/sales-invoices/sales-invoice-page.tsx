import { createReceipt } from '@sejuk/contract/finance/receipts'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import { invoicePhotoModule, paperPhoto } from '@sejuk/domain/finance/invoice-photos'
import { markableFields, salesInvoice } from '@sejuk/domain/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { receiptWords } from '@sejuk/words/finance/receipts'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { InvoiceChip } from '../../../entities/status/invoice-status.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { OverdueText, PaperChip } from './invoice-chips.tsx'
import { InvoiceCreditNotes } from './invoice-credit-notes.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import { InvoiceSteps } from './invoice-steps.tsx'
import { InvoiceTax } from './invoice-tax.tsx'
import { InvoiceTotal } from './invoice-total.tsx'

const InvoicePanel = lazyPart(() => import('./invoice-panel.tsx').then((panel) => panel.InvoicePanel))
const InvoiceHeadPanel = lazyPart(() => import('./invoice-panel.tsx').then((panel) => panel.InvoiceHeadPanel))
const ReceiptPanel = lazyPart(() =>
  import('../../../entities/finance/receipt-panel.tsx').then((panel) => panel.ReceiptPanel),
)
const PaperPanel = lazyPart(() => import('./paper-panel.tsx').then((panel) => panel.PaperPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.SalesInvoiceDetail

export const SalesInvoicePage = () => {
  const t = useWords(salesInvoiceWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSalesInvoice}
      input={{ invoice_code: code }}
      title={t('one')}
      visited={(row) => row.invoice_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(salesInvoiceWords)
  const language = useLanguage()
  const [isLogOpen, setLogOpen] = useState(false)
  const amount = rupiah(row.grand_total)
  const receiptT = useWords(receiptWords)
  const mayPay = useGate(createReceipt)
  const [isPaying, setPaying] = useState(false)
  const refresh = useRefresh(contract.getSalesInvoice)
  const open = row.grand_total - row.paid_amount - row.held_amount
  const print = () => void download(contract.salesInvoicePdf, { invoice_code: row.invoice_code, language })
  return (
    <>
      <PageHead
        title={row.invoice_code}
        crumb={<Link {...pageTo('salesInvoices')}>{t('title')}</Link>}
        sub={<InvoiceChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="salesInvoices" code={row.invoice_code} />
      <PageBody>
        <RecordActions
          workflow={salesInvoice}
          endpoints={contract.actOnSalesInvoice}
          keyField="invoice_code"
          row={row}
          nameOf={(one) => one.invoice_code}
          label={(name) => t(name)}
          forms={{
            modify: ({ row: found, onClose }) =>
              found.source === 'MANUAL' ? (
                <InvoicePanel found={found} onClose={onClose} />
              ) : (
                <InvoiceHeadPanel found={found} onClose={onClose} />
              ),
          }}
          question={(name) =>
            ({
              submit: { title: t('sureSubmit', { amount }) },
              approve: { title: t('sureApprove', { amount }), text: t('sureApproveText') },
            })[name as 'submit' | 'approve']
          }
          more={[{ key: 'pdf', label: t('pdf'), icon: <IconPrinter size={16} />, onPress: print }]}
          refreshes={[contract.listSalesInvoices, contract.countSalesInvoices]}
        />
        <InvoiceNotes row={row} />
        <InvoiceSteps row={row} />
        <InvoiceFacts row={row} />
        <InvoiceLines row={row} />
        <Columns>
          <Column>
            <InvoicePayments
              row={row}
              actions={
                mayPay.enabled &&
                row.status === '2' &&
                open > 0 && (
                  <Button size="small" kind="primary" onClick={() => setPaying(true)}>
                    {receiptT('create')}
                  </Button>
                )
              }
            />
            <InvoiceCreditNotes row={row} />
            <Paper row={row} />
          </Column>
          <Column>
            <InvoiceTotal row={row} />
            <InvoiceTax row={row} />
          </Column>
        </Columns>
      </PageBody>
      {isPaying && (
        <ReceiptPanel
          paying={{ customer_code: row.customer_code, invoice_code: row.invoice_code, amount: open }}
          onClose={() => {
            refresh()
            setPaying(false)
          }}
        />
      )}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.salesInvoiceLog}
          code={row.invoice_code}
          sub={row.invoice_code}
          labels={{
            ...{ invoice_date: t('invoice_date'), tax_date: t('tax_date'), due_date: t('due_date') },
            ...{ grand_total: t('grand_total'), remark: t('remark'), receipt_status: t('receipt_status') },
          }}
          ownActions={Object.fromEntries(
            [...salesInvoice.names, 'follow-order' as const].map((name) => [name, t(name)]),
          )}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const InvoiceNotes = ({ row }: { row: Row }) => {
  const t = useWords(salesInvoiceWords)
  const marks = markableFields.filter((field) => row.fail_marks.includes(field)).map((field) => t(field))
  return (
    <>
      {row.status === '8' && row.fail_reason && (
        <Note tone="bad">{[t('failed', { reason: row.fail_reason }), ...marks].join(' · ')}</Note>
      )}
      {row.status === '3' && (
        <Note>{t('frozenBy', { name: row.frozen_user_name ?? '-', reason: row.freeze_reason ?? '-' })}</Note>
      )}
      {row.status === '5' && row.end_reason && <Note tone="bad">{t('ended', { reason: row.end_reason })}</Note>}
      {!row.has_tax_data && (
        <Note tone="bad">
          {t('needsTaxData')} <Link {...pageTo('customer', { id: row.customer_code })}>{t('toCustomer')}</Link>
        </Note>
      )}
      {row.changing_order && <Note tone="bad">{t('orderChanging', { order: row.changing_order })}</Note>}
      {row.is_period_locked && row.status !== '4' && <Note>{t('periodLocked')}</Note>}
    </>
  )
}

const InvoiceFacts = ({ row }: { row: Row }) => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  return (
    <Section
      title={
        <Link {...pageTo('customer', { id: row.customer_code })}>{`(${row.customer_code}) ${row.customer_name}`}</Link>
      }
      sub={row.salesman_name}
    >
      <Facts
        facts={[
          [t('invoice_date'), dates.day(row.invoice_date)],
          [t('tax_date'), dates.day(row.tax_date)],
          [t('due_date'), <OverdueText key="due" row={row} />],
          [t('prices'), t(priceKindOf(row, row.order_codes.length > 0))],
          [t('term', { n: row.payment_term_days, basis: '' }).trim(), t(row.due_basis)],
          [t('dept_code'), row.dept_name],
          [
            t('orders'),
            row.order_codes.map((order_code) => (
              <Link key={order_code} {...pageTo('salesOrder', { menu: 'sales-order', order_code })}>
                {order_code}{' '}
              </Link>
            )),
          ],
          [t('deliveries'), row.delivery_codes.join(', ')],
          [t('source'), [t(row.source), row.external_no].filter(Boolean).join(', ')],
          [
            t('tax_invoice_no'),
            row.e_status && (
              <>
                <Link {...pageTo('eInvoice', { invoice_code: row.invoice_code })}>
                  {row.tax_invoice_no ?? t('taxInvoice')}
                </Link>{' '}
                <EInvoiceChip status={row.e_status} />
              </>
            ),
          ],
          [t('remark'), row.remark, { wide: 2 }],
        ]}
      />
    </Section>
  )
}

const Paper = ({ row }: { row: Row }) => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const may = useGate(contract.saveInvoiceReceivedStatus)
  const isCounted = ['2', '3', '4'].includes(row.status)
  const refused = [row.receipt_reason_code && t(row.receipt_reason_code), row.receipt_reason].filter(Boolean).join(': ')
  return (
    <>
      <Section
        title={t('paperTitle')}
        sub={<PaperChip status={row.receipt_status} />}
        actions={
          may.enabled &&
          isCounted && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('paperChange')}
            </Button>
          )
        }
      >
        <Facts
          facts={[
            [t('received_by_name'), row.received_by_name],
            [t('received_date'), row.received_date && dates.day(row.received_date)],
            ...(refused ? [[t('reason_code'), refused] as const] : []),
          ]}
        />
      </Section>
      <RecordPhotos
        title={t('photo')}
        module_name={invoicePhotoModule}
        module_code={row.invoice_code}
        photos={[{ alias: paperPhoto, label: t('paper_receipt') }]}
        isShut={row.status !== '2' && row.status !== '3'}
      />
      {isOpen && <PaperPanel found={row} onClose={() => setOpen(false)} />}
    </>
  )
}
