import * as contract from '@sejuk/contract/finance/receipts'
import { getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import { receipt } from '@sejuk/domain/finance/receipts'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { receiptWords } from '@sejuk/words/finance/receipts'
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
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText, Total } from '../../../ui/record/section.tsx'
import { ReceiptKwitansi } from './receipt-kwitansi.tsx'
import { ReceiptStatusChip } from './receipt-status.tsx'

const ReceiptPanel = lazyPart(() =>
  import('../../../entities/finance/receipt-panel.tsx').then((panel) => panel.ReceiptPanel),
)
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const ReceiptPage = () => {
  const t = useWords(receiptWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getReceipt} input={{ receipt_code: code }} title={t('one')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.ReceiptDetail }) => {
  const t = useWords(receiptWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const amount = rupiah(row.amount)
  return (
    <>
      <PageHead
        title={row.receipt_code}
        crumb={<Link {...pageTo('receipts')}>{t('title')}</Link>}
        sub={<ReceiptStatusChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={receipt}
          endpoints={contract.actOnReceipt}
          keyField="receipt_code"
          row={row}
          nameOf={(one) => one.receipt_code}
          label={(name) => t(name)}
          forms={{ modify: (open) => <ReceiptPanel found={open.row} onClose={open.onClose} /> }}
          question={(name) =>
            ({ confirm: { title: t('sureConfirm', { amount }), text: t('sureConfirmText') } })[name as 'confirm']
          }
          refreshes={[contract.listReceipts, getSalesInvoice]}
        />
        {row.status === 'Void' && row.void_reason && <Note tone="bad">{t('voided', { reason: row.void_reason })}</Note>}
        <Section
          title={<Link {...pageTo('customer', { id: row.customer_code })}>{row.customer_name}</Link>}
          sub={row.customer_code}
        >
          <SectionBody>
            <Total>{amount}</Total>
          </SectionBody>
          <Facts
            facts={[
              [t('kind'), [t(row.kind), row.bank_name].filter(Boolean).join(', ')],
              [t('cashback_code'), row.cashback_code],
              ...(row.order_code
                ? ([
                    [
                      t('forOrder'),
                      <Link key="order" {...pageTo('salesOrder', { menu: 'sales-order', order_code: row.order_code })}>
                        {row.order_code}
                      </Link>,
                    ],
                  ] as const)
                : []),
              [t('reference'), row.reference],
              [t('received_date'), dates.day(row.received_date)],
              [t('dept_code'), row.dept_name],
              [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [
                t('confirmed'),
                row.confirmed_date && `${row.confirmed_user_name ?? ''}, ${dates.dateTime(row.confirmed_date)}`,
              ],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <Section title={t('invoices')} sub={t('allocated', { given: rupiah(row.allocated_amount), amount })}>
          {row.allocations.length === 0 ? (
            <SectionText>-</SectionText>
          ) : (
            <RowList>
              {row.allocations.map(({ invoice_code, due_date, amount: whole, allocated }) => (
                <li key={invoice_code}>
                  <span>
                    <Link {...pageTo('salesInvoice', { code: invoice_code })}>{invoice_code}</Link>
                    <small>
                      {' '}
                      · {t('due')} {dates.day(due_date)} · {rupiah(whole)}
                    </small>
                  </span>
                  <b>{rupiah(allocated)}</b>
                </li>
              ))}
            </RowList>
          )}
        </Section>
        <ReceiptKwitansi row={row} />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.receiptLog}
          code={row.receipt_code}
          sub={row.receipt_code}
          labels={{ amount: t('amount'), received_date: t('received_date'), reference: t('reference') }}
          ownActions={{ confirm: t('confirm'), modify: t('modify'), void: t('void') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
