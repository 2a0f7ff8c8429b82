import * as contract from '@sejuk/contract/finance/vat-returns'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah, total } from '@sejuk/domain/values/money'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { withholdingSlipWords } from '@sejuk/words/finance/withholding-slips'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText, Subheading } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const figures = ['count', 'base', 'other_base', 'vat'] as const

/** What the month comes to at the tax office: invoices less notes, the slips beside it, and what buyers without NPWP mean for it. */
export const TaxMonthSection = ({ period }: { period: string }) => {
  const t = useWords(vatReturnWords)
  const found = useCall(contract.taxMonth, { period }, { keepPrevious: true })
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  const month = found.data.data
  return (
    <Section title={t('taxMonth')} actions={<Link {...pageTo('vatReturn', { period })}>{t('toReturn')}</Link>}>
      {month.is_locked && <Note>{t('locked')}</Note>}
      {month.sums.length > 0 ? <Sums sums={month.sums} /> : <SectionText>{t('none')}</SectionText>}
      {month.companies.length > 0 && <Subheading>{t('byCompany')}</Subheading>}
      {month.companies.length > 0 && <Companies period={period} companies={month.companies} />}
      <Subheading>{t('slips')}</Subheading>
      <Slips slips={month.slips} />
      <Subheading>{t('withoutNpwp')}</Subheading>
      <Ways ways={month.ways} />
    </Section>
  )
}

const Sums = ({ sums }: Pick<contract.TaxMonth, 'sums'>) => {
  const t = useWords(vatReturnWords)
  return (
    <PlainTable isStacked>
      <thead>
        <tr>
          <th>{t('kind')}</th>
          {figures.map((field) => (
            <th key={field} data-number>
              {t(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((row) => (
          <tr key={row.kind}>
            <td data-label={t('kind')}>{t(row.kind)}</td>
            {figures.map((field) => (
              <td key={field} data-number data-label={t(field)}>
                {thousands(row[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('netLine')}</th>
          {figures.map((field) => (
            <td key={field} data-number data-label={t(field)}>
              <b>{thousands(total(sums.map((row) => row[field])))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </PlainTable>
  )
}

/** Each company writes a return of its own; one lock holds for all of them. */
const Companies = ({ period, companies }: { period: string } & Pick<contract.TaxMonth, 'companies'>) => {
  const t = useWords(vatReturnWords)
  return (
    <PlainTable isStacked>
      <thead>
        <tr>
          <th>{t('company_name')}</th>
          <th>{t('company_npwp')}</th>
          {figures.map((field) => (
            <th key={field} data-number>
              {t(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map((row) => (
          <tr key={row.company_code}>
            <td data-label={t('company_name')}>
              <Link {...pageTo('vatReturn', { period, company_code: row.company_code })}>{row.company_name}</Link>
            </td>
            <td data-label={t('company_npwp')}>{row.company_npwp ?? '-'}</td>
            {figures.map((field) => (
              <td key={field} data-number data-label={t(field)}>
                {thousands(row[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

const Slips = ({ slips }: Pick<contract.TaxMonth, 'slips'>) => {
  const t = useWords(vatReturnWords)
  const words = useWords(withholdingSlipWords)
  if (slips.length === 0) return <SectionText>{t('noSlips')}</SectionText>
  return (
    <Facts
      facts={slips.map(({ tax_kind, status, count, amount }) => [
        `${words('pph', { kind: tax_kind })} · ${words(status)}`,
        t('slipLine', { n: count, amount: rupiah(amount) }),
      ])}
    />
  )
}

const Ways = ({ ways }: Pick<contract.TaxMonth, 'ways'>) => {
  const t = useWords(vatReturnWords)
  const dates = useDates()
  if (ways.length === 0) return <SectionText>{t('noWay')}</SectionText>
  return (
    <RowList>
      {ways.map(({ org_code, org_name, way, valid_from }) => (
        <li key={`${org_code} ${valid_from}`}>
          <span>
            <b>{t('wayOf', { org: org_name, way: t(way), date: dates.day(valid_from) })}</b>
            <br />
            {t(`follows${way}`)}
          </span>
        </li>
      ))}
    </RowList>
  )
}
