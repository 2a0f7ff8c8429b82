import { lanes, type Size } from '../lanes.ts'

/**
 * Figures read for seconds where rows are many. Few are computed at once, so that however many people ask for them, most connections
 * and half of the processors stay with those who work.
 */
const { takeTurn, giveTurn } = lanes({ any: 2, small: 2, waiting: { small: 200, large: 50 } })

/** Reports and analyses are large; the few figures of a home page are small and do not wait behind them. */
export const computeFigures = async <Figures>(size: Size, compute: () => Promise<Figures>): Promise<Figures> => {
  const lane = await takeTurn(size)
  try {
    return await compute()
  } finally {
    giveTurn(lane)
  }
}
