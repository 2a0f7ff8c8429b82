import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** 32 bits of each: of fifty thousand, one password in a hundred thousand is refused by chance. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** The list is read with the first new password, and only its numbers stay in memory: some 200 kB. */
const read = async () => {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const passwords: string[] = JSON.parse(await readFile(path, 'utf8'))
  return Uint32Array.from(new Set(passwords.map((one) => hashOf(one.toLowerCase())))).sort()
}
let list: ReturnType<typeof read> | undefined

const holds = (sorted: Uint32Array, wanted: number) => {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** How many common passwords there are to compare with. */
export const countCommonPasswords = async () => {
  list ??= read()
  return (await list).length
}

/** Is any of these among the passwords that are guessed first? */
export const isCommonPassword = async (candidates: readonly string[]) => {
  list ??= read()
  const sorted = await list
  return candidates.some((one) => holds(sorted, hashOf(one.toLowerCase())))
}
