import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { isBegun, whyBack } from '@sejuk/domain/aftersales/work-orders/field-work'
import { pageTo } from '@sejuk/domain/pages'
import { backWords, fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { memo } from 'react'
import IconAlertSquareRounded from '#icon/AlertSquareRounded'
import IconArrowRight from '#icon/ArrowRight'
import IconCloudUp from '#icon/CloudUp'
import IconHistory from '#icon/History'
import IconNavigation from '#icon/Navigation'
import IconPhone from '#icon/Phone'
import IconTool from '#icon/Tool'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import style from './field-jobs.module.css'
import { directionsLink, phoneLink } from './outward-links.ts'

type Props = { job: FieldJob; isNext: boolean; today: string | undefined; waiting: number }

export const jobPage = (
  { work_order_number, units }: FieldJob,
  work_order_detail_id = units[0]?.work_order_detail_id ?? 0,
) => pageTo('fieldJob', { work_order_number, work_order_detail_id })

/** A job card readable outdoors and usable with one hand: time, customer, place, work, directions. */
export const JobCard = memo(({ job, isNext, today, waiting }: Props) => {
  const t = useWords(fieldWorkWords)
  const typeName = useWords(ticketChoiceWords)
  const dates = useDates()
  const { customer_name: name, service_status, units } = job
  const way = directionsLink(job)
  const problem = units.find(({ error_code, description }) => error_code || description)
  const isAgreed = service_status === 'Scheduled' || service_status === 'Re_Scheduled'
  const back = whyBack(job)
  const backName = useWords(backWords)
  const isOtherDay = job.scheduled_date !== today
  const goOn = t(isBegun(service_status) ? 'continueVisit' : isAgreed ? 'startVisit' : 'look')
  return (
    <article className={style.card} data-next={isNext || undefined}>
      <header>
        <div>
          <b className={style.time}>
            {isOtherDay && job.scheduled_date && (
              <>
                {dates.dayName(job.scheduled_date)}, {dates.day(job.scheduled_date)} ·{' '}
              </>
            )}
            {job.slot ?? '-'}
          </b>
          <small>{job.work_order_number}</small>
        </div>
        <ServiceStatus status={service_status} size="large" />
      </header>
      {back && (
        <p className={style.back}>
          <IconHistory size={20} aria-hidden="true" />
          <span>
            <b>{backName(back.why)}</b> {back.reason}
          </span>
        </p>
      )}
      <h3>{name}</h3>
      <p>{[job.customer_address, job.area_name].filter(Boolean).join(', ')}</p>
      <p className={style.fact}>
        <IconTool size={20} aria-hidden="true" />
        {[typeName(job.service_type), job.unit_name, units.length > 1 && t('unitsN', { n: units.length })]
          .filter(Boolean)
          .join(', ')}
      </p>
      {problem && (
        <p className={style.fact}>
          <IconAlertSquareRounded size={20} aria-hidden="true" />
          {[problem.error_code && t('errorCode', { code: problem.error_code }), problem.description]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <div className={style.ways}>
        <a className={style.way} href={phoneLink(job.customer_phone)} aria-label={t('call', { name })}>
          <IconPhone size={24} />
        </a>
        {way && (
          <a className={style.way} href={way} target="_blank" rel="noreferrer" aria-label={t('navigate', { name })}>
            <IconNavigation size={24} />
          </a>
        )}
        <Link className={style.on} data-primary={isNext || undefined} {...jobPage(job)}>
          {goOn}
          {isNext && <IconArrowRight size={22} aria-hidden="true" />}
        </Link>
      </div>
      {waiting > 0 && (
        <footer>
          <IconCloudUp size={20} aria-hidden="true" />
          {t('queuedHere', { n: waiting })}
        </footer>
      )}
    </article>
  )
})
