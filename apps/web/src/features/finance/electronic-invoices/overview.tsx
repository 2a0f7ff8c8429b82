import type { EInvoiceOverview } from '@sejuk/contract/finance/electronic-invoices'
import { daysAndHours, deadlineTone, type EInvoiceStatus } from '@sejuk/domain/finance/electronic-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { shortRupiah } from '@sejuk/domain/values/money'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { taxCauseWords } from '@sejuk/words/finance/tax-problems'
import { eInvoiceTones } from '../../../entities/status/e-invoice-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './electronic-invoices.module.css'
import { PlaceLink } from './problems.tsx'

const shown = ['Not_Ready', 'Ready', 'Uploading', 'Waiting_DJP', 'Approved_DJP', 'Rejected_DJP'] as const
const done: readonly EInvoiceStatus[] = ['Approved_DJP', 'Replacing', 'Cancelling']
const ended: readonly EInvoiceStatus[] = ['Cancelled', 'Replaced']

type Props = {
  found: EInvoiceOverview
  chosen: EInvoiceStatus | undefined
  onChoose: (status: EInvoiceStatus | undefined) => void
}

/** How long is left, and where the invoices of the month stand; a state chooses its invoices. */
export const Overview = ({ found, chosen, onChoose }: Props) => {
  const t = useWords(eInvoiceWords)
  const all = found.states.filter(({ e_status }) => !ended.includes(e_status))
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const accepted = all.filter(({ e_status }) => done.includes(e_status)).reduce((sum, { count }) => sum + count, 0)
  const share = total > 0 ? Math.round((accepted / total) * 100) : 100
  const detail = (status: (typeof shown)[number], vat: number) => {
    if (status === 'Approved_DJP') return t('shareOfPeriod', { n: share })
    return t('vatOf', { amount: shortRupiah(vat) })
  }
  return (
    <div className={style.overview}>
      <Deadline found={found} share={share} left={total - accepted} total={total} />
      <fieldset className={style.states} aria-label={t('e_status')}>
        {shown.map((status) => {
          const { count = 0, vat = 0 } = found.states.find(({ e_status }) => e_status === status) ?? {}
          return (
            <button
              key={status}
              type="button"
              aria-pressed={chosen === status}
              onClick={() => onChoose(chosen === status ? undefined : status)}
            >
              <span>
                <StatusIcon tone={eInvoiceTones[status]} /> {t(status)}
              </span>
              <b>{thousands(count)}</b>
              <small>{detail(status, vat)}</small>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}

type DeadlineProps = { found: EInvoiceOverview; share: number; left: number; total: number }
const Deadline = ({ found: { deadline, now }, share, left, total }: DeadlineProps) => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const tone = left === 0 ? 'calm' : deadlineTone(deadline, now)
  const { days: d, hours: h } = daysAndHours(now, deadline)
  return (
    <div className={style.deadline} data-tone={tone}>
      {t('leftUntil')}
      <b>{t(Date.parse(now) > Date.parse(deadline) ? 'lateBy' : 'daysHours', { d, h })}</b>
      <span className={style.track}>
        <i style={{ width: `${share}%` }} />
      </span>
      <small>
        {t('toGo', { date: dates.dateTime(deadline), zone: 'WIB', n: thousands(left), all: thousands(total) })}
      </small>
    </div>
  )
}

/** What to mend first, what the tax office said, and how invoices reach it. */
export const Beside = ({ found }: { found: EInvoiceOverview }) => {
  const t = useWords(eInvoiceWords)
  const causes = useWords(taxCauseWords)
  const dates = useDates()
  const { provider } = found
  return (
    <div className={style.beside}>
      {found.causes.length > 0 && (
        <Section title={t('fixOnce')}>
          <RowList>
            {found.causes.map((cause) => (
              <li key={`${cause.code} ${cause.ref}`}>
                <span className={style.cause}>
                  <b className={style.count}>{cause.count}</b>
                  <span>
                    {causes(cause.code)}
                    <small className={style.quiet}>
                      {cause.name}. <PlaceLink place={cause.place} at={cause.ref} />
                    </small>
                  </span>
                </span>
              </li>
            ))}
          </RowList>
        </Section>
      )}
      {found.rejected.length > 0 && (
        <Section title={t('rejectedTitle')}>
          <RowList>
            {found.rejected.map((one) => (
              <li key={one.invoice_code}>
                <span>
                  <Link {...pageTo('eInvoice', { invoice_code: one.invoice_code })}>{one.invoice_code}</Link>{' '}
                  <small>{t('attemptAt', { n: one.attempt, at: dates.dateTime(one.updated_date) })}</small>
                  <span className={style.quiet}>“{one.error_message}”</span>
                </span>
              </li>
            ))}
          </RowList>
        </Section>
      )}
      <Section title={t('channelTitle')}>
        <SectionText>
          {!provider.is_configured && t('noProvider')}
          {provider.is_configured && provider.waiting === 0 && t('providerFine')}
          {provider.is_configured && provider.waiting > 0 && t('providerWaits', { n: provider.waiting })}{' '}
          {provider.next_date && t('nextQuestion', { at: dates.dateTime(provider.next_date) })}
        </SectionText>
      </Section>
    </div>
  )
}
