export const replacementDirections = ['one-way', 'both'] as const
export type ReplacementDirection = (typeof replacementDirections)[number]

export type Replacement = {
  old_item_code: string
  new_item_code: string
  /** How many new ones take the place of one old one. */
  ratio: number
  direction: ReplacementDirection
  valid_from: string
  valid_to: string | null
}

/** A chain is followed this far: a longer one is a mistake, not a history. */
export const longestChain = 20

/**
 * Whether a new pair would lead back to where it begins. Pairs of both directions exchange equals and are not followed: they
 * are their own way back.
 */
export const makesCircle = (
  pairs: readonly Replacement[],
  added: Pick<Replacement, 'old_item_code' | 'new_item_code'>,
) => {
  if (added.old_item_code === added.new_item_code) return true
  const seen = new Set<string>([added.new_item_code])
  let reached = [added.new_item_code]
  while (reached.length > 0) {
    const next = pairs
      .filter((pair) => pair.direction === 'one-way' && reached.includes(pair.old_item_code))
      .map(({ new_item_code }) => new_item_code)
      .filter((code) => !seen.has(code))
    for (const code of next) seen.add(code)
    reached = [...new Set(next)]
  }
  return seen.has(added.old_item_code)
}

type Substitute = { item_code: string; ratio: number }

/** What may take the place of an item on a day, the nearest first, with how many of it one needs. */
export const substitutesOf = (item_code: string, pairs: readonly Replacement[], day: string): Substitute[] => {
  const valid = pairs.filter(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to))
  const found = new Map<string, number>([[item_code, 1]])
  let reached = [item_code]
  for (let n = 0; n < longestChain && reached.length > 0; n += 1) {
    const next: string[] = []
    for (const code of reached)
      for (const { old_item_code, new_item_code, ratio, direction } of valid) {
        const forward = old_item_code === code
        const backward = direction === 'both' && new_item_code === code
        const to = forward ? new_item_code : backward ? old_item_code : undefined
        if (!to || found.has(to)) continue
        found.set(to, (found.get(code) ?? 1) * (forward ? ratio : 1 / ratio))
        next.push(to)
      }
    reached = next
  }
  found.delete(item_code)
  return [...found].map(([code, ratio]) => ({ item_code: code, ratio }))
}
