import type { BoardDesigner } from '@sejuk/contract/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './design-board.module.css'

/** Whose row it is, with the hours of the week. */
export const BoardPerson = ({ designer }: { designer: BoardDesigner | undefined }) => {
  const t = useWords(designWords)
  if (!designer)
    return (
      <>
        <b>{t('waiting')}</b>
        <small>{t('waitingText')}</small>
      </>
    )
  const { booked_hours, free_hours, on_time_percent } = designer
  const isOver = booked_hours > free_hours
  return (
    <>
      <b>{designer.username}</b>
      <meter
        className={style.bar}
        data-over={isOver || undefined}
        min={0}
        max={Math.max(1, free_hours)}
        value={Math.min(booked_hours, Math.max(1, free_hours))}
        aria-label={t('hoursOf', { n: booked_hours, m: free_hours })}
      />
      <small className={style.hours} data-over={isOver || undefined}>
        <span>
          {isOver && <StatusIcon tone="attention" />} {t('hoursOf', { n: booked_hours, m: free_hours })}
        </span>
        <span>{on_time_percent !== null && t('onTime', { n: on_time_percent })}</span>
      </small>
    </>
  )
}
