import type { Line, Problem } from '../sheets.ts'

type Place = { customer_code: string; detail_address: string }

const blanks = /[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
const invisible = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g
/** The letters whose small form is the same in every locale and every PostgreSQL; see `official_address_key` there. */
const capitals = /[A-ZÀ-ÖØ-Þ]/g

/** What an address is known by: its text, however it is spaced or capitalised. */
export const addressKey = (detail_address: string) =>
  detail_address
    .replaceAll(invisible, '')
    .replaceAll(capitals, (letter) => letter.toLowerCase())
    .replaceAll(blanks, ' ')
    .trim()

const placeKey = ({ customer_code, detail_address }: Place) => `${customer_code}\0${addressKey(detail_address)}`

/** What keeps lines out that are well-formed. The first line to name a new address is innocent. */
export const importProblems = (
  lines: readonly Line<Place>[],
  customers: ReadonlySet<string>,
  stored: readonly Place[],
): Problem[] => {
  const taken = new Set(stored.map(placeKey))
  const firstLines = new Map<string, number>()
  return lines.flatMap(({ line, value: place }) => {
    if (!customers.has(place.customer_code))
      return [{ line, column: 'customer_code', value: place.customer_code, message: 'Customer not found' }]
    const key = placeKey(place)
    const first = firstLines.get(key)
    const repeated = { line, column: 'detail_address', value: place.detail_address }
    if (taken.has(key)) return [{ ...repeated, message: 'Address already exists' }]
    if (first) return [{ ...repeated, message: `Address already exists in line ${first}` }]
    firstLines.set(key, line)
    return []
  })
}

export const usedByOpenOrders = (orders: number) => `Address is used by ${orders} open orders`
