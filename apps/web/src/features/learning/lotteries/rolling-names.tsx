import type { StageWinner } from '@sejuk/contract/learning/lotteries'
import { useEffect, useState } from 'react'
import style from './stage.module.css'

type Props = { names: readonly string[]; isRolling: boolean; winner: StageWinner | undefined }

const beatMs = 70
/** For those who asked for less motion. */
const calmBeatMs = 1000
/** Above and below the one in the middle. */
const around = [-2, -1, 1, 2] as const

/** Names that pass by, and the one that stays. They only pass the time: who wins was decided by the start. */
export const RollingNames = ({ names, isRolling, winner }: Props) => {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (!isRolling || names.length === 0) return
    const beat = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? calmBeatMs : beatMs
    const timer = setInterval(() => setPlace((now) => (now + 1) % names.length), beat)
    return () => clearInterval(timer)
  }, [isRolling, names.length])
  const at = (step: number) => names.at((place + step + names.length) % Math.max(1, names.length)) ?? ''
  const middle = isRolling ? at(0) : winner?.participant_name
  return (
    <div className={style.rolling}>
      {around.slice(0, 2).map((step) => (
        <span key={step} data-far={Math.abs(step) === 2 || undefined} aria-hidden="true">
          {at(step)}
        </span>
      ))}
      <strong data-won={winner && !isRolling ? true : undefined} aria-live={isRolling ? 'off' : 'assertive'}>
        {!isRolling && winner && <small>{winner.participant_code}</small>}
        {middle ?? '·'}
      </strong>
      {around.slice(2).map((step) => (
        <span key={step} data-far={Math.abs(step) === 2 || undefined} aria-hidden="true">
          {at(step)}
        </span>
      ))}
    </div>
  )
}
