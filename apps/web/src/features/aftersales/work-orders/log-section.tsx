import { workOrderLog } from '@sejuk/contract/aftersales/work-orders'
import { serviceStatusOf } from '@sejuk/domain/aftersales/statuses'
import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import style from './work-orders.module.css'

const known = new Set<string>(Object.keys(workOrderActionWords.words))
type Named = keyof typeof workOrderActionWords.words

/** The action log, newest first. */
export const LogSection = ({ work_order_number }: { work_order_number: string }) => {
  const t = useWords(workOrderWords)
  const actions = useWords(workOrderActionWords)
  const dates = useDates()
  const entries = useCall(workOrderLog, { code: work_order_number, page: 1 }).data?.data ?? []
  return (
    <Section title={`${t('actionLog')} (${entries.length})`}>
      <ol>
        {entries.map((entry) => {
          const status = entry.to_status ? serviceStatusOf(entry.to_status) : undefined
          return (
            <li key={entry.log_id} className={style.log}>
              <time dateTime={entry.at}>{dates.dateTime(entry.at)}</time>
              <span>{status ? <ServiceStatus status={status} /> : (entry.to_status ?? '-')}</span>
              <span>
                <b>{entry.username}</b> {known.has(entry.action) ? actions(entry.action as Named) : entry.action}
                {entry.reason && `: ${entry.reason}`}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
