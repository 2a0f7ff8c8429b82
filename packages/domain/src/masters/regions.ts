/** Five digits, the first of which is not 0. */
export const postalCodePattern = /^[1-9]\d{4}$/
export const isPostalCode = (text: string) => postalCodePattern.test(text)

/** A code other than the one learned for a place is doubted and never refused: what was learned may be wrong. */
export const postalCodeDoubt = (typed: string, learned: readonly string[]): string | undefined => {
  const [usual] = learned
  if (!isPostalCode(typed) || usual === undefined || learned.includes(typed)) return undefined
  return `The postal code is usually ${usual} here`
}

export type RegionChain = {
  province_code?: string
  city_code?: string
  district_code?: string
  sub_district_code?: string
}

/** A region's code starts with its parent's: '31.73.05.1002' is in '31.73.05', '31.73' and '31'. */
export const chainOf = (code: string): RegionChain => {
  const parts = code.split('.').filter(Boolean)
  const upTo = (length: number) => (parts.length >= length ? parts.slice(0, length).join('.') : undefined)
  return { province_code: upTo(1), city_code: upTo(2), district_code: upTo(3), sub_district_code: upTo(4) }
}

const levels = ['province_code', 'city_code', 'district_code', 'sub_district_code'] as const

/** Changing one level clears the levels below and the postal code. */
export const chooseRegion = <Chain extends RegionChain & { postal_code?: string }>(
  chain: Chain,
  level: (typeof levels)[number],
  code: string | undefined,
): Chain => {
  if (chain[level] === code) return chain
  const below = levels.slice(levels.indexOf(level) + 1)
  const emptied = Object.fromEntries([...below, 'postal_code'].map((field) => [field, undefined]))
  return { ...chain, ...emptied, [level]: code }
}
