import { expect, test } from 'vitest'
import { branchReturnLimit, returnDays, returnStatuses } from './return-requests.ts'
import { rmaStatuses } from './rma-requests.ts'
import { returnWaitsFor, rmaWaitsFor } from './waits-for.ts'

const rma = {
  ...{ status: 'Submitted' as const, resolution: 'Credit' as const, in_status: 'Waiting' as const },
  ...{ check_result: 'Confirmed' as const, is_credited: false, return_code: null, credit_amount: branchReturnLimit },
}

test('an exchange names who acts next, from the check to the credit', () => {
  expect(rmaStatuses.map((status) => rmaWaitsFor({ ...rma, status }))).toEqual([
    ...['author', 'afterSales', 'warehouse', 'warehouse', 'author', undefined, undefined],
  ])
  expect(rmaWaitsFor({ ...rma, check_result: null })).toBe('technicalCheck')
  expect(rmaWaitsFor({ ...rma, credit_amount: branchReturnLimit + 1 })).toBe('headOfficeSales')
  // What was not confirmed is rejected by after-sales, and no unit that is replaced is credited.
  expect(rmaWaitsFor({ ...rma, credit_amount: branchReturnLimit + 1, check_result: 'Not_Confirmed' })).toBe(
    'afterSales',
  )
  expect(rmaWaitsFor({ ...rma, credit_amount: branchReturnLimit + 1, resolution: 'Replace_Unit' })).toBe('afterSales')
  const back = { ...rma, status: 'Approved' as const, in_status: 'Received' as const }
  expect(rmaWaitsFor(back)).toBe('warehouse')
  expect(rmaWaitsFor({ ...back, return_code: 'RET-1' })).toBe('finance')
  expect(rmaWaitsFor({ ...back, return_code: 'RET-1', is_credited: true })).toBe('warehouse')
})

test('a return names who acts next: head office above the limit of branches or later than agreed', () => {
  const row = {
    ...{ status: 'Submitted' as const, amount: branchReturnLimit, oldest_invoice_date: '2026-11-01' },
    ...{ handover: 'Pickup' as const, collected_date: null, is_received: false },
  }
  expect(returnStatuses.map((status) => returnWaitsFor({ ...row, status }, '2026-11-19'))).toEqual([
    ...['author', 'branchManager', 'logistics', 'logistics', 'author', undefined, undefined],
  ])
  expect(returnWaitsFor({ ...row, amount: branchReturnLimit + 1 }, '2026-11-19')).toBe('headOfficeSales')
  expect(returnDays).toBe(30)
  expect(returnWaitsFor(row, '2026-12-01')).toBe('branchManager')
  expect(returnWaitsFor(row, '2026-12-02')).toBe('headOfficeSales')
  const approved = { ...row, status: 'Approved' as const }
  expect(returnWaitsFor({ ...approved, collected_date: '2026-11-20T03:00:00Z' }, '2026-12-02')).toBe('warehouse')
  expect(returnWaitsFor({ ...approved, handover: 'Self_Deliver' }, '2026-12-02')).toBe('warehouse')
  expect(returnWaitsFor({ ...approved, is_received: true }, '2026-12-02')).toBe('finance')
})
