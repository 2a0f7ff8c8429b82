import type { Urgency } from '@sejuk/domain/platform/my-day'
import { rupiah } from '@sejuk/domain/values/money'
import { myDayWords, nextStepWords, waitingWords } from '@sejuk/words/platform/my-day'
import type { KeyboardEvent } from 'react'
import { useAgo, useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import type { Shown } from './waiting-kinds.ts'
import style from './waiting-list.module.css'

type Props = { row: Shown; isFirst: boolean; urgency: Urgency }

/** Arrows move between the rows; Enter opens the one that has the focus. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const all = event.currentTarget.closest('[data-waiting]')?.querySelectorAll<HTMLElement>('[data-next-step]')
  const links = [...(all ?? [])]
  const next = links[links.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export const WaitingRow = ({ row, isFirst, urgency }: Props) => {
  const t = useWords(myDayWords)
  const names = useWords(waitingWords)
  const steps = useWords(nextStepWords)
  const ago = useAgo()
  const dates = useDates()
  const due = row.due && (urgency === 'today' ? dates.time(row.due) : dates.date(row.due))
  return (
    <li className={style.row}>
      <div className={style.what}>
        <small>{names(row.kind)}</small>
        <span className={style.code}>{row.code}</span>
      </div>
      <div className={style.who}>
        <b>{row.title}</b>
        {row.detail && <small>{row.detail}</small>}
      </div>
      <span className={style.amount}>{row.amount === null ? '' : rupiah(row.amount)}</span>
      <span className={style.age} title={t('waits')}>
        {ago(row.since)}
      </span>
      <span className={style.due}>
        {due && (urgency === 'late' ? <StatusChip tone="attention">{due}</StatusChip> : due)}
      </span>
      <Link
        {...row.page}
        className={style.step}
        data-next-step
        onKeyDown={moveFocus}
        data-is-first={isFirst || undefined}
        aria-label={`${steps(row.kind)}: ${row.title}, ${row.code}`}
      >
        {steps(row.kind)}
      </Link>
    </li>
  )
}
