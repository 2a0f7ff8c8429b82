import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { answerProblem, claimResults, claimStatuses, vendorClaim } from './vendor-claims.ts'

const viewer = {
  ...{ usercode: 'T1', view_data: 'View_Data_All_Branches' as const, permission: new Set(permissions) },
}
const from = (name: (typeof vendorClaim.names)[number], line_count = 1) =>
  claimStatuses.filter(
    (status) => vendorClaim.gate(name, { status, line_count }, viewer, '2026-11-16T03:00:00Z').enabled,
  )

test('a batch is changed until it is sent, and answered afterwards', () => {
  expect([from('modify'), from('send'), from('remove')]).toEqual([['Draft'], ['Draft'], ['Draft']])
  expect(from('answer')).toEqual(['Sent'])
  expect(from('send', 0)).toEqual([])
  const state = { status: 'Sent' as const, hasLines: true, isWhole: false }
  expect(vendorClaim.after('answer', state)).toMatchObject({ status: 'Sent' })
  expect(vendorClaim.after('answer', state, { isWhole: true })).toMatchObject({ status: 'Answered' })
})

test('the factory never pays more than was claimed, and says why it does not', () => {
  const amount = integer({ min: 0, max: 1_000_000_000 })
  assert(
    property(amount, amount, constantFrom(...claimResults), (claimed, accepted_amount, result) => {
      const problem = answerProblem(claimed, { result, accepted_amount, answer_reason: 'Seal broken' })
      expect(problem === undefined).toBe(result === 'Rejected' || accepted_amount <= claimed)
    }),
  )
  expect(answerProblem(5, { result: 'Rejected', accepted_amount: 0, answer_reason: null })?.field).toBe('answer_reason')
})
