import { refuse } from './http/refuse.ts'

export type Size = 'small' | 'large'
type Lane = 'any' | 'small'
type Waiting = { size: Size; start: (lane: Lane) => void }
type Limits = {
  /** So many at once, of any size. */
  any: number
  /** And so many more that are small: they pass a large one instead of waiting behind it. */
  small: number
  /** How many of each size may wait; who comes after them is told that we are busy. */
  waiting: Record<Size, number>
}

/** Turns for heavy work, few at a time. Large work runs in its own lane, in the order it came; small work in either. */
export const lanes = (limits: Limits) => {
  const free = { any: limits.any, small: limits.small }
  const waiting: Waiting[] = []

  const laneFor = (size: Size): Lane | undefined => {
    if (size === 'small' && free.small > 0) return 'small'
    return free.any > 0 ? 'any' : undefined
  }

  const takeTurn = async (size: Size): Promise<Lane> => {
    const lane = laneFor(size)
    if (lane) {
      free[lane]--
      return lane
    }
    if (waiting.filter((one) => one.size === size).length >= limits.waiting[size]) refuse('busy')
    return new Promise<Lane>((start) => waiting.push({ size, start }))
  }

  /** The turn goes to the next one directly, so that nobody slips in between. */
  const giveTurn = (lane: Lane) => {
    const at = waiting.findIndex(({ size }) => lane === 'any' || size === 'small')
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (next) next.start(lane)
    else free[lane]++
  }

  return { takeTurn, giveTurn }
}
