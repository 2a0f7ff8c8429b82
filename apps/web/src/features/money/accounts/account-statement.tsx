import { accountExcel, type CustomerAccount, type StatementEntry } from '@sejuk/contract/money/accounts'
import { pageTo } from '@sejuk/domain/pages'
import { total } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './accounts.module.css'
import { StatementButtons } from './statement-sending.tsx'

type Props = { account: CustomerAccount; onPeriod: (period: { from?: string; to?: string }) => void }

const Code = ({ entry: { kind, code } }: { entry: StatementEntry }) => {
  if (kind === 'invoice') return <Link {...pageTo('salesInvoice', { code })}>{code}</Link>
  if (kind === 'receipt') return <Link {...pageTo('receipt', { code })}>{code}</Link>
  if (kind === 'cheque') return <Link {...pageTo('cheque', { code })}>{code}</Link>
  return kind === 'refund' ? <Link {...pageTo('refund', { code })}>{code}</Link> : code
}

/** Line by line, with the balance after each; the last one is what the figures say. */
export const AccountStatement = ({ account, onPeriod }: Props) => {
  const t = useWords(accountWords)
  const dates = useDates()
  const language = useLanguage()
  const { customer_code, open, credit, held } = account
  const { from, to, opening, closing, entries, is_cut } = account.statement
  const money = (amount: number) => (amount > 0 ? thousands(amount) : '')
  const noteOf = ({ kind, note }: StatementEntry) =>
    kind === 'invoice' && note ? `${t('due')} ${dates.day(note)}` : (note ?? '')
  return (
    <Section
      title={t('statement')}
      sub={t('period', { from: dates.day(from), to: dates.day(to) })}
      actions={
        <>
          <Button size="small" onClick={() => void download(accountExcel, { customer_code, from, to, language })}>
            {t('excel')}
          </Button>
          <StatementButtons account={account} />
        </>
      }
    >
      <SectionBody>
        <div className={style.period}>
          <DateField label={t('from')} value={from} onChange={(day) => onPeriod({ from: day || from, to })} />
          <DateField label={t('to')} value={to} onChange={(day) => onPeriod({ from, to: day || to })} />
        </div>
        {is_cut && <p>{t('cut')}</p>}
      </SectionBody>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('day')}</th>
            <th>{t('what')}</th>
            <th>{t('number')}</th>
            <th>{t('note_text')}</th>
            <th data-number>{t('charged')}</th>
            <th data-number>{t('received')}</th>
            <th data-number>{t('balance')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label={t('day')}>{dates.day(from)}</td>
            <td colSpan={5} data-label={t('what')}>
              {t('opening')}
            </td>
            <td data-label={t('balance')} data-number>
              <b>{thousands(opening)}</b>
            </td>
          </tr>
          {entries.map((entry) => (
            <tr key={`${entry.kind} ${entry.code}`}>
              <td data-label={t('day')}>{dates.day(entry.day)}</td>
              <td data-label={t('what')}>{t(entry.kind)}</td>
              <td data-label={t('number')} data-whole>
                <Code entry={entry} />
              </td>
              <td data-label={t('note_text')}>{noteOf(entry)}</td>
              <td data-label={t('charged')} data-number>
                {money(entry.charged)}
              </td>
              <td data-label={t('received')} data-number>
                {money(entry.received)}
              </td>
              <td data-label={t('balance')} data-number>
                <b>{thousands(entry.balance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4} scope="row">
              {t('proof', { day: dates.day(to), open: thousands(open), credit: thousands(credit + held) })}
            </th>
            <td data-label={t('charged')} data-number>
              {thousands(total(entries.map(({ charged }) => charged)))}
            </td>
            <td data-label={t('received')} data-number>
              {thousands(total(entries.map(({ received }) => received)))}
            </td>
            <td data-label={t('closing')} data-number>
              {thousands(closing)}
            </td>
          </tr>
        </tfoot>
      </PlainTable>
      {entries.length === 0 && <SectionText>{t('noEntries')}</SectionText>}
    </Section>
  )
}
