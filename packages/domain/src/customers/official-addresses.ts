import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { metresBetween } from '../masters/offices.ts'
import type { Line, Problem } from '../sheets.ts'

type Place = { customer_code: string; detail_address: string }

const blanks = /[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
const invisible = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g
/** The letters whose small form is the same in every locale and every PostgreSQL; see `official_address_key` there. */
const capitals = /[A-ZÀ-ÖØ-Þ]/g

const isPlain = /^[ -~]*$/

/** What an address is known by: its text, however it is spaced or capitalised. Most are plain, and a sheet has fifty thousand. */
export const addressKey = (detail_address: string) =>
  isPlain.test(detail_address)
    ? detail_address.toLowerCase().replaceAll(/ {2,}/g, ' ').trim()
    : anyAddressKey(detail_address)

const anyAddressKey = (detail_address: string) =>
  detail_address
    .replaceAll(invisible, '')
    .replaceAll(capitals, (letter) => letter.toLowerCase())
    .replaceAll(blanks, ' ')
    .trim()

const placeKey = ({ customer_code, detail_address }: Place) => `${customer_code}\0${addressKey(detail_address)}`

/**
 * Problems of well-formed lines, given in their order, all at once or some at a time: unknown customers and duplicates. The first
 * line with a new address is accepted.
 */
export const importJudge = (customers: ReadonlySet<string>, stored: readonly Place[]) => {
  const taken = new Set(stored.map(placeKey))
  const firstLines = new Map<string, number>()
  const problemsOf = ({ line, value: place }: Line<Place>): Problem[] => {
    if (!customers.has(place.customer_code))
      return [{ line, column: 'customer_code', value: place.customer_code, message: 'Customer not found' }]
    const key = placeKey(place)
    const first = firstLines.get(key)
    const repeated = { line, column: 'detail_address', value: place.detail_address }
    if (taken.has(key)) return [{ ...repeated, message: 'Address already exists' }]
    if (first) return [{ ...repeated, message: `Address already exists in line ${first}` }]
    firstLines.set(key, line)
    return []
  }
  return (lines: readonly Line<Place>[]) => lines.flatMap(problemsOf)
}

export const usedByOpenOrders = (orders: number) => `Address is used by ${orders} open orders`

export const addressTypes = [
  'official-address',
  'temporary-address',
  'confirmed-temporary-address',
  'rejected-temporary-address',
] as const
export type AddressType = (typeof addressTypes)[number]
type AddressFacts = { address_type: AddressType; authors: readonly string[] }

/** A temporary address is confirmed for its order, kept for good, or rejected. */
export const address = workflow({
  entity: 'official-address',
  status: 'address_type',
  state: ({ address_type }: AddressFacts, _viewer: WorkflowViewer) => ({ address_type }),
  actions: {
    confirm: {
      needs: 'Customer-Address-Confirm-Temporary',
      from: [{ address_type: ['temporary-address'] }],
      to: { address_type: 'confirmed-temporary-address' },
      approves: true,
      confirm: true,
    },
    promote: {
      needs: 'Customer-Address-Confirm-Temporary',
      from: [{ address_type: ['temporary-address', 'confirmed-temporary-address'] }],
      to: { address_type: 'official-address' },
      approves: true,
      confirm: true,
    },
    reject: {
      needs: 'Customer-Address-Confirm-Temporary',
      from: [{ address_type: ['temporary-address'] }],
      to: { address_type: 'rejected-temporary-address' },
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})

/** Goods may leave for it. An order waits while its address is neither. */
export const isUsable = (address_type: AddressType) =>
  address_type === 'official-address' || address_type === 'confirmed-temporary-address'

/** This close to an official address no approval is needed. */
export const nearEnoughMetres = 1000
type Pin = { lat: number | null; lng: number | null }
const point = ({ lat, lng }: Pin) => (lat === null || lng === null ? undefined : { lat, lng })

export const isNearOfficial = (address: Pin, officials: readonly Pin[]) => {
  const here = point(address)
  if (!here) return false
  return officials.some((official) => {
    const there = point(official)
    return there !== undefined && metresBetween(here, there) <= nearEnoughMetres
  })
}
