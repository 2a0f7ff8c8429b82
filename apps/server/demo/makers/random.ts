/** A stream of numbers from 0 up to 1. */
export type Random = () => number

/** The same name gives the same stream, on every machine (mulberry32, begun from an FNV-1a hash of the name). */
export const seededRandom = (name: string): Random => {
  let state = 2_166_136_261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number between two, both included. */
export const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

export const chance = (random: Random, probability: number) => random() < probability

/** One of a list that is never empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** Picks one of a list, each as often as its weight says. */
export const weightedPick = <T>(list: readonly T[], weightOf: (item: T) => number) => {
  let sum = 0
  const upTo = list.map((item) => {
    sum += weightOf(item)
    return sum
  })
  return (random: Random): T => {
    const drawn = random() * sum
    return list[upTo.findIndex((limit) => drawn < limit)] as T
  }
}

export const digits = (random: Random, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 10)).join('')
