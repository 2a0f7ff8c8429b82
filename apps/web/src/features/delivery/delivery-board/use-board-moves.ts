import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import type { BoardStop } from './board-stops.ts'
import { type MovedTo, useMoveStop } from './use-move-stop.ts'

type Move = readonly [stop: BoardStop, to?: MovedTo]

const withVersion = (stop: BoardStop, row_version: number): BoardStop =>
  stop.kind === 'delivery'
    ? { ...stop, row: { ...stop.row, row_version } }
    : { ...stop, row: { ...stop.row, row_version } }
const namesOf = (stops: readonly BoardStop[]) => stops.map(({ name }) => name).join(', ')

/** Stops are moved one or several at a time, are told of, and can go back as long as nobody has changed them since. */
export const useBoardMoves = () => {
  const t = useWords(boardWords)
  const { move, mayMove, isMoving } = useMoveStop()
  const [done, setDone] = useState<string>()
  /** As they stood before they were moved, with the versions they have now. */
  const [moved, setMoved] = useState<readonly BoardStop[]>([])
  /** One after the other; what could not be moved stays where it was. */
  const moveEach = async (moves: readonly Move[]) => {
    setMoved([])
    const written: BoardStop[] = []
    for (const [stop, to] of moves) {
      const row_version = await move(stop, to)
      if (row_version !== undefined) written.push(withVersion(stop, row_version))
    }
    return written
  }
  const moveAndOffer = async (moves: readonly Move[]) => {
    const written = await moveEach(moves)
    if (written.length === 0) return
    setDone(t('moved', { n: namesOf(written) }))
    // The pickup that had no truck has no way back to none.
    setMoved(written.filter((stop) => stop.kind === 'delivery' || stop.truck_no))
  }
  /** Behind each other, from the number of the first on. */
  const put = (stops: readonly BoardStop[], to: MovedTo) =>
    void moveAndOffer(stops.map((stop, n) => [stop, { ...to, stop_no: to.stop_no + n }]))
  /** Two stops of a truck change places. All are numbered anew: some may have had the same number, or none. */
  const swap = (place: Omit<MovedTo, 'stop_no'>, way: readonly BoardStop[], above: BoardStop, below: BoardStop) => {
    const order = way.map((stop) => (stop === above ? below : stop === below ? above : stop))
    const renumbered = order.map((stop, n) => [stop, { ...place, stop_no: n + 1 }] as const)
    void moveAndOffer(renumbered.filter(([stop, to]) => stop.stop_no !== to.stop_no && mayMove(stop)))
  }
  const undo = async () => {
    const back = await moveEach(moved.map((stop) => [stop]))
    if (back.length > 0) setDone(t('undone', { n: namesOf(back) }))
  }
  const tell = (text: string) => {
    setMoved([])
    setDone(text)
  }
  return { mayMove, put, swap, undo, mayUndo: moved.length > 0, isMoving, done, tell }
}
