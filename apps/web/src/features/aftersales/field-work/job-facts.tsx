import type { WorkOrderDetail, WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import IconNavigation from '#icon/Navigation'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './field-job.module.css'
import { directionsLink } from './outward-links.ts'

/** Where, what for, and what is known of the unit. */
export const JobFacts = ({ job, unit }: { job: WorkOrderDetail; unit: WorkOrderUnit | undefined }) => {
  const t = useWords(fieldWorkWords)
  const choice = useWords(ticketChoiceWords)
  const dates = useDates()
  const way = directionsLink(job)
  const warranty = unit && [choice(unit.warranty), unit.warranty_until && dates.day(unit.warranty_until)]
  const problem = [unit?.error_code && t('errorCode', { code: unit.error_code }), unit?.description]
  return (
    <Section
      title={t('details')}
      actions={
        way && (
          <a className={style.go} href={way} target="_blank" rel="noreferrer">
            <IconNavigation size={20} aria-hidden="true" />
            {t('navigate', { name: job.customer_name })}
          </a>
        )
      }
    >
      <Facts
        facts={[
          [t('address'), [job.customer_address, job.area_name].filter(Boolean).join(', ')],
          [t('day'), job.scheduled_date && `${dates.day(job.scheduled_date)} ${job.slot ?? ''}`],
          [t('pastVisits'), job.visits.map(({ arrived_date }) => dates.dateTime(arrived_date)).join(', ')],
          [t('model'), unit?.item_name ?? job.unit_name],
          [t('warranty'), warranty?.filter(Boolean).join(', ')],
          [t('problem'), problem.filter(Boolean).join(', ')],
          [t('notes'), [job.dispatch_note, job.schedule_note].filter(Boolean).join('. ')],
        ]}
      />
    </Section>
  )
}
