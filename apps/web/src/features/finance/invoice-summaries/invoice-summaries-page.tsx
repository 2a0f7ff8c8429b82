import * as contract from '@sejuk/contract/finance/invoice-summaries'
import { type SummaryKind, summaryKinds } from '@sejuk/domain/finance/invoice-summaries'
import { pageTo } from '@sejuk/domain/pages'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { SummaryBars } from './summary-bars.tsx'
import { SummaryTable } from './summary-table.tsx'

const makes = {
  tax: contract.makeTaxSummary,
  standard: contract.makeStandardSummary,
  operation: contract.makeOperationSummary,
} satisfies Record<SummaryKind, unknown>

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
const monthsOn = (month: string, n: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7)
}

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
  const mayDownload = useGate(contract.summaryExcel)
  const language = useLanguage()
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('salesInvoices')}>{invoices('title')}</Link>}>
        <Row>
          <IconButton label={t('previous')} onClick={() => turn({ period: monthsOn(period, -1) })}>
            <IconChevronLeft size={18} />
          </IconButton>
          <b>{monthName}</b>
          <IconButton label={t('next')} onClick={() => turn({ period: monthsOn(period, 1) })}>
            <IconChevronRight size={18} />
          </IconButton>
        </Row>
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
            <Standing kind={kind} period={period} monthName={monthName} onMade={() => void found.refetch()} />
            {newest ? (
              <Section
                title={`${t(kind)} · ${monthName}`}
                sub={t('madeBy', {
                  date: newest.made_date ? dates.dateTime(newest.made_date) : '-',
                  name: newest.create_user_name,
                  n: newest.invoice_count,
                })}
              >
                <SectionBody>
                  <Row>
                    {before ? (
                      <ChoiceField
                        label={t('compareWith')}
                        value={String(before.summary_id)}
                        onChange={(chosen) => turn({ with: chosen })}
                        options={earlier.map((one) => ({
                          value: String(one.summary_id),
                          label: `${one.made_date ? dates.dateTime(one.made_date) : '-'}, ${one.create_user_name}`,
                        }))}
                      />
                    ) : (
                      <span>{t('firstOne')}</span>
                    )}
                    {mayDownload.enabled && (
                      <Button
                        onClick={() =>
                          void download(contract.summaryExcel, {
                            ...{ summary_id: newest.summary_id, language },
                            ...(before ? { before_id: before.summary_id } : {}),
                          })
                        }
                      >
                        {t('excel')}
                      </Button>
                    )}
                  </Row>
                </SectionBody>
                <SummaryBars kind={kind} newest={newest} before={before} />
                <SummaryTable kind={kind} newest={newest} before={before} />
              </Section>
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

type StandingProps = { kind: SummaryKind; period: string; monthName: string; onMade: () => void }

/** Whether the figures still hold, and what may be done about it. */
const Standing = ({ kind, period, monthName, onMade }: StandingProps) => {
  const t = useWords(invoiceSummaryWords)
  const last = useCall(contract.checkLastTimeSummary, { period, kind })
  const make = useSend(makes[kind])
  const lock = useSend(contract.lockTaxPeriod)
  const mayMake = useGate(makes[kind])
  const mayLock = useGate(contract.lockTaxPeriod)
  const standing = last.data?.data
  const again = () => {
    void last.refetch()
    onMade()
  }
  const begin = () => make.mutate({ period }, { onSuccess: again })
  const shut = async () => {
    if (await confirm({ title: t('sureLock', { month: monthName }), yes: t('lock'), isDangerous: true }))
      lock.mutate({ period }, { onSuccess: again })
  }
  if (!standing) return <Pending />
  const hasOne = standing.summary_id !== null
  return (
    <>
      {standing.is_locked && <Note>{t('locked')}</Note>}
      {standing.is_making && <Note>{t('making')}</Note>}
      {hasOne && standing.stale > 0 && <Note tone="bad">{t('stale', { n: standing.stale })}</Note>}
      <Row>
        {hasOne && standing.stale === 0 && !standing.is_locked && <span>{t('fresh')}</span>}
        {mayMake.enabled && (
          <Button kind="primary" isBusy={make.isPending} onClick={standing.is_making ? again : begin}>
            {t(hasOne ? 'makeAgain' : 'make')}
          </Button>
        )}
        {kind === 'tax' && mayLock.enabled && hasOne && !standing.is_locked && (
          <Button isBusy={lock.isPending} onClick={() => void shut()}>
            {t('lock')}
          </Button>
        )}
      </Row>
    </>
  )
}
