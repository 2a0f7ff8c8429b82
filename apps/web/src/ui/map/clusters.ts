type Point = { x: number; y: number }
export type Clustered<One> = Point & { all: One[] }

/**
 * Those that would lie on top of each other at this zoom become one mark. A grid of cells the size of a mark is walked once,
 * so that thousands are clustered while the map moves.
 */
export const clustersOf = <One>(all: readonly One[], placeOf: (one: One) => Point, cell = 48): Clustered<One>[] => {
  const cells = new Map<string, { one: One; place: Point }[]>()
  for (const one of all) {
    const place = placeOf(one)
    const key = `${Math.floor(place.x / cell)}/${Math.floor(place.y / cell)}`
    const together = cells.get(key)
    if (together) together.push({ one, place })
    else cells.set(key, [{ one, place }])
  }
  return [...cells.values()].map((together) => {
    const middle = (of: (point: Point) => number) =>
      together.reduce((sum, { place }) => sum + of(place), 0) / together.length
    return { all: together.map(({ one }) => one), x: middle(({ x }) => x), y: middle(({ y }) => y) }
  })
}
