import type { Statement, StatementPayment } from '@sejuk/contract/installers/statements'
import { rupiah } from '@sejuk/domain/values/money'
import { statementWords } from '@sejuk/words/installers/statements'
import IconPrinter from '#icon/Printer'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import paper from '../../ui/layout/paper.module.css'
import { Facts } from '../../ui/record/facts.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionText, Total } from '../../ui/record/section.tsx'
import style from './installer-statement.module.css'

type Props = {
  statement: Statement
  onYear: (year: number) => void
  /** A page of its own goes on paper; what floats above another does not. */
  isPrintable?: boolean
}

/** What was paid in a year, payment by payment, as one hands it to the tax office. */
export const InstallerStatement = ({ statement, onYear, isPrintable }: Props) => {
  const t = useWords(statementWords)
  const { year, years } = statement
  return (
    <div className={`${paper.paper} ${style.paper}`}>
      <div className={paper.tools}>
        {years.length > 0 && (
          <ChoiceField
            label={t('year')}
            value={String(year)}
            options={[...new Set([year, ...years])].map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(value) => onYear(Number(value))}
          />
        )}
        {isPrintable && (
          <Button icon={<IconPrinter size={16} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      <Section title={t('forYear', { year })} actions={<Total>{rupiah(statement.net_amount)}</Total>}>
        <Facts
          facts={[
            [t('company'), statement.company_name],
            [t('installer'), `${statement.user_name} (${statement.user_code})`],
            [t('idCard'), statement.id_card_number],
            [t('gross'), rupiah(statement.gross_amount)],
            [t('tax'), rupiah(statement.tax_amount)],
            [t('fee'), rupiah(statement.admin_fee)],
          ]}
        />
        {statement.payments.length === 0 && <SectionText>{t('none')}</SectionText>}
      </Section>
      {statement.payments.map((payment) => (
        <Payment key={payment.settlement_code} payment={payment} />
      ))}
    </div>
  )
}

const Payment = ({ payment }: { payment: StatementPayment }) => {
  const t = useWords(statementWords)
  const dates = useDates()
  return (
    <Section title={dates.date(payment.paid_date)} actions={<b>{rupiah(payment.net_amount)}</b>}>
      <Facts
        facts={[
          [t('settlement'), payment.settlement_code],
          [t('gross'), rupiah(payment.gross_amount)],
          [
            t('tax'),
            <>
              {rupiah(payment.tax_amount)}
              {!payment.has_tax_id && <small> {t('withoutTaxId')}</small>}
            </>,
          ],
          [t('fee'), rupiah(payment.admin_fee)],
          [t('account'), `${payment.bank_name} ${payment.credited_account}`],
          [t('bankRef'), payment.bank_ref],
        ]}
      />
      <details className={style.fold}>
        <summary>
          {t('tickets')} ({payment.tickets.length})
        </summary>
        <RowList>
          {payment.tickets.map((ticket) => (
            <li key={ticket.bonus_ticket_code}>
              <span>
                {ticket.bonus_ticket_code}{' '}
                <small>{[dates.day(ticket.install_date), ticket.customer_name].filter(Boolean).join(' · ')}</small>
              </span>
              <span>{rupiah(ticket.amount)}</span>
            </li>
          ))}
        </RowList>
      </details>
    </Section>
  )
}
