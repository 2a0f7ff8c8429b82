import { expect, test } from 'vitest'
import { gate } from '../workflow.ts'
import { downloadActions, downloadStatuses, isInProgress, progressOf } from './downloads.ts'

const nobodysRights = new Set<never>()
const allowed = (action: keyof typeof downloadActions) =>
  downloadStatuses.filter((status) => gate(downloadActions[action], { status }, nobodysRights).enabled)

test('what is ready can be fetched, what has ended otherwise can be tried again, what is under way can be called off', () => {
  expect(allowed('fetch')).toEqual(['Ready'])
  expect(allowed('retry')).toEqual(['Failed', 'Expired', 'Cancelled'])
  expect(allowed('cancel')).toEqual(['Queued', 'Running'])
  expect(downloadStatuses.filter(isInProgress)).toEqual(allowed('cancel'))
})

test.each([
  [0, 100, 0],
  [50, 100, 50],
  [999, 1000, 99],
  [1000, 1000, 99],
  [5, 0, 0],
])('%i of %i rows are %i percent: a hundred is said only of a file that is there', (done, total, percent) => {
  expect(progressOf(done, total)).toBe(percent)
})
