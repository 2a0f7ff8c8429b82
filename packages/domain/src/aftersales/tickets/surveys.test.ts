import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, instantOf } from '../../values/dates.ts'
import {
  type Attempt,
  callOutcomes,
  isUnreachable,
  linkEnd,
  linkState,
  nextCall,
  outOfQuietHours,
  reminderTime,
  sendingTime,
  surveyResult,
} from './surveys.ts'

const zones = fc.constantFrom('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')
const instants = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const hourOf = (instant: string, zone: string) =>
  (Date.parse(instant) - Date.parse(instantOf(dayIn(instant, zone), '00:00', zone))) / 3_600_000
const attempts = fc
  .array(fc.record({ at: instants, outcome: fc.constantFrom(...callOutcomes) }), { maxLength: 6 })
  .map((list): Attempt[] => list.toSorted((a, b) => a.at.localeCompare(b.at)))

const fine = { overall: 5, is_solved: true, money_asked: false, has_receipt: false }

test.each([
  [fine, 'Satisfy'],
  [{ ...fine, overall: 4 }, 'Satisfy'],
  [{ ...fine, overall: 3 }, 'Not_Satisfy'],
  [{ ...fine, is_solved: false }, 'Not_Satisfy'],
  [{ ...fine, money_asked: true }, 'Not_Satisfy'],
  [{ ...fine, money_asked: true, has_receipt: true }, 'Satisfy'],
])('%j is %s', (answers, status) => expect(surveyResult(answers)).toBe(status))

test('a better mark never makes a satisfied customer dissatisfied', () => {
  const answers = fc.record({
    overall: fc.integer({ min: 1, max: 4 }),
    is_solved: fc.boolean(),
    money_asked: fc.boolean(),
    has_receipt: fc.boolean(),
  })
  fc.assert(
    fc.property(answers, (given) => {
      if (surveyResult(given) === 'Satisfy')
        expect(surveyResult({ ...given, overall: given.overall + 1 })).toBe('Satisfy')
    }),
  )
})

test('nobody hears from us between 20:00 and 08:00, nobody earlier than meant, and by day nothing is put off', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const moved = outOfQuietHours(instant, zone)
      const hour = hourOf(moved, zone)
      expect(hour >= 8 && hour < 20).toBe(true)
      const waited = Date.parse(moved) - Date.parse(instant)
      expect(waited >= 0 && waited <= 12 * 3_600_000).toBe(true)
      const before = hourOf(instant, zone)
      if (before >= 8 && before < 20) expect(waited).toBe(0)
    }),
  )
})

test('a survey goes out two hours after the confirmation, and a week after the last one', () => {
  expect(sendingTime('2026-11-16T02:00:00.000Z', null, 'Asia/Jakarta')).toBe('2026-11-16T04:00:00.000Z')
  // 19:30 in Jakarta: two hours later it is night.
  expect(sendingTime('2026-11-16T12:30:00.000Z', null, 'Asia/Jakarta')).toBe('2026-11-17T01:00:00.000Z')
  expect(sendingTime('2026-11-16T02:00:00.000Z', '2026-11-14T02:00:00.000Z', 'Asia/Jakarta')).toBe(
    '2026-11-21T02:00:00.000Z',
  )
})

test('there are two reminders, a day and three days after', () => {
  expect(reminderTime('2026-11-16T04:00:00.000Z', 0, 'Asia/Jakarta')).toBe('2026-11-17T04:00:00.000Z')
  expect(reminderTime('2026-11-16T04:00:00.000Z', 1, 'Asia/Jakarta')).toBe('2026-11-19T04:00:00.000Z')
  expect(reminderTime('2026-11-16T04:00:00.000Z', 2, 'Asia/Jakarta')).toBeNull()
})

const missed = (...at: string[]): Attempt[] => at.map((one) => ({ at: one, outcome: 'No_Answer' }))

test('three calls on one day are not enough; on two days they are', () => {
  const day = missed('2026-11-16T02:00:00Z', '2026-11-16T05:00:00Z', '2026-11-16T08:00:00Z')
  expect(isUnreachable(day, 'Asia/Jakarta')).toBe(false)
  expect(isUnreachable([...day.slice(1), ...missed('2026-11-17T02:00:00Z')], 'Asia/Jakarta')).toBe(true)
  expect(isUnreachable([{ at: '2026-11-16T02:00:00Z', outcome: 'Wrong_Number' }], 'Asia/Jakarta')).toBe(true)
  expect(isUnreachable([], 'Asia/Jakarta')).toBe(false)
})

test('whoever is unreachable is not called again; everybody else later, and never at night', () => {
  fc.assert(
    fc.property(attempts, zones, (list, zone) => {
      const next = nextCall(list, zone)
      const last = list.at(-1)
      if (!last || last.outcome === 'Reached' || isUnreachable(list, zone)) {
        expect(next).toBeNull()
        return
      }
      expect(next && Date.parse(next) > Date.parse(last.at)).toBe(true)
      expect(hourOf(next ?? '', zone)).toBeGreaterThanOrEqual(8)
    }),
  )
})

test('who asked to be called at an hour is called then', () => {
  const list: Attempt[] = [{ at: '2026-11-16T02:00:00.000Z', outcome: 'Call_Back' }]
  expect(nextCall(list, 'Asia/Jakarta', '2026-11-18T07:30:00.000Z')).toBe('2026-11-18T07:30:00.000Z')
})

test('a link serves fourteen days, its answer may be changed for one, and a closed survey takes no more', () => {
  const expires_date = linkEnd('2026-11-01T00:00:00.000Z')
  expect(expires_date).toBe('2026-11-15T00:00:00.000Z')
  const open = { expires_date, answered_date: null, is_closed: false }
  expect(linkState(open, '2026-11-14T23:59:59Z')).toBe('valid')
  expect(linkState(open, '2026-11-15T00:00:00Z')).toBe('expired')
  const answered = { ...open, answered_date: '2026-11-14T12:00:00Z' }
  expect(linkState(answered, '2026-11-15T11:59:59Z')).toBe('answered')
  expect(linkState(answered, '2026-11-15T12:00:00Z')).toBe('used')
  expect(linkState({ ...answered, is_closed: true }, '2026-11-14T13:00:00Z')).toBe('used')
  expect(linkState({ ...open, is_closed: true }, '2026-11-02T00:00:00Z')).toBe('used')
})
