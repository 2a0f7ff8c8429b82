import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentStatuses } from '../installers/bonus-tickets.ts'
import { permissions } from '../permissions.ts'
import { standardSettings } from '../platform/site-settings.ts'
import { gate } from '../workflow.ts'
import {
  type BatchActionName,
  type BatchLine,
  type BatchState,
  batchAction,
  batchActions,
  hasNpwp,
  lineStates,
  periodOf,
  rateOf,
  sumBatch,
} from './reimbursements.ts'
import { ascInvoiceStatuses } from './statuses.ts'

const all = new Set(permissions)
const lines: fc.Arbitrary<BatchLine> = fc.record({
  approved_amount: fc.integer({ min: 0, max: 5_000_000 }),
  deduction_amount: fc.integer({ min: 0, max: 5_000_000 }),
  line_state: fc.constantFrom(...lineStates),
})
const states: fc.Arbitrary<BatchState> = fc.record({
  invoice_status: fc.constantFrom(...ascInvoiceStatuses),
  payment_status: fc.constantFrom(...paymentStatuses),
  lines: fc.nat(3),
  disputed: fc.nat(2),
  has_invoice: fc.boolean(),
  is_sent: fc.boolean(),
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
    fc.property(states, (state) => {
      if (!gate(batchAction('pay'), state, all).enabled) return
      expect(state.invoice_status).toBe('Invoice_Received')
      expect(state.has_account).toBe(true)
      expect(['Not_Yet', 'Payment_Failed']).toContain(state.payment_status)
    }),
  )
})

test('an invoice is sent in whole, undisputed, and only once', () => {
  fc.assert(
    fc.property(states, (state) => {
      const { enabled } = gate(batchAction('send-invoice'), state, all)
      expect(enabled).toBe(
        state.invoice_status === 'Prepare_Invoice' &&
          !state.is_sent &&
          state.lines > 0 &&
          state.disputed === 0 &&
          state.has_invoice,
      )
    }),
  )
})

test('only a batch in preparation changes; a rejected one has no way on but a new one', () => {
  const names = Object.keys(batchActions) as BatchActionName[]
  fc.assert(
    fc.property(states, (state) => {
      if (state.invoice_status === 'Confirmed_Reject')
        expect(names.filter((name) => gate(batchAction(name), state, all).enabled)).toEqual([])
      if (state.invoice_status === 'Invoice_Received')
        for (const name of ['dispute', 'deduct', 'send-invoice', 'confirmed-reject'] as const)
          expect(gate(batchAction(name), state, all).enabled).toBe(false)
    }),
  )
})

test('a month is its first seven letters', () => expect(periodOf('2026-11-16')).toBe('2026-11'))
