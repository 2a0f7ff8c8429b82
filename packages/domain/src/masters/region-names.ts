/** The names of a place as an address says them, from the widest. */
export const placeLevels = ['province_name', 'city_name', 'district_name', 'sub_district_name'] as const
export type PlaceLevel = (typeof placeLevels)[number]
export type NamedPlace = Record<PlaceLevel, string>

/** What stands in front says what kind of place it is, and is often left out. */
const kinds: Record<PlaceLevel, RegExp> = {
  province_name: /^(?:provinsi|propinsi|prov\.?) /,
  city_name: /^(?:kota|kabupaten|kab\.?)(?: (?:administrasi|adm\.?))? /,
  district_name: /^(?:kecamatan|kec\.?|distrik) /,
  sub_district_name: /^(?:kelurahan|kel\.?|desa) /,
}
const whole = [
  [/^dki /, 'daerah khusus ibukota '],
  [/^(?:di|d\.i\.) /, 'daerah istimewa '],
] as const

/** However it is spaced or capitalised. */
export const plainRegion = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Without its kind, and with what people shorten written out. */
export const regionKey = (level: PlaceLevel, name: string) => {
  const plain = plainRegion(name).replace(kinds[level], '')
  return whole.reduce((text, [short, long]) => text.replace(short, long), plain)
}

/** There is a city and a regency of Bandung: where both sides say which, they have to mean the same. */
const cityKind = (name: string) => /^(?:kota|kab)/.exec(plainRegion(name))?.[0]
const isOfAnotherKind = (one: string, other: string) => {
  const [kind, otherKind] = [cityKind(one), cityKind(other)]
  return kind !== undefined && otherKind !== undefined && kind !== otherKind
}

const isSameRegion = (level: PlaceLevel, one: string, other: string) =>
  regionKey(level, one) === regionKey(level, other) && !(level === 'city_name' && isOfAnotherKind(one, other))

/** Where two places differ, from the widest; nowhere if they are one place. */
export const differingLevels = (one: NamedPlace, other: NamedPlace) =>
  placeLevels.filter((level) => !isSameRegion(level, one[level], other[level]))

export const notAPlace = 'This choice is not in the list'
export const didYouMean = (name: string) => `Not in the list. Did you mean ${name}?`
