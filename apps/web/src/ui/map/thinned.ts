export type Label = { name: string; x: number; y: number }

const letter = 7
const height = 18
const gap = 6

/** Those whose names do not lie on one that comes before them. */
export const thinned = <One extends Label>(labels: readonly One[]): One[] => {
  const placed: One[] = []
  const halfOf = ({ name }: Label) => (name.length * letter) / 2 + gap
  for (const label of labels) {
    const isFree = placed.every(
      (one) => Math.abs(one.y - label.y) >= height || Math.abs(one.x - label.x) >= halfOf(one) + halfOf(label),
    )
    if (isFree) placed.push(label)
  }
  return placed
}
