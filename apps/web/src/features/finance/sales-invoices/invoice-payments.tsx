import type { InvoicePayment, SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { getCustomerAccount } from '@sejuk/contract/money/accounts'
import { pageTo } from '@sejuk/domain/pages'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import type { ReactNode } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './sales-invoice.module.css'

/** Paid, held and still open always make the invoice's total; what came to nothing stays in sight, struck through. */
export const InvoicePayments = ({ row, actions }: { row: SalesInvoiceDetail; actions?: ReactNode }) => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  const mayOpen = useGate(getCustomerAccount)
  const rest = Math.max(0, row.grand_total - row.paid_amount - row.held_amount)
  const parts = [
    ['paid', t('paid'), row.paid_amount],
    ['held', t('held'), row.held_amount],
    ['open', t('stillOpen'), rest],
  ] as const
  const code = (payment: InvoicePayment) =>
    payment.kind === 'cheque' ? (
      <Link {...pageTo('cheque', { code: payment.code })}>{payment.reference ?? payment.code}</Link>
    ) : payment.kind === 'credit-note' ? (
      <Link {...pageTo('return', { code: payment.reference ?? '' })}>{payment.code}</Link>
    ) : payment.kind === 'credit-use' ? (
      <>
        <Link {...pageTo('creditUse', { code: payment.code })}>{payment.code}</Link>
        {payment.reference && ` · ${payment.reference}`}
      </>
    ) : payment.kind === 'withheld' ? (
      <Link {...pageTo('withholdingSlips', { search: row.invoice_code })}>{payment.reference ?? payment.code}</Link>
    ) : (
      <>
        <Link {...pageTo('receipt', { code: payment.code })}>{payment.code}</Link>
        {payment.reference && ` · ${payment.reference}`}
      </>
    )
  return (
    <Section
      title={t('payments')}
      actions={
        <>
          {mayOpen.enabled && (
            <Link {...pageTo('customerAccount', { customer_code: row.customer_code })}>{t('openAccount')}</Link>
          )}
          {actions}
        </>
      }
    >
      <SectionBody>
        <div className={style.bar} aria-hidden>
          {parts.map(
            ([part, , amount]) => amount > 0 && <i key={part} data-part={part} style={{ flexGrow: amount }} />,
          )}
        </div>
        <p className={style.legend}>
          {parts.map(([part, label, amount]) => (
            <span key={part}>
              {label} <b>{thousands(amount)}</b>
            </span>
          ))}
        </p>
      </SectionBody>
      {row.payments.length === 0 ? (
        <SectionText>{t('noPayments')}</SectionText>
      ) : (
        <PlainTable isStacked>
          <thead>
            <tr>
              <th>{t('date')}</th>
              <th>{t('by')}</th>
              <th>{t('reference')}</th>
              <th data-number>{t('amount')}</th>
              <th>{t('status')}</th>
            </tr>
          </thead>
          <tbody>
            {row.payments.map((payment) => (
              <tr key={`${payment.kind} ${payment.code}`}>
                <td data-label={t('date')}>{dates.day(payment.date)}</td>
                <td data-label={t('by')}>{[t(payment.kind), payment.bank_name].filter(Boolean).join(', ')}</td>
                <td data-label={t('reference')}>{code(payment)}</td>
                <td data-number data-label={t('amount')} className={payment.state === 'void' ? style.void : undefined}>
                  {thousands(payment.amount)}
                </td>
                <td data-label={t('status')}>
                  <PaymentState payment={payment} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Section>
  )
}

const PaymentState = ({ payment }: { payment: InvoicePayment }) => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  if (payment.state === 'paid') return <StatusChip tone="good">{t('paid')}</StatusChip>
  if (payment.state === 'void')
    return <StatusChip tone="bad">{t(payment.kind === 'credit-use' ? 'creditTakenBack' : 'bounced')}</StatusChip>
  return (
    <StatusChip tone="waiting">
      {payment.due_date ? t('heldUntil', { day: dates.day(payment.due_date) }) : t('Waiting')}
    </StatusChip>
  )
}
