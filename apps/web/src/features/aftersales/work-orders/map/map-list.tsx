import { pageTo } from '@sejuk/domain/pages'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useEffect, useRef } from 'react'
import { useTicketPath } from '../../../../entities/aftersales/use-ticket-path.ts'
import { ServiceStatus } from '../../../../entities/status/service-status.tsx'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import { SlaClock } from '../sla-clock.tsx'
import style from './map.module.css'
import type { Mapped } from './map-pins.ts'

/** The maximum beside the map; users zoom in for more. */
const most = 60

type Props = {
  jobs: readonly Mapped[]
  all: number
  unplaced: number
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The places in view, most urgent first, the selected one on top. */
export const MapList = ({ jobs, all, unplaced, chosen, onChoose }: Props) => {
  const t = useWords(workOrderWords)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) list.current?.scrollTo({ top: 0 })
  }, [chosen])
  const first = jobs.filter(({ key }) => key === chosen)
  const shown = [...first, ...jobs.filter(({ key }) => key !== chosen)].slice(0, most)
  return (
    <aside ref={list} className={style.list} aria-label={t('inSight')}>
      <h2>
        {t('inSight')} <small>{t('inSightOf', { n: jobs.length, all })}</small>
      </h2>
      {unplaced > 0 && <p className={style.hint}>{t('unplaced', { n: unplaced })}</p>}
      {jobs.length === 0 && <p className={style.hint}>{t('nothingInSight')}</p>}
      <ul>
        {shown.map((one) => (
          <li key={one.key} data-chosen={one.key === chosen || undefined}>
            <Row one={one} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {jobs.length > most && <p className={style.hint}>{t('lookCloser', { n: jobs.length - most })}</p>}
    </aside>
  )
}

const Row = ({ one, onChoose }: { one: Mapped; onChoose: (key: string) => void }) => {
  const t = useWords(workOrderWords)
  const tickets = useWords(ticketWords)
  const dates = useDates()
  const ticketPath = useTicketPath()
  const { order, ticket, key } = one
  const it = order ?? ticket
  const way = ticket ? ticketPath(key) : pageTo('workOrder', { work_order_number: key })
  return (
    <>
      <span>
        <Link {...way}>{key}</Link>
        {order ? (
          <ServiceStatus status={order.service_status} />
        ) : (
          <StatusChip tone="attention">{tickets('waiting')}</StatusChip>
        )}
      </span>
      <button type="button" onClick={() => onChoose(key)}>
        <b>{it.customer_name}</b>
        <small>
          {t(it.service_type)}, {it.area_name}
        </small>
        {order && (
          <small>
            {[
              order.asc_name,
              order.technician_name,
              order.scheduled_date && `${dates.day(order.scheduled_date)} ${order.slot ?? ''}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </button>
      <SlaClock due={one.sla_due} isNamed />
    </>
  )
}
