import type { VerifyResult } from './installers.ts'

/** Alike enough to be the same person: a bank cuts long names, and people leave out a title. */
const alikeEnough = 0.85

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** How many letters must be changed to make one text of the other. */
const distance = (one: string, other: string) => {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++)
      next.push(Math.min((row[j] ?? 0) + (letter === other[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** From 0, nothing in common, to 1, the same. */
export const similarity = (one: string, other: string) => {
  const [a, b] = [plain(one), plain(other)]
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 0 : 1 - distance(a, b) / longest
}

/** What the bank says about an account: in whose name it is, or that there is none. */
export const verifyAccount = (given: string, found: string | null): VerifyResult =>
  found !== null && similarity(given, found) >= alikeEnough ? 'Valid' : 'Invalid'
