import { array, assert, constantFrom, date, double, integer, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  barReason,
  capPlanned,
  cashbackDepartmentGroup,
  cashbackDiscount,
  cashbackResult,
  clearedChoice,
  departmentBar,
  deselectAll,
  deselectLine,
  exceedsMaximum,
  lineLimit,
  maxAllowedCashback,
  overrunOf,
  planLine,
  prepareLines,
  recapAll,
  recapLine,
  roomFor,
  selectAll,
  selectedAmount,
  selectLine,
  spendAll,
} from './cashback-selection.ts'

const today = '2026-11-15'
const nobody = { today }
const dept = constantFrom('701', '702', '705', '708', '713', '715')
const rupiah = integer({ min: 0, max: 2_000_000_000 })
const line = record({
  cashback_remain: integer({ min: -5, max: 2_000_000_000 }),
  dept_code: dept,
  valid_to: date({ min: new Date('2026-10-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map((day) =>
    day.toISOString().slice(0, 10),
  ),
})
const cart = array(line, { maxLength: 12 }).map((lines) =>
  lines.map((one, n) => ({ ...one, cashback_code: `CB-${n}` })),
)
/** What people and programs put into an amount. */
const typed = oneof(
  integer(),
  double(),
  constantFrom(Number('1e309'), Number('-1e309'), Number.NaN, 0.5, -0.5, 1e21),
  constantFrom('', '12.000', '6000000', '1.234,5', '-5', '1e309', 'NaN', '٣', '12,', ' 7 '),
  string(),
)

test('an amount is never negative, never above the maximum, never above what the line has left', () => {
  assert(
    property(typed, double(), double(), (amount, max, remain) => {
      const planned = capPlanned(amount, max, remain)
      expect(Number.isSafeInteger(planned) || planned <= Math.min(max, remain)).toBe(true)
      expect(planned).toBeGreaterThanOrEqual(0)
      expect(planned).toBeLessThanOrEqual(Math.max(0, max) || 0)
      expect(planned).toBeLessThanOrEqual(Math.max(0, remain) || 0)
    }),
  )
})

test.each([
  [-1, 0],
  ['-1', 0],
  [0.4, 0],
  [0.5, 1],
  ['1.500', 1500],
  ['1.500,5', 1501],
  ['1500', 1500],
  ['1e309', 0],
  ['', 0],
  ['twelve', 0],
  [Number('1e309'), 7000],
  [Number('-1e309'), 0],
  [Number.NaN, 0],
  [8000, 7000],
  ['8.000', 7000],
])('%j typed is planned as %d where 7.000 is left', (amount, planned) => {
  expect(capPlanned(amount, 10_000, 7000)).toBe(planned)
})

test('selecting plans the smaller of the maximum and what is left', () => {
  expect([lineLimit(5000, 7000), lineLimit(7000, 5000), lineLimit(-1, 5000), lineLimit(5000, -1)]).toEqual([
    5000, 5000, 0, 0,
  ])
})

test('whatever is pressed, each line keeps its bounds, and a line is selected exactly when it plans something', () => {
  assert(
    property(
      cart,
      rupiah,
      dept,
      array(record({ at: integer({ min: 0, max: 12 }), typed })),
      (given, max, deptCode, presses) => {
        let lines = prepareLines(given, { deptCode, today }, max)
        const check = () => {
          for (const one of lines) {
            expect(one.is_selected).toBe(one.plannedAmount > 0)
            expect(one.plannedAmount).toBeGreaterThanOrEqual(0)
            expect(one.plannedAmount).toBeLessThanOrEqual(Math.max(0, Math.min(max, one.cashback_remain)))
            if (one.isDisabled) expect(one.plannedAmount).toBe(0)
          }
        }
        for (const press of presses) {
          lines = planLine(lines, `CB-${press.at}`, press.typed, max)
          check()
          lines = selectLine(lines, `CB-${press.at}`, max)
          check()
        }
        lines = selectAll(lines, max)
        check()
        expect(lines.every((one) => one.isDisabled || one.plannedAmount === lineLimit(max, one.cashback_remain))).toBe(
          true,
        )
        lines = recapAll(lines, Math.floor(max / 2))
        expect(lines.every((one) => one.plannedAmount <= max / 2)).toBe(true)
      },
    ),
  )
})

test('selecting and deselecting brings back what was there', () => {
  assert(
    property(cart, rupiah, dept, (given, max, deptCode) => {
      const before = prepareLines(given, { deptCode, today }, max)
      const walked = given.reduce(
        (lines, { cashback_code }) => deselectLine(selectLine(lines, cashback_code, max), cashback_code),
        before,
      )
      expect(walked).toEqual(before)
      expect(deselectAll(selectAll(before, max))).toEqual(before)
    }),
  )
})

test('spending all of it is as much as may be spent, and never more', () => {
  assert(
    property(cart, rupiah, dept, (given, max, deptCode) => {
      const lines = prepareLines(given, { deptCode, today }, max)
      const spent = spendAll(lines, max)
      const free = lines.filter(({ isDisabled }) => !isDisabled).map(({ cashback_remain }) => cashback_remain)
      const whole = free.reduce((sum, remain) => sum + Math.max(0, remain), 0)
      expect(selectedAmount(spent)).toBe(Math.max(0, Math.min(whole, max)))
      expect(overrunOf(spent, max)).toBe(0)
    }),
  )
})

test('what an order saved stands when it is opened again', () => {
  assert(
    property(cart, rupiah, dept, (given, max, deptCode) => {
      const chosen = selectAll(prepareLines(given, { deptCode, today }, max), max)
      expect(prepareLines(given, { deptCode, today }, max, chosen)).toEqual(chosen)
    }),
  )
})

test('lines that are each allowed may together be too much, and the excess is told', () => {
  const given = [7, 6].map((remain, n) => ({
    cashback_code: `CB-${n}`,
    cashback_remain: remain * 1_000_000,
    dept_code: '702',
  }))
  const lines = selectAll(prepareLines(given, nobody, 10_000_000), 10_000_000)
  expect(selectedAmount(lines)).toBe(13_000_000)
  expect(overrunOf(lines, 10_000_000)).toBe(3_000_000)
  expect(exceedsMaximum(3_000_000)).toBe('The planned cashback is Rp 3.000.000 above the maximum allowed')
  expect(overrunOf(lines, 13_000_000)).toBe(0)
})

test('the room of a line is what the others leave of the maximum, never more than the line has', () => {
  const given = [6, 9, 3].map((remain, n) => ({ cashback_code: `${n}`, cashback_remain: remain, dept_code: '702' }))
  const lines = planLine(planLine(prepareLines(given, nobody, 13), '0', 6, 13), '1', 4, 13)
  expect(['0', '1', '2', 'none'].map((code) => roomFor(lines, code, 13))).toEqual([6, 7, 3, 0])
  expect(roomFor(lines, '2', 9)).toBe(0)
})

test('after somebody else was quicker only their line is capped anew', () => {
  const given = ['a', 'b'].map((cashback_code) => ({ cashback_code, cashback_remain: 5000, dept_code: '702' }))
  const lines = selectAll(prepareLines(given, nobody, 9000), 9000)
  expect(
    recapLine(lines, 'a', 1200, 9000).map(({ plannedAmount, plannedAmountDisplay }) => [
      plannedAmount,
      plannedAmountDisplay,
    ]),
  ).toEqual([
    [1200, 'Rp 1.200'],
    [5000, 'Rp 5.000'],
  ])
})

test('nobody of 705, 713 or 715 picks a line of any of the three', () => {
  for (const mine of cashbackDepartmentGroup)
    for (const theirs of cashbackDepartmentGroup) expect(departmentBar(mine, theirs)).toBe('same-group')
  expect(departmentBar('705', '702')).toBeUndefined()
})

test('everybody else is only kept from the lines of their own department', () => {
  expect(departmentBar('702', '702')).toBe('own-department')
  expect(departmentBar('702', '705')).toBeUndefined()
  expect(departmentBar('702', '708')).toBeUndefined()
})

test('where departments do not matter select-all takes every line', () => {
  const given = ['705', '713', '702'].map((dept_code, n) => ({ cashback_code: `${n}`, cashback_remain: 10, dept_code }))
  expect(selectAll(prepareLines(given, nobody, 100), 100).every(({ is_selected }) => is_selected)).toBe(true)
  const mine = selectAll(prepareLines(given, { deptCode: '715', today }, 100), 100)
  expect(mine.map(({ is_selected, isDisabled }) => [is_selected, isDisabled])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ])
})

test('an expired or an empty line cannot be picked; one that ends soon is marked', () => {
  const given = ['2026-11-14', '2026-11-15', '2026-12-15', '2026-12-16'].map((valid_to, n) => ({
    cashback_code: `${n}`,
    cashback_remain: 10,
    dept_code: '702',
    valid_to,
  }))
  expect(prepareLines(given, nobody, 100).map(({ isDisabled, isHighlighted }) => [isDisabled, isHighlighted])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ])
  expect(barReason({ cashback_code: '', cashback_remain: 0, dept_code: '702' }, nobody)).toBe('nothing-left')
  const [first] = planLine(prepareLines(given, nobody, 100), '0', 5, 100)
  expect(first?.plannedAmount).toBe(0)
})

