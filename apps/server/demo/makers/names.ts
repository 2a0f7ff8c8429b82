import { chance, pick, type Random, weightedPick } from './random.ts'
import { familyNames, femaleNames, firstWords, institutions, maleNames, secondWords, tradeWords } from './word-lists.ts'

export const makePersonName = (random: Random) =>
  `${pick(random, chance(random, 0.55) ? maleNames : femaleNames)} ${pick(random, familyNames)}`

type Pattern = { weight: number; make: (random: Random) => string }
const words = (random: Random) => [pick(random, firstWords), pick(random, secondWords)].join(' ')

const patterns: readonly Pattern[] = [
  { weight: 24, make: (random) => `PT ${words(random)} ${pick(random, secondWords)}` },
  { weight: 8, make: (random) => `PT ${words(random)} ${pick(random, tradeWords)} Indonesia` },
  { weight: 14, make: (random) => `CV ${words(random)}` },
  { weight: 6, make: (random) => `CV ${words(random)} ${pick(random, tradeWords)}` },
  { weight: 5, make: (random) => `CV ${pick(random, familyNames)} ${pick(random, secondWords)}` },
  { weight: 11, make: (random) => `Toko ${words(random)} Elektronik` },
  { weight: 7, make: (random) => `Toko AC ${words(random)}` },
  { weight: 9, make: (random) => `UD ${words(random)}` },
  { weight: 4, make: (random) => `PD ${words(random)}` },
  { weight: 6, make: (random) => `${pick(random, institutions)} ${words(random)}` },
  { weight: 6, make: makePersonName },
]
const pickPattern = weightedPick(patterns, ({ weight }) => weight)

const hasDouble = (name: string) => new Set(name.split(' ')).size < name.split(' ').length

/** A firm, a shop, an institution or a person that buys from a distributor. */
export const makeCustomerName = (random: Random): string => {
  const name = pickPattern(random).make(random)
  return hasDouble(name) ? makeCustomerName(random) : name
}
