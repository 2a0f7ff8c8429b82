import type { VerifyResult } from './installers.ts'

/** Similar enough to be the same name: banks truncate long names, and users leave out titles. */
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

/** The bank's answer about an account: the holder's name, or that there is no such account. */
export const verifyAccount = (given: string, found: string | null): VerifyResult =>
  found !== null && similarity(given, found) >= alikeEnough ? 'Valid' : 'Invalid'
