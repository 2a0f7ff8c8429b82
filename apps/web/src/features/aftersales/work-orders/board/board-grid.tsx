import type { BoardJob, workOrderBoard } from '@sejuk/contract/aftersales/work-order-board'
import type { Data } from '@sejuk/contract/endpoint'
import { clashesAmong } from '@sejuk/domain/aftersales/work-orders/visits'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import type { Gate } from '@sejuk/domain/workflow'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { Fragment, useState } from 'react'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../../lib/session/viewer.ts'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import style from './board.module.css'
import { BoardCard } from './board-card.tsx'

type Board = Data<typeof workOrderBoard>
export type Spot = { scheduled_date: string; technician_code: string }
type Props = { board: Board; onMove: (job: BoardJob, spot?: Spot) => void }

/** Whether a job may be given another day, as the table of actions has it. */
const useMayMove = () => {
  const viewer = useWorkflowViewer()
  return (job: BoardJob): Gate => {
    const state = {
      ...{ service_status: job.service_status, technician_code: job.technician_code, visit_count: 0 },
      ...{ survey_status: null, complaint_status: null, cost_status: null },
      ...{ invoice_status: null, reimbursement_code: null },
    }
    const now = new Date().toISOString()
    const first = workOrder.gate('schedule', state, viewer, now)
    return first.enabled ? first : workOrder.gate('re-schedule', state, viewer, now)
  }
}

/** Technicians as rows, days as columns, unassigned jobs first. */
export const BoardGrid = ({ board, onMove }: Props) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  const mayMove = useMayMove()
  const [dragged, setDragged] = useState<BoardJob>()
  const [over, setOver] = useState('')
  const jobsAt = (technician_code: string, day: string) =>
    board.jobs.filter((job) => job.technician_code === technician_code && job.scheduled_date === day)
  const card = (job: BoardJob, isClash = false) => (
    <BoardCard
      key={job.work_order_number}
      job={job}
      isClash={isClash}
      gate={mayMove(job)}
      onDrag={setDragged}
      onMove={() => onMove(job)}
    />
  )
  return (
    <div className={style.board}>
      <section className={style.lane} aria-label={t('unassigned')}>
        <h2>
          {t('unassigned')} ({board.waiting.length})
        </h2>
        {board.waiting.length === 0 && <p className={style.empty}>{t('nothingToSchedule')}</p>}
        {board.waiting.map((job) => card(job))}
      </section>
      <div className={style.scroll}>
        {board.technicians.length === 0 && <p className={style.empty}>{t('noTechnicians')}</p>}
        <div
          className={style.grid}
          style={{ gridTemplateColumns: `140px repeat(${board.days.length}, minmax(150px, 1fr))` }}
        >
          <span />
          {board.days.map(({ day, holiday }) => (
            <b key={day} className={style.day} data-free={holiday ? true : undefined}>
              {dates.dayName(day).slice(0, 3)} {dates.day(day).slice(0, 6)}
              {holiday && <small>{holiday}</small>}
            </b>
          ))}
          {board.technicians.map(({ technician_code, technician_name, max_jobs_day, status }) => (
            <Fragment key={technician_code}>
              <b className={style.person}>
                {technician_name}
                {status !== 'Active' && <StatusChip tone="attention">{status}</StatusChip>}
              </b>
              {board.days.map(({ day, is_acceptable }) => {
                const jobs = jobsAt(technician_code, day)
                const slotted = jobs.filter((job): job is BoardJob & { slot: NonNullable<BoardJob['slot']> } =>
                  Boolean(job.slot),
                )
                const clashes = new Set(clashesAmong(slotted, max_jobs_day).map((job) => job.work_order_number))
                const spot = `${technician_code}/${day}`
                const mayDrop = dragged !== undefined && is_acceptable
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first is the button of each job
                  <div
                    key={day}
                    className={style.cell}
                    data-over={over === spot || undefined}
                    data-shut={!is_acceptable || undefined}
                    onDragOver={(event) => {
                      if (!mayDrop) return
                      event.preventDefault()
                      setOver(spot)
                    }}
                    onDragLeave={() => setOver('')}
                    onDrop={(event) => {
                      event.preventDefault()
                      setOver('')
                      if (dragged && is_acceptable) onMove(dragged, { scheduled_date: day, technician_code })
                      setDragged(undefined)
                    }}
                  >
                    {clashes.size > 0 && <StatusChip tone="bad">{t('clash')}</StatusChip>}
                    {jobs.map((job) => card(job, clashes.has(job.work_order_number)))}
                  </div>
                )
              })}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}
