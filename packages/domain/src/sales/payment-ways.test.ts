import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditRule, creditStages, judgeCredit, standardCreditSetting, stricterRule } from './credit-verdict.ts'
import {
  freeTerms,
  freeWays,
  isFreelyChosen,
  isOnTerms,
  isPaidBefore,
  paymentStateOf,
  paymentWays,
  termOf,
  termReasons,
  valueOfPieces,
  wayObjection,
  wayOf,
} from './payment-ways.ts'

const anyWay = constantFrom(...paymentWays)
const payer = { collect_method: 'TOP', payment_term_days: 30, cheque_allowed: 'N' as const }

test('a stricter way is chosen freely, a looser one is not', () => {
  const free = paymentWays.map((usual) => [usual, paymentWays.filter((way) => isFreelyChosen(way, usual))])
  expect(Object.fromEntries(free)).toEqual({
    TOP: ['TOP', 'COD', 'TRANSFER', 'CBD'],
    GIRO: ['GIRO', 'COD', 'TRANSFER', 'CBD'],
    COD: ['COD', 'TRANSFER', 'CBD'],
    TRANSFER: ['TRANSFER', 'CBD'],
    CBD: ['TRANSFER', 'CBD'],
  })
})

test('what may be chosen freely step by step may be chosen at once, and never leads back to terms', () => {
  assert(
    property(anyWay, anyWay, anyWay, (one, two, three) => {
      if (isFreelyChosen(two, one) && isFreelyChosen(three, two)) expect(isFreelyChosen(three, one)).toBe(true)
      if (isFreelyChosen(two, one) && !isOnTerms(one)) expect(isOnTerms(two)).toBe(false)
      if (isFreelyChosen(two, one) && isPaidBefore(one)) expect(isPaidBefore(two)).toBe(true)
      expect(isFreelyChosen(one, one)).toBe(true)
    }),
  )
})

test('an unknown way is judged as terms', () => {
  expect([wayOf(null), wayOf('QRIS'), wayOf('CBD')]).toEqual(['TOP', 'TOP', 'CBD'])
})

test('more days or a looser way ask finance, and say both numbers', () => {
  expect(termReasons({ collect_method: 'TOP', payment_term_days: 30 }, payer)).toEqual([])
  expect(termReasons({ collect_method: 'TOP', payment_term_days: 60 }, payer)).toEqual([
    { code: 'term-is-longer', values: { n: 60, m: 30 } },
  ])
  expect(termReasons({ collect_method: 'TOP', payment_term_days: 14 }, { ...payer, collect_method: 'CBD' })).toEqual([
    { code: 'way-is-looser', values: { way: 'TOP', usual: 'CBD' } },
    { code: 'term-is-longer', values: { n: 14, m: 0 } },
  ])
})

test('what is paid before or at the door has no days', () => {
  assert(
    property(anyWay, integer({ min: 0, max: 365 }), (collect_method, payment_term_days) => {
      const days = termOf({ collect_method, payment_term_days })
      expect(days).toBe(isOnTerms(collect_method) ? payment_term_days : 0)
      if (!isOnTerms(collect_method)) expect(termReasons({ collect_method, payment_term_days }, payer)).toEqual([])
    }),
  )
})

test('a cheque needs a customer who may pay by cheque', () => {
  expect(wayObjection('GIRO', payer)?.code).toBe('way-needs-cheque')
  expect(wayObjection('GIRO', { ...payer, cheque_allowed: 'Y' })).toBeUndefined()
  expect(wayObjection('GIRO', { ...payer, collect_method: 'GIRO' })).toBeUndefined()
  expect(wayObjection('COD', payer)).toBeUndefined()
})

test('an order is paid when all of it is there', () => {
  expect(paymentStateOf('TOP', 0, 100)).toBe('Not_Needed')
  expect(paymentStateOf('COD', 0, 100)).toBe('Not_Needed')
  expect([0, 1, 99, 100, 101].map((bound) => paymentStateOf('CBD', bound, 100))).toEqual([
    ...['Waiting', 'Part', 'Part', 'Paid', 'Paid'],
  ])
})

