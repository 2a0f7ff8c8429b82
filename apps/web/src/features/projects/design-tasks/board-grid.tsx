import type { Data } from '@sejuk/contract/endpoint'
import type { BoardDesigner, DesignTaskRow, designBoard } from '@sejuk/contract/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import { Fragment, useState } from 'react'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { BoardCard } from './board-card.tsx'
import { BoardPerson } from './board-person.tsx'
import { PhoneBoard } from './phone-board.tsx'
import { countedBy } from './board-figures.tsx'
import style from './design-board.module.css'

type Board = Data<typeof designBoard>
export type Spot = { designer_code?: string; needed_by?: string }
type Props = {
  board: Board
  figure: string | undefined
  onMove: (task: DesignTaskRow, spot?: Spot) => void
}

const late = 'late'
const later = 'later'

/** Which column a task stands in: late, a day of the week, or after it. */
const columnOf = (task: DesignTaskRow, { days, today }: Board) => {
  if (task.needed_by < today) return late
  if (days.some(({ day }) => day === task.needed_by)) return task.needed_by
  return task.needed_by > (days.at(-1)?.day ?? today) ? later : undefined
}

/** Designers as rows, the days their work is needed as columns; the first row holds what nobody has taken. */
export const BoardGrid = ({ board, figure, onMove }: Props) => {
  const t = useWords(designWords)
  const dates = useDates()
  const isNarrow = useNarrow()
  const [dragged, setDragged] = useState<DesignTaskRow>()
  const [over, setOver] = useState('')
  const isCounted = figure ? countedBy[figure] : undefined
  const tasks = board.tasks.filter((task) => !isCounted || isCounted(task, board.days))
  const columns = [late, ...board.days.map(({ day }) => day), later]
  const nameOf = (column: string) => {
    if (column === late) return t('late')
    if (column === later) return t('nextWeek')
    const name = `${dates.dayName(column).slice(0, 3)} ${Number(column.slice(8))}`
    return column === board.today ? `${t('today')}, ${name}` : name
  }
  const inCell = (designer_code: string | null, column: string) =>
    tasks.filter((task) => task.designer_code === designer_code && columnOf(task, board) === column)
  const rows: readonly (BoardDesigner | undefined)[] = [undefined, ...board.designers]
  const cell = (designer: BoardDesigner | undefined, column: string) => {
    const spot = `${designer?.usercode ?? ''}/${column}`
    const mayDrop = dragged !== undefined && designer !== undefined && column !== late
    const isOff = designer?.leave_days.includes(column) ?? false
    const shown = inCell(designer?.usercode ?? null, column)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first is the button of each task
      <div
        key={column}
        className={style.cell}
        data-today={column === board.today || undefined}
        data-off={isOff || undefined}
        data-waiting={!designer || undefined}
        data-over={over === spot || undefined}
        onDragOver={(event) => {
          if (!mayDrop) return
          event.preventDefault()
          setOver(spot)
        }}
        onDragLeave={() => setOver('')}
        onDrop={(event) => {
          event.preventDefault()
          setOver('')
          if (dragged && designer)
            onMove(dragged, {
              designer_code: designer.usercode,
              ...(column === later ? {} : { needed_by: column }),
            })
          setDragged(undefined)
        }}
      >
        {isOff && <small className={style.leave}>{t('onLeave')}</small>}
        {over === spot && dragged && designer && (
          <small className={style.result} role="status">
            {t('wouldHave', {
              name: designer.username,
              n: designer.booked_hours + (dragged.designer_code === designer.usercode ? 0 : dragged.est_hours),
              m: designer.free_hours,
            })}
          </small>
        )}
        {shown.map((task) => (
          <BoardCard key={task.design_task_code} task={task} onDrag={setDragged} onMove={() => onMove(task)} />
        ))}
      </div>
    )
  }
  if (isNarrow) {
    const card = (task: DesignTaskRow) => (
      <BoardCard key={task.design_task_code} task={task} onDrag={setDragged} onMove={() => onMove(task)} />
    )
    return <PhoneBoard rows={rows} columns={columns} inCell={inCell} nameOf={nameOf} card={card} />
  }
  return (
    <>
      <div className={style.scroll}>
        <div className={style.grid}>
          <b className={style.day}>{t('designer_name')}</b>
          {columns.map((column) => (
            <b key={column} className={style.day} data-today={column === board.today || undefined}>
              <span>
                {column === late && <StatusIcon tone="attention" />} {nameOf(column)}
                {board.days.find(({ day }) => day === column)?.holiday && (
                  <small>{board.days.find(({ day }) => day === column)?.holiday}</small>
                )}
              </span>
              <span>{tasks.filter((task) => columnOf(task, board) === column).length}</span>
            </b>
          ))}
          {rows.map((designer) => (
            <Fragment key={designer?.usercode ?? 'waiting'}>
              <div className={style.person} data-waiting={!designer || undefined}>
                <BoardPerson designer={designer} />
              </div>
              {columns.map((column) => cell(designer, column))}
            </Fragment>
          ))}
        </div>
      </div>
      <p className={style.legend}>
        <span>{t('legend')}</span>
        <span>{board.later > 0 ? t('moreLater', { n: board.later }) : t('keys')}</span>
      </p>
      {board.designers.length === 0 && <p className={style.legend}>{t('noDesigners')}</p>}
    </>
  )
}
