import { expect, test } from 'vitest'
import { judgeObjection, suggestedWinner } from './similarity.ts'

test('a project keeps the building, then who is followed up, then who was earlier', () => {
  const claim = (log_code: string, over: object = {}) => ({
    ...{ log_code, submitted_date: '2026-11-12T00:00:00Z', isFollowedUp: true, isProject: false },
    ...over,
  })
  const early = { submitted_date: '2026-08-24T00:00:00Z' }
  expect(suggestedWinner(claim('A'), claim('B', early))).toBe('B')
  expect(suggestedWinner(claim('A'), claim('B', { ...early, isFollowedUp: false }))).toBe('A')
  expect(suggestedWinner(claim('A', { isProject: true }), claim('B', early))).toBe('A')
  expect(suggestedWinner(claim('A'), claim('B'))).toBe(suggestedWinner(claim('B'), claim('A')))
})

test('head office judges between branches, a branch only among its own, one person at a time', () => {
  const task = { similarity_status: 'Processing' as const, judge_code: null, judge_name: null }
  const branch = { usercode: 'B', view_data: 'View_Data_My_Branch' as const }
  const office = { usercode: 'H', view_data: 'View_Data_All_Branches' as const }
  expect(judgeObjection(task, 'Same_Branch', branch)).toBeUndefined()
  expect(judgeObjection(task, 'Cross_Branch', branch)?.code).toBe('branch-judges-own')
  expect(judgeObjection(task, 'Cross_Branch', office)).toBeUndefined()
  expect(judgeObjection({ ...task, judge_code: 'X', judge_name: 'Nadia' }, 'Cross_Branch', office)?.code).toBe(
    'judged-by-somebody',
  )
  expect(judgeObjection({ ...task, similarity_status: 'Finished' }, 'Same_Branch', office)?.code).toBe('judged-already')
})