test('the clear trigger empties the lines and the customer', () => {
  expect(clearedChoice).toEqual({ customerCode: '', lines: [] })
})

test('the maximum is what the discounts leave of it, never below nothing', () => {
  const inputs = (max: number, item: number, extra: number) => ({
    max_allowed_discount_include_tax: max,
    item_discount_total_amount_include_tax: item,
    extra_discount_amount_include_tax: extra,
  })
  expect(maxAllowedCashback(inputs(45_000_000, 29_160_000, 2_340_000))).toBe(13_500_000)
  assert(
    property(rupiah, rupiah, rupiah, (max, item, extra) => {
      const allowed = maxAllowedCashback(inputs(max, item, extra))
      expect(allowed).toBeGreaterThanOrEqual(0)
      expect(allowed === 0 ? max <= item + extra : allowed + item + extra === max).toBe(true)
    }),
  )
})

test.each([
  [1, 'Y', 1_110_000, 1_110_000],
  [1, 'N', 1_110_000, 1_000_000],
  [1, 'N', 1_000_000, 900_901],
  [1, 'N', 5, 5],
  [1, 'N', 6, 5],
  [0, 'N', 1_110_000, 1_110_000],
  [0, 'Y', 1_110_000, 1_110_000],
] as const)(
  'taxable %d with prices that include tax %s: %d is a discount of %d',
  (customerIsTaxable, priceIncludeTax, real, discount) => {
    expect(cashbackDiscount(real, { customerIsTaxable, priceIncludeTax })).toBe(discount)
  },
)

test('tax on the discount gives the rebate back, to the rupiah', () => {
  assert(
    property(rupiah, (real) => {
      const discount = cashbackDiscount(real, { customerIsTaxable: 1, priceIncludeTax: 'N' })
      expect(Math.abs(discount * 1.11 - real)).toBeLessThanOrEqual(0.556)
    }),
  )
})

test('the percent is the discount divided by the original total, and nothing of nothing', () => {
  const terms = { customerIsTaxable: 1, priceIncludeTax: 'N' } as const
  expect(cashbackResult(1_110_000, 50_000_000, terms)).toEqual({
    real_rebated_cashback_amount: 1_110_000,
    cashback_discount: 1_000_000,
    cashback_percent: 0.02,
  })
  expect(cashbackResult(1_110_000, 0, terms).cashback_percent).toBe(0)
})
