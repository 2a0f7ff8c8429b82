import { isMark, isPlace, isTelling, wordWeight } from './similarity-words.ts'

const leastSoft = 5

/** One letter too many, missing, wrong, or two exchanged: words of five letters and more are taken for one. */
export const isNearly = (one: string, other: string) => {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < leastSoft || long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  const rest = (text: string, skip: number) => text.slice(from + skip)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  return (
    rest(short, 1) === rest(long, 1) ||
    (short[from] === long[from + 1] && short[from + 1] === long[from] && rest(short, 2) === rest(long, 2))
  )
}

/** Without one of its letters: two words that are nearly one have one of these in common. */
const lessOne = (word: string) =>
  word.length < leastSoft ? [] : [...word].map((_, n) => word.slice(0, n) + word.slice(n + 1))

const wordsOf = (key: string) => key.split(' ').filter(Boolean)
const tellingOf = (key: string) => wordsOf(key).filter((word) => !isMark(word))
const mostInitials = 5
/** SPH is Sekolah Pelita Harapan: the initials of two to five words that follow each other, three letters at least. */
const initialsOf = (words: readonly string[]) =>
  words.flatMap((_, from) =>
    Array.from({ length: mostInitials - 2 }, (_unused, n) => words.slice(from, from + n + 3))
      .filter((run, n) => run.length === n + 3)
      .map((run) => run.map((word) => word[0]).join('')),
  )
const isJoinable = (words: readonly string[]) => words.some(isTelling)
const joinedOf = (words: readonly string[]) =>
  words.flatMap((word, n) => (n > 0 && isJoinable([words[n - 1] ?? '', word]) ? [`${words[n - 1]}${word}`] : []))

/** By what the database finds a log: two keys that match share one of these. */
export const searchKeysOf = (keys: readonly string[]) => {
  const found = keys.flatMap((key) => {
    const words = tellingOf(key)
    return [
      ...words.filter(isTelling).flatMap((word) => [word, ...lessOne(word)]),
      ...joinedOf(words).flatMap((word) => [word, ...lessOne(word)]),
      ...initialsOf(words),
    ]
  })
  return [...new Set(found)]
}

type Matched = { words: string[]; isMatched: boolean[] }
const matchedOf = (key: string): Matched => {
  const words = tellingOf(key)
  return { words, isMatched: words.map(() => false) }
}

/** Pairs off words that are one: first the same, then written together or nearly the same, then initials. */
const pairOff = (a: Matched, b: Matched) => {
  let telling = 0
  const take = (one: Matched, at: readonly number[], other: Matched, its: readonly number[]) => {
    for (const n of at) one.isMatched[n] = true
    for (const n of its) other.isMatched[n] = true
    if (its.every((n) => isTelling(other.words[n] ?? ''))) telling++
  }
  const free = ({ words, isMatched }: Matched) => [...words.keys()].filter((n) => !isMatched[n])
  const single = (isSame: (one: string, other: string) => boolean) => {
    for (const n of free(a)) {
      const m = free(b).find((each) => isSame(a.words[n] ?? '', b.words[each] ?? ''))
      if (m !== undefined) take(a, [n], b, [m])
    }
  }
  const run = (one: Matched, other: Matched, length: number, isSame: (words: string[], word: string) => boolean) => {
    if (!free(other).some((n) => length < 3 || other.words[n]?.length === length)) return
    for (const n of one.words.keys()) {
      const at = Array.from({ length }, (_, each) => n + each)
      if (at.some((each) => each >= one.words.length || one.isMatched[each])) continue
      const words = at.map((each) => one.words[each] ?? '')
      const m = free(other).find((each) => isSame(words, other.words[each] ?? ''))
      if (m !== undefined) take(one, at, other, [m])
    }
  }
  single((one, other) => one === other)
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    run(one, other, 2, (words, word) => isJoinable(words) && isTelling(word) && isNearly(words.join(''), word))
  single((one, other) => isTelling(one) && isTelling(other) && isNearly(one, other))
  for (let length = mostInitials; length > 2; length--)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      run(one, other, length, (words, word) => word.length === length && words.map((each) => each[0]).join('') === word)
  return telling
}

const sum = ({ words, isMatched }: Matched, isWanted: boolean, isLeftOut: (word: string) => boolean = () => false) =>
  words.reduce((total, word, n) => total + (isMatched[n] === isWanted && !isLeftOut(word) ? wordWeight(word) : 0), 0)

export type Likeness = {
  /** 0 to 1: how much of what both say is the same. */
  alike: number
  /** How many telling words both say. */
  telling: number
  /** The weight of what only one of them says; and of what the other does not say in turn. */
  only: readonly [number, number]
  shared: number
}

/** Whether the two are neighbours, and what else is said of each. */
type Around = { isNear?: boolean; known?: readonly [string, string] }

/**
 * Rare words count more than common ones; what one says in addition counts little, what each says instead counts. Between neighbours
 * the name of a place tells nothing apart, nor does a word that stands in the other's owner or address.
 */
export const likenessOf = (one: string, other: string, { isNear = false, known = ['', ''] }: Around = {}): Likeness => {
  // Words are paired off in order: always from the same side, so that the answer is the same for both.
  if (one > other) return likenessOf(other, one, { isNear, known: [known[1], known[0]] })
  const [a, b] = [matchedOf(one), matchedOf(other)]
  const telling = pairOff(a, b)
  const shared = (sum(a, true) + sum(b, true)) / 2
  const left = (side: Matched, known: string) => {
    const words = side.isMatched.every(Boolean) ? [] : wordsOf(known)
    return sum(side, false, (word) => (isNear && isPlace(word)) || words.some((each) => isNearly(each, word)))
  }
  const [less = 0, more = 0] = [left(a, known[1]), left(b, known[0])].toSorted((x, y) => x - y)
  const alike = shared === 0 ? 0 : shared / (shared + less + 0.3 * (more - less))
  return { alike, telling, only: [less, more], shared }
}

const marksOf = (key: string) => [...new Set(wordsOf(key).filter(isMark))]
/** 1 where both name the same tower, block or number, -1 where each names another, 0 where one names none. */
export const marksAgree = (one: string, other: string) => {
  const [a, b] = [marksOf(one), marksOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  return few.every((mark) => many.includes(mark)) ? 1 : -1
}
const numbersOf = (key: string) => marksOf(key).filter((mark) => /\d/.test(mark))
export const numbersAgree = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  return a.some((mark) => b.includes(mark)) ? 1 : -1
}
