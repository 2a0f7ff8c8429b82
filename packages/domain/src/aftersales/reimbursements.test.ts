import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentStatuses } from '../installers/bonus-tickets.ts'
import { permissions } from '../permissions.ts'
import { standardSettings } from '../platform/site-settings.ts'
import { type BatchLine, hasNpwp, lineStates, periodOf, rateOf, reimbursement, sumBatch } from './reimbursements.ts'
import { ascInvoiceStatuses } from './statuses.ts'

const lines: fc.Arbitrary<BatchLine> = fc.record({
  approved_amount: fc.integer({ min: 0, max: 5_000_000 }),
  deduction_amount: fc.integer({ min: 0, max: 5_000_000 }),
  line_state: fc.constantFrom(...lineStates),
})
type Row = Parameters<typeof reimbursement.state>[0]
const desk = { usercode: 'ANI', permission: new Set(permissions), view_data: 'View_Data_All_Branches' as const }
const may = (name: (typeof reimbursement.names)[number], row: Row) =>
  reimbursement.gate(name, row, desk, '2026-11-15T00:00:00Z').enabled
const rows: fc.Arbitrary<Row> = fc.record({
  invoice_status: fc.constantFrom(...ascInvoiceStatuses),
  payment_status: fc.constantFrom(...paymentStatuses),
  work_orders: fc.nat(3),
  disputed: fc.nat(2),
  has_invoice: fc.boolean(),
  sent_date: fc.constantFrom('2026-11-14T00:00:00Z', null),
  has_account: fc.boolean(),
  is_receiver: fc.boolean(),
  is_payer: fc.boolean(),
})

test('a batch adds up to the rupiah, and nobody ever owes us for having worked', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 30 }), fc.constantFrom(200, 400), (some, rate) => {
      const sums = sumBatch(some, rate)
      expect(sums.net_amount).toBe(sums.gross_amount - sums.deduction_amount - sums.tax_amount)
      expect(sums.net_amount).toBeGreaterThanOrEqual(0)
      expect(sums.deduction_amount).toBeLessThanOrEqual(sums.gross_amount)
      expect(sums.work_orders).toBe(some.filter(({ line_state }) => line_state !== 'Removed').length)
    }),
  )
})

test('2 % is kept with a tax number, 4 % without, of what is left after deductions', () => {
  const line: BatchLine = { approved_amount: 1_000_000, deduction_amount: 100_000, line_state: 'Agreed' }
  expect(sumBatch([line], rateOf('01.234.567.8-901.000', standardSettings.service_tax))).toEqual({
    gross_amount: 1_000_000,
    deduction_amount: 100_000,
    tax_amount: 18_000,
    net_amount: 882_000,
    work_orders: 1,
  })
  expect(sumBatch([line], rateOf(null, standardSettings.service_tax)).tax_amount).toBe(36_000)
  expect([hasNpwp('012345678901000'), hasNpwp('1'), hasNpwp('')]).toEqual([true, false, false])
})

test('money moves only for an invoice that was received, into an account, and once', () => {
  fc.assert(
    fc.property(rows, (row) => {
      if (!may('pay', row)) return
      expect(row.invoice_status).toBe('Invoice_Received')
      expect(row.has_account).toBe(true)
      expect(['Not_Yet', 'Payment_Failed']).toContain(row.payment_status)
    }),
  )
})

test('an invoice is sent in whole, undisputed, and only once', () => {
  fc.assert(
    fc.property(rows, (row) => {
      expect(may('send-invoice', row)).toBe(
        row.invoice_status === 'Prepare_Invoice' &&
          row.sent_date === null &&
          row.work_orders > 0 &&
          row.disputed === 0 &&
          row.has_invoice,
      )
    }),
  )
})

test('only a batch in preparation changes; a rejected one has no way on but a new one', () => {
  fc.assert(
    fc.property(rows, (row) => {
      if (row.invoice_status === 'Confirmed_Reject')
        expect(reimbursement.names.filter((name) => may(name, row))).toEqual([])
      if (row.invoice_status === 'Invoice_Received')
        for (const name of ['dispute', 'deduct', 'send-invoice', 'confirmed-reject'] as const)
          expect(may(name, row)).toBe(false)
    }),
  )
})

test('a month is its first seven letters', () => expect(periodOf('2026-11-16')).toBe('2026-11'))
