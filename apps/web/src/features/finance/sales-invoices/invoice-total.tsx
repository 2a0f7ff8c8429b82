import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { rupiahInWords } from '@sejuk/domain/finance/in-words'
import { rupiah } from '@sejuk/domain/values/money'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import style from './sales-invoice.module.css'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** From the list price to what is owed, and what is left of it. */
export const InvoiceTotal = ({ row }: { row: SalesInvoiceDetail }) => {
  const t = useWords(salesInvoiceWords)
  const discount = row.discount_amount - row.cashback_amount
  const sums = [
    [t('list_amount'), row.list_amount, ''],
    ...(discount > 0 ? [[t('discount_amount'), -discount, ''] as const] : []),
    ...(row.cashback_amount > 0 ? [[t('cashback_amount'), -row.cashback_amount, ''] as const] : []),
    [t('base'), row.base, ''],
    [t('other_base'), row.other_base, ''],
    [t('vat'), row.vat, ''],
    ...(row.rounding_adjustment === 0 ? [] : [[t('roundingRupiah'), row.rounding_adjustment, 'attention'] as const]),
    ...(row.stamp_duty > 0 ? [[t('stamp_duty'), row.stamp_duty, ''] as const] : []),
  ] as const
  const isCounted = ['2', '3', '4'].includes(row.status)
  return (
    <Section title={t('total')} sub={t('inRupiah')}>
      <dl className={style.sums}>
        {sums.map(([label, amount, tone]) => (
          <div key={label} data-tone={tone || undefined}>
            <dt>{label}</dt>
            <dd>{amount < 0 ? `−${thousands(-amount)}` : thousands(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className={style.total}>
        <small>{t('totalIs')}</small>
        <b>{thousands(row.grand_total)}</b>
        <small>{capital(rupiahInWords(row.grand_total))}</small>
      </div>
      {isCounted && (
        <dl className={style.sums}>
          <div>
            <dt>{t('paid')}</dt>
            <dd>{row.paid_amount > 0 ? `−${thousands(row.paid_amount)}` : '0'}</dd>
          </div>
          <div data-tone="strong">
            <dt>
              {t('open')} {row.held_amount > 0 && <small>{t('openOfIt', { amount: rupiah(row.held_amount) })}</small>}
            </dt>
            <dd>{thousands(row.grand_total - row.paid_amount)}</dd>
          </div>
        </dl>
      )}
    </Section>
  )
}
