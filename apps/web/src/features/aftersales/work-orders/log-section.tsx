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
  const deeds = useCall(workOrderLog, { code: work_order_number, page: 1 }).data?.data ?? []
  return (
    <Section title={`${t('actionLog')} (${deeds.length})`}>
      <ol>
        {deeds.map((deed) => {
          const status = deed.to_status ? serviceStatusOf(deed.to_status) : undefined
          return (
            <li key={deed.log_id} className={style.log}>
              <time dateTime={deed.at}>{dates.dateTime(deed.at)}</time>
              <span>{status ? <ServiceStatus status={status} /> : (deed.to_status ?? '-')}</span>
              <span>
                <b>{deed.username}</b> {known.has(deed.action) ? actions(deed.action as Named) : deed.action}
                {deed.reason && `: ${deed.reason}`}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
