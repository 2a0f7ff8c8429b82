import type { CustomerAccount } from '@sejuk/contract/money/accounts'
import type { UseLine } from '@sejuk/domain/money/credit-uses'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah, total } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './accounts.module.css'

type Props = { account: CustomerAccount; used: readonly UseLine[] }

/** What is open, the oldest first. A cheque stands in the row it covers; the last column fills while credit is used. */
export const AccountInvoices = ({ account, used }: Props) => {
  const t = useWords(accountWords)
  const dates = useDates()
  const { invoices, covered } = account
  const usedFor = (code: string) =>
    total(used.filter(({ invoice_code }) => invoice_code === code).map(({ amount }) => amount))
  const money = (amount: number) => (amount > 0 ? thousands(amount) : '–')
  const minus = (amount: number) => (amount > 0 ? `−${thousands(amount)}` : '–')
  const sum = (of: 'amount' | 'covered' | 'open') => thousands(total(invoices.map((one) => one[of])))
  return (
    <Section
      title={t('openInvoices')}
      sub={covered > 0 ? t('coverNote', { amount: rupiah(covered) }) : t('oldestFirst')}
    >
      {invoices.length === 0 ? (
        <SectionText>{t('nothingOpen')}</SectionText>
      ) : (
        <PlainTable isStacked>
          <thead>
            <tr>
              <th>{t('invoice')}</th>
              <th>{t('invoiceDate')}</th>
              <th>{t('due')}</th>
              <th data-number>{t('days')}</th>
              <th data-number>{t('total')}</th>
              <th data-number>{t('covered')}</th>
              <th data-number>{t('open')}</th>
              <th data-number>{t('usedNow')}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((one) => (
              <tr key={one.invoice_code} className={usedFor(one.invoice_code) > 0 ? style.paid : undefined}>
                <td data-label={t('invoice')} data-whole>
                  <Link {...pageTo('salesInvoice', { code: one.invoice_code })}>{one.invoice_code}</Link>
                </td>
                <td data-label={t('invoiceDate')}>{dates.day(one.invoice_date)}</td>
                <td data-label={t('due')}>{dates.day(one.due_date)}</td>
                <td data-label={t('days')} data-number>
                  {one.days > 0 ? t('daysAgo', { n: one.days }) : t('inDays', { n: -one.days })}
                </td>
                <td data-label={t('total')} data-number>
                  {thousands(one.amount)}
                </td>
                <td data-label={t('covered')} data-number>
                  {one.covered > 0 && <StatusIcon tone="waiting" />} {money(one.covered)}
                </td>
                <td data-label={t('open')} data-number>
                  <b>{thousands(one.open)}</b>
                </td>
                <td data-label={t('usedNow')} data-number>
                  {minus(usedFor(one.invoice_code))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={4} scope="row">
                {t('total')}
              </th>
              <td data-label={t('total')} data-number>
                {sum('amount')}
              </td>
              <td data-label={t('covered')} data-number>
                {sum('covered')}
              </td>
              <td data-label={t('open')} data-number>
                {sum('open')}
              </td>
              <td data-label={t('usedNow')} data-number>
                {minus(total(used.map(({ amount }) => amount)))}
              </td>
            </tr>
          </tfoot>
        </PlainTable>
      )}
    </Section>
  )
}
