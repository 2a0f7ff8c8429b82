import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Permission, permissions } from '../permissions.ts'
import {
  amountOf,
  type CostLine,
  costSheet,
  costTypes,
  decisionObjection,
  financeLimit,
  levelOf,
  lineObjection,
  shareOfStandard,
  standardLines,
  sumCosts,
  transportOf,
} from './costs.ts'
import { costStatuses } from './statuses.ts'

const all = new Set<Permission>(permissions)
const lines: fc.Arbitrary<CostLine> = fc.record({
  cost_type: fc.constantFrom(...costTypes),
  description: fc.constant('x'),
  quantity: fc.integer({ min: 1, max: 20 }),
  unit_price: fc.integer({ min: 0, max: 500_000 }),
  standard_amount: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  override_reason: fc.option(fc.constant('because')),
  photo_codes: fc.array(fc.constant('P'), { maxLength: 2 }),
})

test('the way is paid by its band, and beyond the last band by the last', () => {
  const bands = [
    { up_to_km: 50, amount: 90_000 },
    { up_to_km: 10, amount: 25_000 },
  ]
  expect([0, 10, 10.1, 50, 200].map((km) => transportOf(bands, km))).toEqual([25_000, 25_000, 90_000, 90_000, 90_000])
  expect(transportOf([], 10)).toBe(0)
})

test('the price list makes a sheet that is within the standard and can be submitted as it stands', () => {
  const units = fc.array(
    fc.record({
      description: fc.constant('Split 1 PK'),
      quantity: fc.integer({ min: 1, max: 9 }),
      fee: fc.option(fc.integer({ min: 1, max: 900_000 })),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 500_000 }), (some, amount) => {
      const made = standardLines(some, { km: 12, amount })
      const sums = sumCosts(made)
      expect(sums.asked_amount).toBe(sums.standard_amount)
      expect(sums.over_standard_percent).toBe(0)
      for (const line of made) expect(lineObjection(line, { isOvertime: false })).toBeUndefined()
    }),
  )
})

test('sums are sums of lines, and any rupiah above the standard is a percent at least', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 8 }), (some) => {
      const sums = sumCosts(some)
      expect(sums.asked_amount).toBe(some.reduce((all, line) => all + amountOf(line), 0))
      expect(sums.over_standard_percent > 0).toBe(sums.asked_amount > sums.standard_amount)
    }),
  )
})

test('what no list knows needs a photo, what differs from it a reason, overtime an overtime', () => {
  const line: CostLine = {
    cost_type: 'Material',
    description: 'Pipe',
    quantity: 2,
    unit_price: 50_000,
    standard_amount: null,
    override_reason: null,
    photo_codes: [],
  }
  const said = (more: Partial<CostLine>, isOvertime = false) => lineObjection({ ...line, ...more }, { isOvertime })
  expect(said({})).toBe('Evidence photo is required')
  expect(said({ photo_codes: ['P'] })).toBeUndefined()
  expect(said({ standard_amount: 90_000 })).toBe('A reason is required where the price list is not followed')
  expect(said({ standard_amount: 90_000, override_reason: 'Far away' })).toBeUndefined()
  expect(said({ cost_type: 'Overtime', photo_codes: ['P'] })).toBe('Overtime was not recorded on the visit')
  expect(said({ cost_type: 'Overtime', photo_codes: ['P'] }, true)).toBeUndefined()
})

const now = '2026-11-15T00:00:00Z'
const by = (permission: ReadonlySet<Permission>) => ({
  usercode: 'ANI',
  permission,
  view_data: 'View_Data_All_Branches' as const,
})
type Row = Parameters<typeof costSheet.state>[0]
const rows: fc.Arbitrary<Row> = fc.record({
  cost_status: fc.constantFrom(...costStatuses),
  authors: fc.subarray(['ANI', 'BUDI']),
  lines: fc.nat(4),
  asked_amount: fc.nat(4_000_000),
  standard_amount: fc.nat(4_000_000),
})

test('approved is only what was submitted, never by who submitted it, and by whom the amount asks for', () => {
  const levels: Permission[] = [
    'Work-Order-Button-Approve-Cost',
    'Cost-Approve-Over-Standard',
    'Cost-Approve-Over-Limit',
  ]
  fc.assert(
    fc.property(rows, fc.subarray(levels), (row, held) => {
      const { enabled } = costSheet.gate('approve-cost', row, by(new Set(held)), now)
      if (!enabled) return
      expect(row.cost_status).toBe('Cost_Submitted')
      expect(row.authors).not.toContain('ANI')
      if (row.asked_amount > financeLimit) expect(held).toContain('Cost-Approve-Over-Limit')
      else if (row.asked_amount > row.standard_amount) expect(held).toContain('Cost-Approve-Over-Standard')
    }),
  )
})

test('who may not approve is told who may', () => {
  const row: Row = {
    cost_status: 'Cost_Submitted',
    authors: [],
    lines: 1,
    asked_amount: 100,
    standard_amount: 99,
  }
  const service = by(new Set<Permission>(['Work-Order-Button-Approve-Cost']))
  const may = (more: Partial<Row> = {}) => costSheet.gate('approve-cost', { ...row, ...more }, service, now)
  expect(reasonOf(may())).toBe('Above the price list: a manager must approve it')
  expect(reasonOf(may({ asked_amount: financeLimit + 1 }))).toBe(
    'Above the limit of 2 million: finance must approve it',
  )
  expect(may({ asked_amount: 99 })).toEqual({ enabled: true })
  expect(levelOf({ asked_amount: financeLimit, standard_amount: financeLimit })).toBe('Service')
})

test('every status but the last has a way on', () => {
  for (const cost_status of costStatuses) {
    const row = { cost_status, authors: [], lines: 1, asked_amount: 1, standard_amount: 1 }
    expect(costSheet.names.some((name) => costSheet.gate(name, row, by(all), now).enabled)).toBe(
      cost_status !== 'Approved',
    )
  }
})

test('an approval gives at most what was asked, and says why it gives less', () => {
  const decide = (approved_amount: number, refuse_reason: string | null = null) =>
    decisionObjection(100, { line_no: 1, approved_amount, refuse_reason })
  expect(decide(100)).toBeUndefined()
  expect(decide(101)).toBe('The approved amount is between 0 and what was asked')
  expect(decide(-1)).toBe('The approved amount is between 0 and what was asked')
  expect(decide(99)).toBe('A reason is required for what is refused')
  expect(decide(0, 'No photo')).toBeUndefined()
})

test('the bar shows what is asked beside the standard', () => {
  expect([shareOfStandard(150, 100), shareOfStandard(0, 0), shareOfStandard(5, 0)]).toEqual([150, 0, 100])
})
