import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingOfConsumer, phoneAbovePrice, retailOrder, saleDateProblem } from './retail-orders.ts'
import { hintsOf, isMonthEnd, retailFlags, reviewScore } from './review-hints.ts'

const now = '2026-11-16T05:00:00Z'
const row = {
  status: 'Submitted' as const,
  flags: [],
  created_by: 'KEY-1',
  created_date: '2026-11-16T04:55:00Z',
  submitted_date: '2026-11-16T04:55:00Z',
  authors: ['KEY-1'],
}
const viewer = (usercode: string) => ({ usercode, permission: new Set<never>(), view_data: null }) as const
const systemGate = (more: object, at = now) =>
  retailOrder.systemGate('approve-by-system', { ...row, ...more }, viewer('system'), at)

test('a job approves after ten minutes, and only what needs no review', () => {
  expect(systemGate({}).because?.code).toBe('sell-out-may-be-undone')
  expect(systemGate({}, '2026-11-16T05:05:00Z').enabled).toBe(true)
  expect(systemGate({ flags: ['Same_Phone'] }, '2026-11-16T05:05:00Z').because?.code).toBe('sell-out-needs-review')
  expect(systemGate({ status: 'Rejected' }, '2026-11-16T05:05:00Z').enabled).toBe(false)
})

test('it is deleted by who entered it, on the same day', () => {
  const mayDelete = (usercode: string, at = now) => retailOrder.systemGate('delete', row, viewer(usercode), at)
  expect(mayDelete('KEY-1').enabled).toBe(true)
  expect(mayDelete('KEY-2').because?.code).toBe('sell-out-of-somebody-else')
  expect(mayDelete('KEY-1', '2026-11-17T05:00:00Z').because?.code).toBe('sell-out-not-of-today')
})

test('a sale is of the last seven days, unless one may go further back', () => {
  expect(saleDateProblem('2026-11-16', '2026-11-16', false)).toBeUndefined()
  expect(saleDateProblem('2026-11-09', '2026-11-16', false)).toBeUndefined()
  expect(saleDateProblem('2026-11-08', '2026-11-16', false)?.code).toBe('sale-date-too-old')
  expect(saleDateProblem('2026-01-08', '2026-11-16', true)).toBeUndefined()
  expect(saleDateProblem('2026-11-17', '2026-11-16', true)?.code).toBe('sale-date-in-future')
})

test('a phone is asked for with an installation or a dear unit, name and address with an installation', () => {
  const nobody = { consumer_name: null, consumer_phone: null, consumer_address: null }
  fc.assert(
    fc.property(fc.boolean(), fc.option(fc.integer({ min: 0, max: 20_000_000 })), (install_needed, price) => {
      const missing = missingOfConsumer(nobody, { install_needed, lines: [{ price }] })
      expect(missing.includes('consumer_phone')).toBe(install_needed || (price ?? 0) > phoneAbovePrice)
      expect(missing.includes('consumer_name')).toBe(install_needed)
    }),
  )
})

const quiet = {
  sale_date: '2026-11-10',
  units_of_phone: 1,
  units_of_day: 3,
  distance_m: 40,
  is_cross_area: false,
  is_known_photo: false,
}
test.each([
  ['nothing unusual', {}, []],
  ['the sixth unit of a phone in a month', { units_of_phone: 6 }, ['Same_Phone']],
  ['a photo of another sale', { is_known_photo: true }, ['Same_Photo']],
  ['more than two kilometres away', { distance_m: 2001 }, ['Far_From_Shop']],
  ['many on the last day of a month', { sale_date: '2026-11-30', units_of_day: 11 }, ['Month_End_Burst']],
  ['many in the middle of a month', { units_of_day: 11 }, []],
  ['a unit of another customer', { is_cross_area: true }, ['Cross_Area']],
] as const)('%s', (_, facts, flags) => {
  expect(hintsOf({ ...quiet, ...facts })).toEqual(flags)
})

test('a further reason never lowers the score, and it ends at 100', () => {
  fc.assert(
    fc.property(fc.subarray([...retailFlags]), fc.constantFrom(...retailFlags), (flags, more) => {
      expect(reviewScore([...flags, more])).toBeGreaterThanOrEqual(reviewScore(flags))
      expect(reviewScore([...flags, more])).toBeLessThanOrEqual(100)
    }),
  )
  expect([isMonthEnd('2026-02-26'), isMonthEnd('2026-02-25')]).toEqual([true, false])
})