test.each([
  ['TOP', 'N', ['TOP', 'COD', 'TRANSFER', 'CBD']],
  ['GIRO', 'Y', ['GIRO', 'COD', 'TRANSFER', 'CBD']],
  ['COD', 'Y', ['COD', 'TRANSFER', 'CBD']],
  ['CBD', 'N', ['CBD', 'TRANSFER']],
  ['TRANSFER', 'N', ['TRANSFER', 'CBD']],
  [null, 'N', ['TOP', 'COD', 'TRANSFER', 'CBD']],
] as const)(
  'who usually pays by %s is offered that and what obliges to more',
  (collect_method, cheque_allowed, ways) => {
    expect(freeWays({ collect_method, cheque_allowed, payment_term_days: 30 })).toEqual(ways)
  },
)

test('whatever way and days are offered, nobody is asked about them', () => {
  assert(
    property(anyWay, constantFrom('Y' as const, 'N' as const), integer({ min: 0, max: 365 }), (usual, cheque, days) => {
      const customer = { collect_method: usual, cheque_allowed: cheque, payment_term_days: days }
      for (const collect_method of freeWays(customer))
        for (const payment_term_days of freeTerms(customer)) {
          expect(
            termReasons({ collect_method, payment_term_days: termOf({ collect_method, payment_term_days }) }, customer),
          ).toEqual([])
          expect(wayObjection(collect_method, customer)).toBeUndefined()
        }
    }),
  )
})

test('all pieces cost the whole line, and one more never costs less', () => {
  assert(
    property(
      integer({ min: 0, max: 1e12 }),
      integer({ min: 1, max: 500 }),
      integer({ min: 0, max: 499 }),
      (amount, of, n) => {
        const pieces = Math.min(n, of - 1)
        expect(valueOfPieces(amount, of, of)).toBe(amount)
        expect(valueOfPieces(amount, pieces, of)).toBeLessThanOrEqual(valueOfPieces(amount, pieces + 1, of))
        expect(valueOfPieces(amount, pieces, of)).toBeLessThanOrEqual(amount)
      },
    ),
  )
})

const owing = { limit: 0, exposure: 0, amount: 5, overdue_days_max: 40 }
const rule = standardCreditSetting

test.each([
  ['TOP', { over_by: 5, overdue_days: 40 }],
  ['GIRO', { over_by: 5, overdue_days: 40 }],
  ['COD', { over_by: 0, overdue_days: 40 }],
  ['TRANSFER', { over_by: 0, overdue_days: 0 }],
  ['CBD', { over_by: 0, overdue_days: 0 }],
] as const)('%s is judged by limit and overdue invoices as far as it takes credit', (way, expected) => {
  expect(judgeCredit({ ...owing, way }, rule)).toMatchObject(expected)
})

test('where a branch says so, overdue invoices stop what is paid before too', () => {
  expect(judgeCredit({ ...owing, way: 'CBD' }, { ...rule, overdue_stops_cash: 'Y' })).toMatchObject({
    overdue_days: 40,
  })
})

const anyRule = record({
  block_at: constantFrom(...creditStages),
  tolerance_percent: integer({ min: 0, max: 50 }),
  overdue_days: constantFrom(null, 0, 14, 30, 60),
  overdue_stops_cash: constantFrom('Y' as const, 'N' as const),
  cod_most: integer({ min: 0, max: 100 }),
})
test('of two rules the stricter one counts: nothing passes it that one of them stops', () => {
  assert(
    property(
      anyRule,
      anyRule,
      anyWay,
      integer({ min: 0, max: 90 }),
      (one: CreditRule, two: CreditRule, way, overdue_days_max) => {
        const given = { limit: 100, exposure: 90, amount: 30, overdue_days_max, way }
        const both = judgeCredit(given, stricterRule(one, two))
        const oks = [judgeCredit(given, one).is_ok, judgeCredit(given, two).is_ok]
        if (oks.includes(false)) expect(both.is_ok).toBe(false)
        expect(stricterRule(one, two)).toEqual(stricterRule(two, one))
      },
    ),
  )
})
