import { reveal, type StageWinner } from '@sejuk/contract/learning/lotteries'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { localStore } from '../../../lib/browser/storage.ts'

type Shown = { draw_id: number; at: string }
const keyOf = (lottery_code: string) => `sejuk.lottery/${lottery_code}`
const read = (lottery_code: string): Shown[] => {
  try {
    return JSON.parse(localStore.get(keyOf(lottery_code)) ?? '[]') as Shown[]
  } catch {
    return []
  }
}
const retryAfterMs = 5000

/** Winners that were shown: known at once, sent as soon as there is a network, and sent twice they are the same. */
export const useReveals = (lottery_code: string, winners: readonly StageWinner[], onSent: () => void) => {
  const isOnline = useOnline()
  const [unsent, setUnsent] = useState(() => read(lottery_code))
  /** Sent or not: what the hall has seen is not forgotten while the list is read again. */
  const [seen, setSeen] = useState(unsent)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (unsent.length === 0 || !isOnline) return
    let isGone = false
    const timer = setTimeout(
      () =>
        call(reveal, { lottery_code, shown: unsent }).then(
          () => {
            const left = read(lottery_code).filter((one) => !unsent.some(({ draw_id }) => draw_id === one.draw_id))
            localStore.set(keyOf(lottery_code), JSON.stringify(left))
            if (isGone) return
            setTries(0)
            setUnsent(left)
            onSent()
          },
          () => {
            if (!isGone) setTries((n) => n + 1)
          },
        ),
      tries === 0 ? 0 : retryAfterMs,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [unsent, isOnline, tries, lottery_code, onSent])
  const show = useCallback(
    ({ draw_id }: StageWinner) => {
      const next = [...read(lottery_code), { draw_id, at: new Date().toISOString() }]
      localStore.set(keyOf(lottery_code), JSON.stringify(next))
      setUnsent(next)
      setSeen((before) => [...before, ...next.slice(-1)])
    },
    [lottery_code],
  )
  const shownAt = (winner: StageWinner) =>
    winner.revealed_date ?? seen.find(({ draw_id }) => draw_id === winner.draw_id)?.at
  return { show, shownAt, unsent: unsent.length, isOnline, next: winners.find((winner) => !shownAt(winner)) }
}
