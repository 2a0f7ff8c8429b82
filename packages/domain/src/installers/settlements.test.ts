import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { total } from '../values/money.ts'
import { paymentStatuses } from './bonus-tickets.ts'
import { bankStatuses, identityStatuses } from './installers.ts'
import {
  addWorkingDays,
  bonusSettlement,
  exclusionOf,
  expectedPaymentDate,
  hasTaxId,
  hundredthsOf,
  importVerdict,
  labelOf,
  lineOf,
  percentOf,
  type SettlementStatus,
  settlementStatuses,
  shareOfLine,
  standardTax,
  sumLines,
} from './settlements.ts'

const viewer = { usercode: 'U1', permission: new Set(permissions), view_data: 'View_Data_All_Branches' } as const
const now = '2026-11-15T03:00:00.000Z'
const amounts = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 20 })

test('a line is its tickets less tax and fee, and never below nothing', () =>
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.nat(50_000), (tickets, isKnown, fee) => {
      const line = lineOf(tickets, isKnown, standardTax, fee)
      expect(line.gross_amount).toBe(total(tickets))
      expect(line.net_amount).toBe(line.gross_amount - line.tax_amount - line.admin_fee)
      expect(line.net_amount).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(line.tax_amount)).toBe(true)
    }),
  ))

test('the sums of a settlement are the sums of its lines, and of its tickets', () =>
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 10 }), (people) => {
      const lines = people.map((tickets) => lineOf(tickets, true, standardTax, 2500))
      const sums = sumLines(lines)
      expect(sums.gross_amount).toBe(total(people.flat()))
      expect(sums.net_amount).toBe(sums.gross_amount - sums.tax_amount - sums.admin_fee)
    }),
  ))

test('two and a half percent with a tax number, three without', () => {
  expect(lineOf([1_000_000], true, standardTax, 0)).toMatchObject({ tax_amount: 25_000, net_amount: 975_000 })
  expect(lineOf([1_000_000], false, standardTax, 0)).toMatchObject({ tax_amount: 30_000, net_amount: 970_000 })
  expect([hasTaxId('3173010101900001'), hasTaxId('31.7301.010190.0001'), hasTaxId('A123')]).toEqual([true, true, false])
})

test('nothing is paid that is on hold, taken, or whose account or person is not approved', () => {
  const fine = {
    ticket_status: 'Approved_By_Finance',
    user_status: 'Approved',
    approve_status: 'Bank_Approved',
    settlement_code: null,
    amount: 1,
  } as const
  expect(exclusionOf(fine)).toBeUndefined()
  expect(exclusionOf({ ...fine, settlement_code: 'STL-1' })).toBe('In_Settlement')
  expect(exclusionOf({ ...fine, ticket_status: 'On_Hold' })).toBe('On_Hold')
  expect([0, -1].map((amount) => exclusionOf({ ...fine, amount }))).toEqual(['Nothing_Due', 'Nothing_Due'])
  expect(identityStatuses.filter((user_status) => !exclusionOf({ ...fine, user_status }))).toEqual(['Approved'])
  expect([null, ...bankStatuses].filter((approve_status) => !exclusionOf({ ...fine, approve_status }))).toEqual([
    'Bank_Approved',
  ])
})

const at = (status: SettlementStatus) => ({ status, installers: 1, is_whole: true, authors: ['U2'] })
test.each([
  ['modify', ['Draft']],
  ['delete', ['Draft']],
  ['submit', ['Draft']],
  ['return', ['Submitted', 'Approved']],
  ['approve', ['Submitted']],
  ['pay', ['Approved']],
  ['bank-file', ['Processing', 'Finished']],
  ['import-result', ['Processing', 'Finished']],
] as const)('%s is for %s, and for nothing else', (name, wanted) => {
  const open = settlementStatuses.filter((status) => bonusSettlement.gate(name, at(status), viewer, now).enabled)
  expect(open).toEqual(wanted)
  expect(reasonOf(bonusSettlement.gate(name, at(wanted[0]), { ...viewer, permission: new Set() }, now))).toBe(
    'No Permission',
  )
})
test('the table has no action that is not tried', () => expect(bonusSettlement.names).toHaveLength(8))

test('nobody who wrote any part of it approves it, also after a return, and an empty one goes nowhere', () => {
  const approve = (authors: string[]) => bonusSettlement.gate('approve', { ...at('Submitted'), authors }, viewer, now)
  expect(reasonOf(approve(['U2', 'U1']))).toBe('Somebody else than who wrote it must approve it')
  expect(bonusSettlement.authorsAfter('approve', ['U1', 'U2'], 'U3')).toEqual(['U1', 'U2'])
  expect(bonusSettlement.authorsAfter('return', ['U1', 'U2'], 'U3')).toEqual(['U1', 'U2'])
  expect(bonusSettlement.gate('submit', { ...at('Draft'), installers: 0 }, viewer, now).enabled).toBe(false)
})

test.each([
  ['nothing answered, in time', ['Payment_Processing'], '2026-11-20', 'On-Time'],
  ['its last day', ['Payment_Processing'], '2026-11-15', 'On-Time'],
  ['too late', ['Payment_Processing', 'Payment_Successful'], '2026-11-14', 'Overdue'],
  ['all answered, however', ['Payment_Failed', 'Payment_Successful'], '2026-11-01', 'Paid'],
  ['not approved yet', ['Not_Yet'], null, 'On-Time'],
] as const)('%s', (_name, payments, due_date, label) =>
  expect(labelOf({ due_date, payments: [...payments] }, '2026-11-15')).toBe(label),
)

test('five working days pass over weekends and days off', () => {
  expect(addWorkingDays('2026-11-13', 5)).toBe('2026-11-20')
  expect(addWorkingDays('2026-11-13', 5, (day) => day === '2026-11-18')).toBe('2026-11-23')
  expect([expectedPaymentDate('2026-11-30'), expectedPaymentDate('2026-12-01')]).toEqual(['2026-12-10', '2027-01-10'])
})

test('the bank’s last word stays: the same again changes nothing, another is refused', () =>
  fc.assert(
    fc.property(fc.constantFrom(...paymentStatuses), fc.boolean(), fc.boolean(), (status, first, second) => {
      if (importVerdict(status, { isPaid: first }) !== 'apply') return
      const then = first ? 'Payment_Successful' : 'Payment_Failed'
      expect(importVerdict(then, { isPaid: second })).toBe(first === second ? 'already' : 'contradicts')
    }),
  ))

test('before the bank has the file it cannot answer', () =>
  expect(importVerdict('Not_Yet', { isPaid: true })).toBe('contradicts'))

test.each([
  ['2,5', 250],
  ['2.5', 250],
  [' 3 ', 300],
  ['0', 0],
  ['1.15', 115],
  ['50', 5000],
  ['50,01', undefined],
  ['-1', undefined],
  ['', undefined],
  ['2,555', undefined],
])('a rate typed as %j is %j hundredths of a percent', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths)
  if (hundredths !== undefined) expect(hundredthsOf(percentOf(hundredths))).toBe(hundredths)
})

test('a branch’s share of a line is whole where all tickets are its own, and in proportion where they are not', () => {
  const line = { gross_amount: 1_000_000, tax_amount: 25_000, admin_fee: 2_500, net_amount: 972_500 }
  expect(shareOfLine(line, 1_000_000)).toEqual(line)
  expect(shareOfLine(line, 400_000)).toEqual({
    gross_amount: 400_000,
    tax_amount: 10_000,
    admin_fee: 1_000,
    net_amount: 389_000,
  })
})
