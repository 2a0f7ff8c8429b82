import type { AchievementBand } from '@sejuk/domain/sales/cashbacks'

type Point = { x: number; y: number }
export type Cluster<Row> = { rows: Row[]; x: number; y: number; band: AchievementBand }

const worst: readonly AchievementBand[] = ['behind', 'near', 'reached']

/**
 * Customers that would lie on top of each other at this zoom become one mark. A grid of cells the size of a mark is walked once,
 * so that thousands are clustered while the map moves.
 */
export const clustersOf = <Row extends { band: AchievementBand }>(
  rows: readonly Row[],
  placeOf: (row: Row) => Point,
  cell = 48,
): Cluster<Row>[] => {
  const cells = new Map<string, Row[]>()
  for (const row of rows) {
    const { x, y } = placeOf(row)
    const key = `${Math.floor(x / cell)}/${Math.floor(y / cell)}`
    cells.set(key, [...(cells.get(key) ?? []), row])
  }
  return [...cells.values()].map((together) => {
    const places = together.map(placeOf)
    const middle = (of: (point: Point) => number) => places.reduce((sum, point) => sum + of(point), 0) / places.length
    return {
      rows: together,
      x: middle(({ x }) => x),
      y: middle(({ y }) => y),
      band: commonest(together.map(({ band }) => band)),
    }
  })
}

/** What most of them are; of two as common, the worse. */
const commonest = (bands: readonly AchievementBand[]) => {
  const count = (band: AchievementBand) => bands.filter((one) => one === band).length
  return worst.toSorted((a, b) => count(b) - count(a))[0] ?? 'behind'
}
