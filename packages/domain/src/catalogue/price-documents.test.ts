import { reasonOf } from '@sejuk/words/english'
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { addDays } from '../values/dates.ts'
import { closedOn, dayBefore, endedBy, inTheWayOf, itemPrice } from './price-documents.ts'
import { isValidOn, type PriceStatus, pricesOverlap } from './prices.ts'

const now = '2026-08-15T03:00:00.000Z'
const viewer = { usercode: 'U1', permission: new Set(permissions), view_data: 'View_Data_All_Branches' } as const
const waiting = {
  status: 'Submitted' as PriceStatus,
  dept_code: '705' as string | null,
  valid_from: '2026-08-15',
  authors: ['U2'],
}
const gateOf = (name: keyof typeof itemPrice.actions, more: Partial<typeof waiting> = {}, as: object = {}) =>
  reasonOf(itemPrice.gate(name, { ...waiting, ...more }, { ...viewer, ...as }, now))

test('nobody who wrote any part of a price approves or rejects it', () => {
  const authors = ['U2', 'U1']
  expect(gateOf('approve', { authors })).toBe('Somebody else than who wrote it must approve it')
  expect(gateOf('reject', { authors })).toBe('Somebody else than who wrote it must approve it')
  expect(gateOf('approve')).toBeUndefined()
})

test('no price begins before the day it is submitted and approved', () => {
  const valid_from = '2026-08-14'
  expect(gateOf('approve', { valid_from })).toBe('A price cannot begin before the day it is approved')
  expect(gateOf('submit', { valid_from, status: 'Draft' })).toBe('A price cannot begin before the day it is approved')
})

test('the price of the whole company is out of the reach of a branch, whatever is to be done', () => {
  const branch = { view_data: 'View_Data_My_Branch' }
  const at = { approve: 'Submitted', reject: 'Submitted', submit: 'Draft', modify: 'Draft', delete: 'Draft' } as const
  for (const name of Object.keys(at) as (keyof typeof at)[]) {
    const status = at[name]
    expect(gateOf(name, { status, dept_code: null }, branch)).toBe('Prices of the whole company are set by head office')
    expect(gateOf(name, { status }, branch)).toBeUndefined()
  }
})

const days = integer({ min: 0, max: 60 }).map((n) => addDays('2026-01-01', n))
const terms = record({
  org_code: constantFrom('O1'),
  dept_code: constantFrom(null, 'BKS'),
  customer_level: constantFrom(null),
  item_code: constantFrom('AC-1'),
  min_qty: constantFrom(1, 10),
  price_include_tax: integer({ min: 1, max: 9 }),
  valid_from: days,
  valid_to: option(days),
  follows_on: boolean(),
  is_approved: boolean(),
})

test('whatever is submitted and approved in whatever order, no two prices of one key share a day', () => {
  assert(
    property(array(terms, { maxLength: 25 }), (proposals) => {
      let holders: (Parameters<typeof inTheWayOf>[1][number] & { status: PriceStatus })[] = []
      for (const [n, { is_approved, ...proposed }] of proposals.entries()) {
        const price = { ...proposed, price_code: `P${n}` }
        if (inTheWayOf(price, holders)) continue
        const ended = is_approved ? endedBy(price, holders) : []
        // What only waits has not ended the price before it yet: it is looked at again when it is approved.
        if (!is_approved && endedBy(price, holders).length > 0) continue
        holders = holders.map((one) => (ended.includes(one) ? { ...one, valid_to: dayBefore(price) } : one))
        holders.push({ ...price, status: is_approved ? 'Approved' : 'Submitted' })
      }
      for (const one of holders) for (const other of holders) expect(pricesOverlap(one, other)).toBe(false)
    }),
  )
})

test('a closed price is valid until its last day and never longer than before', () => {
  assert(
    property(days, option(days), days, days, (valid_from, valid_to, last_day, day) => {
      const closed = { valid_from, valid_to: closedOn({ valid_from, valid_to }, last_day) }
      expect(isValidOn(closed, day)).toBe(isValidOn({ valid_from, valid_to }, day) && day <= last_day)
    }),
  )
})
