import { expect, test } from 'vitest'
import {
  followUpFlag,
  isClosedProject,
  isForgotten,
  isProtected,
  lapseCause,
  rightEnds,
  warningDue,
} from './project-clock.ts'

test('the right to sell ends 45 days after the last follow-up, or with the protection of the login if that is earlier', () => {
  const clock = { last_contact_day: '2026-10-13', protection_until: '2027-01-17' }
  expect(rightEnds(clock)).toBe('2026-11-27')
  expect(isProtected(clock, '2026-11-27')).toBe(true)
  expect(isProtected(clock, '2026-11-28')).toBe(false)
  expect(rightEnds({ ...clock, protection_until: '2026-11-01' })).toBe('2026-11-01')
  expect(rightEnds({ last_contact_day: null, protection_until: null })).toBeNull()
})

test('a right ends by silence or by its term, whichever is earlier', () => {
  expect(lapseCause({ last_contact_day: '2026-10-01', protection_until: '2026-12-31' })).toBe('silence')
  expect(lapseCause({ last_contact_day: '2026-10-01', protection_until: '2026-10-20' })).toBe('term')
})
test('warnings are due at 30 and 40 days; after 60 the project is forgotten', () => {
  const last = '2026-10-01'
  expect(
    ['2026-10-30', '2026-10-31', '2026-11-10', '2026-11-15', '2026-12-31'].map((day) => warningDue(last, day)),
  ).toEqual([0, 30, 40, 40, 40])
  expect(isForgotten(last, '2026-11-29')).toBe(false)
  expect(isForgotten(last, '2026-11-30')).toBe(true)
})

test('of a project that is won, lost or given up no days are counted', () => {
  expect((['Project_Goaled', 'Failed', 'Givenup', 'Cancelled'] as const).every(isClosedProject)).toBe(true)
  expect((['Processing', 'Paused', 'On_Hold', 'Unknown', null] as const).some(isClosedProject)).toBe(false)
})

test('the four flags', () => {
  const row = {
    ...{ login_status: 'Approved' as const, project_status: 'Processing' as const, probability: 50 },
    next_follow_up_date: null,
  }
  const today = '2026-11-16'
  expect(followUpFlag(row, today)).toBe('Required_to_Follow_Up')
  expect(followUpFlag({ ...row, probability: 20 }, today)).toBe('Optional_to_Follow_Up')
  expect(followUpFlag({ ...row, next_follow_up_date: '2026-11-17' }, today)).toBe('Finished_Follow_Up')
  expect(followUpFlag({ ...row, next_follow_up_date: '2026-11-16' }, today)).toBe('Required_to_Follow_Up')
  expect(followUpFlag({ ...row, project_status: 'Failed' }, today)).toBe('No_Need_to_Follow_Up')
  expect(followUpFlag({ ...row, login_status: 'Submitted', project_status: null }, today)).toBe('No_Need_to_Follow_Up')
})
