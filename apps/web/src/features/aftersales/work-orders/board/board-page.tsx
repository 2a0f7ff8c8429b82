import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { type BoardJob, workOrderBoard } from '@sejuk/contract/aftersales/work-order-board'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { pickerWords } from '@sejuk/words/pickers'
import { useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useCall } from '../../../../lib/api/queries.ts'
import { useNarrow } from '../../../../lib/browser/screen.ts'
import { useToday } from '../../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { Pending } from '../../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../../ui/list/list-states.tsx'
import { useListPage } from '../use-list-page.ts'
import style from './board.module.css'
import { BoardGrid, type Spot } from './board-grid.tsx'

const SchedulePanel = lazyPart(() => import('../schedule-panel.tsx').then((panel) => panel.SchedulePanel))

const daysShown = 7

/** A centre's technicians by days. A job is dragged to a day, or opened and given one by hand. */
export const WorkOrderBoardPage = () => {
  const t = useWords(workOrderWords)
  const choose = useWords(pickerWords)('choose')
  const say = useSay()
  const today = useToday()
  const navigate = useNavigate()
  const viewer = useViewer()
  const list = useListPage()
  const mayLook = useGate(workOrderBoard)
  const search: { asc_code?: string; from?: string } = useSearch()
  const asc_code = viewer.asc_code ?? search.asc_code ?? ''
  const from = search.from ?? today
  const isNarrow = useNarrow()
  const [moved, setMoved] = useState<{ job: BoardJob; spot?: Spot }>()
  const found = useCall(
    workOrderBoard,
    { asc_code, from, days: daysShown },
    { enabled: mayLook.enabled && asc_code !== '', keepPrevious: true },
  )
  const go = (part: { asc_code?: string; from?: string }) => void navigate({ to: '.', search: { ...search, ...part } })
  const board = found.data?.data
  const choices = (
    <>
      {!viewer.asc_code && (
        <div className={style.centre}>
          <PagedSelect
            label={t('asc_name')}
            none={choose}
            source={ascDropdown}
            value={asc_code || undefined}
            onChange={(code) => go({ asc_code: code })}
          />
        </div>
      )}
      <IconButton label={t('previousWeek')} onClick={() => go({ from: addDays(from, -daysShown) })}>
        <IconChevronLeft size={18} />
      </IconButton>
      <Button onClick={() => go({ from: undefined })}>{t('today')}</Button>
      <IconButton label={t('nextWeek')} onClick={() => go({ from: addDays(from, daysShown) })}>
        <IconChevronRight size={18} />
      </IconButton>
    </>
  )
  return (
    <>
      <PageHead title={t('boardTitle')} crumb={<Link {...pageTo(list)}>{t('title')}</Link>}>
        {!isNarrow && choices}
      </PageHead>
      {isNarrow && <div className={style.choices}>{choices}</div>}
      <div className={style.page}>
        {!mayLook.enabled ? (
          <ForbiddenState reason={say(mayLook.because)} />
        ) : asc_code === '' ? (
          <p className={style.empty}>{t('chooseCentre')}</p>
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : board ? (
          <BoardGrid board={board} onMove={(job, spot) => setMoved({ job, spot })} />
        ) : (
          <Pending />
        )}
      </div>
      {moved && (
        <SchedulePanel
          key={`${moved.job.work_order_number}/${moved.spot?.scheduled_date}/${moved.spot?.technician_code}`}
          name={isScheduled(moved.job) ? 're-schedule' : 'schedule'}
          order={moved.job}
          wish={moved.spot}
          onClose={() => setMoved(undefined)}
        />
      )}
    </>
  )
}

const isScheduled = ({ service_status }: BoardJob) =>
  !['Accepted', 'Start_to_Process', 'Rejected_ASS', 'Reject_to_Cancel'].includes(service_status)
