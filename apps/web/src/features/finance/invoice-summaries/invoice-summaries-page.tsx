import * as contract from '@sejuk/contract/finance/invoice-summaries'
import { summaryKinds } from '@sejuk/domain/finance/invoice-summaries'
import { pageTo } from '@sejuk/domain/pages'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { MonthStepper } from '../../../entities/finance/month-stepper.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { changed, figureOf } from './figures.ts'
import { SummaryBars } from './summary-bars.tsx'
import { SummaryChoice } from './summary-choice.tsx'
import { SummaryStanding } from './summary-standing.tsx'
import { SummaryTable } from './summary-table.tsx'
import { TaxComparison } from './tax-comparison.tsx'
import { TaxMonthSection } from './tax-month.tsx'
import { TaxMonths } from './tax-months.tsx'
import { TaxMoves } from './tax-moves.tsx'

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/** The figures of a month, what changed since they were made, and the lock of its tax. */
export const InvoiceSummariesPage = () => {
  const t = useWords(invoiceSummaryWords)
  const invoices = useWords(salesInvoiceWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const search: { period?: string; kind?: string; with?: string } = useSearch()
  const period = isMonth(search.period) ? search.period : companyToday().slice(0, 7)
  const kind = summaryKinds.find((one) => one === search.kind) ?? 'tax'
  const monthName = dates.day(`${period}-01`).slice(3)
  const gate = useGate(contract.listSummaries)
  const found = useCall(contract.listSummaries, { period, kind }, { enabled: gate.enabled })
  const turn = (part: { period?: string; kind?: string; with?: string }) =>
    void navigate(pageTo('invoiceSummaries', { period, kind, ...part }))
  const [newest, ...earlier] = (found.data?.data ?? []).filter(({ status }) => status === 'Made')
  const before = earlier.find(({ summary_id }) => String(summary_id) === search.with) ?? earlier[0]
  const isNarrow = useNarrow()
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('salesInvoices')}>{invoices('title')}</Link>}>
        <MonthStepper period={period} onTurn={(next) => turn({ period: next })} />
      </PageHead>
      <PageBody>
        <StatusTabs
          label={t('title')}
          value={kind}
          onChange={(value) => turn({ kind: value })}
          tabs={summaryKinds.map((value) => ({ value, label: t(value), count: undefined }))}
        />
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {gate.enabled && !found.error && !found.data && <Pending />}
        {found.data && (
          <>
            <SummaryStanding kind={kind} period={period} monthName={monthName} onMade={() => void found.refetch()} />
            {kind === 'tax' && <TaxMonthSection period={period} />}
            {newest ? (
              <>
                <Section title={`${t(kind)} · ${monthName}`}>
                  <SummaryChoice
                    newest={newest}
                    before={before}
                    earlier={earlier}
                    onChoose={(chosen) => turn({ with: chosen })}
                  />
                  {kind === 'tax' && before && !isNarrow ? (
                    <TaxComparison newest={newest} before={before} />
                  ) : (
                    <>
                      <SummaryBars kind={kind} newest={newest} before={before} />
                      <SummaryTable kind={kind} newest={newest} before={before} />
                    </>
                  )}
                </Section>
                {kind === 'tax' && <TaxParts newest={newest} before={before} />}
              </>
            ) : (
              <Section title={`${t(kind)} · ${monthName}`}>
                <SectionText>{t('none')}</SectionText>
              </Section>
            )}
          </>
        )}
      </PageBody>
    </>
  )
}

type Compared = { newest: contract.InvoiceSummary; before: contract.InvoiceSummary | undefined }

/** The year, what moved, and what is still to do of the month. */
const TaxParts = ({ newest, before }: Compared) => {
  const t = useWords(invoiceSummaryWords)
  const sum = (field: string) => newest.rows.reduce((all, row) => all + figureOf(row, field), 0)
  return (
    <>
      {before && <TaxMoves newest={newest} before={before} />}
      <TaxMonths period={newest.period} />
      <Facts
        isFramed
        facts={[
          [
            t('notUploaded'),
            <Link key="e" {...pageTo('eInvoices', { period: newest.period })}>
              {t('nInvoices', { n: sum('not_uploaded') })}
            </Link>,
          ],
          [t('roundingApart'), changed(sum('rounding'))],
        ]}
      />
    </>
  )
}
