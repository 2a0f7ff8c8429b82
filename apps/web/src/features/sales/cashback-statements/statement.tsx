import { type CashbackStatementData, statementNoticeDays } from '@sejuk/contract/sales/cashback-statements'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackStatementWords } from '@sejuk/words/sales/cashback-statements'
import { ledgerKindWords } from '@sejuk/words/sales/cashbacks'
import { CashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import paper from '../../../ui/layout/paper.module.css'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Props = { statement: CashbackStatementData }

/** The paper itself. */
export const CashbackStatement = ({ statement }: Props) => {
  const t = useWords(cashbackStatementWords)
  const dates = useDates()
  const days = { from: dates.day(statement.from), to: dates.day(statement.to) }
  const moves = [
    [t('granted'), statement.granted],
    [t('adjusted'), statement.adjusted],
    [t('used'), statement.used],
    [t('held'), statement.held],
    [t('expired'), statement.expired],
  ] as const
  return (
    <div className={paper.paper}>
      <Section title={t('days', days)} actions={<Total>{rupiah(statement.closing)}</Total>}>
        <Facts
          facts={[
            [t('customer'), `${statement.customer_name} (${statement.customer_code})`],
            [t('branch'), `${statement.dept_code} ${statement.dept_name}`],
            [t('company'), statement.company_name],
            [t('printed'), dates.dateTime(statement.printed_date)],
            [t('opening'), rupiah(statement.opening)],
            ...moves.map(([label, amount]) => [label, rupiah(amount)] as const),
            [t('closing'), rupiah(statement.closing)],
          ]}
        />
      </Section>
      <Section title={t('movements')}>
        <Movements statement={statement} />
      </Section>
      <Section title={t('expiring', { n: statementNoticeDays })}>
        {statement.expiring.length === 0 ? (
          <SectionText>{t('noneEnds')}</SectionText>
        ) : (
          <RowList>
            {statement.expiring.map((line) => (
              <li key={line.cashback_code}>
                <span>
                  <CashbackLink code={line.cashback_code} />{' '}
                  <small>
                    {line.type_rebate_name} · {t('until')} {dates.day(line.valid_to)}
                  </small>
                </span>
                <b>{rupiah(line.cashback_remain)}</b>
              </li>
            ))}
          </RowList>
        )}
      </Section>
    </div>
  )
}

const Movements = ({ statement }: Props) => {
  const t = useWords(cashbackStatementWords)
  const kinds = useWords(ledgerKindWords)
  const say = useSay()
  const dates = useDates()
  if (statement.movements.length === 0) return <SectionText>{t('none')}</SectionText>
  return (
    <PlainTable>
      <thead>
        <tr>
          <th>{t('date')}</th>
          <th>{t('line')}</th>
          <th>{t('what')}</th>
          <th data-number>{t('amount')}</th>
          <th data-number>{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td data-whole>{dates.day(statement.from)}</td>
          <td />
          <td>{t('opening')}</td>
          <td />
          <td data-number>{thousands(statement.opening)}</td>
        </tr>
        {statement.movements.map((row) => (
          <tr key={row.ledger_id}>
            <td data-whole>{dates.date(row.created_date)}</td>
            <td data-whole>
              <CashbackLink code={row.cashback_code} />
              <small>{row.type_rebate_name}</small>
            </td>
            <td>
              {kinds(row.kind)}
              <small>
                {[row.order_code, row.invoice_code, row.reason && say(row.reason)].filter(Boolean).join(' · ')}
              </small>
            </td>
            <td data-number>
              {row.amount > 0 ? '+' : ''}
              {thousands(row.amount)}
            </td>
            <td data-number>{thousands(row.balance)}</td>
          </tr>
        ))}
        <tr>
          <td data-whole>{dates.day(statement.to)}</td>
          <td />
          <td>
            <b>{t('closing')}</b>
          </td>
          <td />
          <td data-number>
            <b>{thousands(statement.closing)}</b>
          </td>
        </tr>
      </tbody>
    </PlainTable>
  )
}
