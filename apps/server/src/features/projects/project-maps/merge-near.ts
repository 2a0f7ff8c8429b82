export type Circle = Record<
  'lat' | 'lng' | 'count' | 'amount' | 'lapsing' | 'south' | 'west' | 'north' | 'east',
  number
>

/** Circles that would lie over each other become one, the larger taking in the smaller; nothing is counted twice or lost. */
export const mergeNear = <Cell extends Circle>(cells: readonly Cell[], reach: number): Cell[] => {
  const merged: Cell[] = []
  for (const cell of cells.toSorted((one, other) => other.count - one.count)) {
    const at = merged.findIndex(({ lat, lng }) => Math.hypot(lat - cell.lat, lng - cell.lng) < reach)
    const near = merged[at]
    if (!near) {
      merged.push(cell)
      continue
    }
    const count = near.count + cell.count
    const middle = (of: 'lat' | 'lng') => (near[of] * near.count + cell[of] * cell.count) / count
    merged[at] = {
      ...near,
      ...{ lat: middle('lat'), lng: middle('lng'), count },
      ...{ amount: near.amount + cell.amount, lapsing: near.lapsing + cell.lapsing },
      ...{ south: Math.min(near.south, cell.south), west: Math.min(near.west, cell.west) },
      ...{ north: Math.max(near.north, cell.north), east: Math.max(near.east, cell.east) },
    }
  }
  return merged
}
