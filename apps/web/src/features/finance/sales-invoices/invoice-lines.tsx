import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { priceKindOf } from '@sejuk/domain/finance/invoice-lines'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './sales-invoice.module.css'

const off = (amount: number) => (amount > 0 ? `−${thousands(amount)}` : '–')
const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount))

/** Each line with its base, its tax and the rupiah that is left over. */
export const InvoiceLines = ({ row }: { row: SalesInvoiceDetail }) => {
  const t = useWords(salesInvoiceWords)
  const priceKind = priceKindOf(row, row.order_codes.length > 0)
  const price = t(priceKind === 'taxOnTop' ? 'list_amount' : 'unit_price')
  return (
    <Section
      title={t('lines')}
      sub={[
        t('linesAndUnits', { lines: row.line_count, units: thousands(row.total_qty) }),
        t('transactionCode', { code: row.transaction_code }),
        t(priceKind),
      ].join(' · ')}
    >
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th data-number>{t('qty')}</th>
            <th data-number>{price}</th>
            <th data-number>{t('discount_amount')}</th>
            <th data-number>{t('cashback_amount')}</th>
            <th data-number>{t('base')}</th>
            <th data-number>{t('other_base')}</th>
            <th data-number>{t('vat')}</th>
            <th data-number>{t('rounding')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {row.lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <span className={style.item}>
                  <b>{line.item_code}</b> {line.item_name}
                </span>
                {line.serial_numbers.length > 0 && (
                  <div>
                    <small>{line.serial_numbers.join(', ')}</small>
                  </div>
                )}
              </td>
              <td data-number data-label={t('qty')}>
                {thousands(line.qty)}
              </td>
              <td data-number data-label={price}>
                {thousands(line.unit_price)}
              </td>
              <td data-number data-label={t('discount_amount')}>
                {off(line.discount_amount - line.cashback_amount)}
              </td>
              <td data-number data-label={t('cashback_amount')}>
                {off(line.cashback_amount)}
              </td>
              <td data-number data-label={t('base')}>
                {thousands(line.base)}
              </td>
              <td data-number data-label={t('other_base')}>
                {thousands(line.other_base)}
              </td>
              <td data-number data-label={t('vat')}>
                {thousands(line.vat)}
              </td>
              <td data-number data-label={t('rounding')}>
                {signed(line.rounding_adjustment)}
              </td>
              <td data-number data-label={t('amount')}>
                <b>{thousands(line.amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td data-number>{thousands(row.total_qty)}</td>
            <td />
            <td data-number>{off(row.discount_amount - row.cashback_amount)}</td>
            <td data-number>{off(row.cashback_amount)}</td>
            <td data-number>{thousands(row.base)}</td>
            <td data-number>{thousands(row.other_base)}</td>
            <td data-number>{thousands(row.vat)}</td>
            <td data-number>{signed(row.rounding_adjustment)}</td>
            <td data-number>
              <b>{thousands(row.grand_total - row.stamp_duty)}</b>
            </td>
          </tr>
        </tfoot>
      </PlainTable>
    </Section>
  )
}
