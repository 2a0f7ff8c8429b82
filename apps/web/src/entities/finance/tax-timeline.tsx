import type { EInvoiceDetail } from '@sejuk/contract/finance/electronic-invoices'
import { eInvoiceStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Section, SectionText } from '../../ui/record/section.tsx'
import { StatusIcon } from '../../ui/record/status-icon.tsx'
import { eInvoiceTones } from '../status/e-invoice-status.tsx'
import style from './tax-timeline.module.css'

const known = [
  ...(['check', 'upload', 'wait', 'approve', 'reject', 'contradiction'] as const),
  ...(['replaced', 'cancelled', 'send', 'replace', 'keep', 'cancel'] as const),
]

/** The newest first; what the tax office said stays, in its own words. */
export const TaxTimeline = ({ steps }: { steps: EInvoiceDetail['timeline'] }) => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  return (
    <Section title={t('timeline')}>
      {steps.length === 0 && <SectionText>-</SectionText>}
      <ol className={style.timeline}>
        {steps.map((step) => {
          const name = known.find((one) => one === step.action)
          const status = eInvoiceStatuses.find((one) => one === step.to_status)
          return (
            <li key={step.log_id}>
              <StatusIcon tone={status ? eInvoiceTones[status] : 'neutral'} />
              <b>
                {name ? t(name) : step.action}
                {step.action === 'check' && status && `: ${t(status)}`}
              </b>
              <small>
                {dates.dateTime(step.at)}, {step.username}
              </small>
              {step.reason && <q>{step.reason}</q>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
