import { randomUUID } from 'node:crypto'
import * as inspections from '@sejuk/contract/supervision/inspections'
import { addDays } from '@sejuk/domain/values/dates'
import { and, arrayContains, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/site.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { inspectionCheckpoints } from '../../../db/tables/supervision/inspections.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, technician, other, coordinator, manager, rowOf } = await openSite()
const today = companyToday()
const code = 'SPV-1'
const answer = (checkpoint_code: string, over: object = {}) => ({
  ...{ client_uuid: randomUUID(), supervision_code: code, checkpoint_code, result: 'Pass' },
  ...{ at_device: '2026-11-10T03:00:00.000Z', known_answer_id: '' },
  ...over,
})
const problem = { kind: 'installation', severity: 'Major', description: 'Slope 0,4%', due_date: addDays(today, 5) }

test('an answer arrives once, a number is held against its range, and a fail brings its problem', async () => {
  const first = answer('REF-02')
  const { data } = await technician(inspections.answerCheckpoint, first)
  expect(data).toMatchObject({ result: 'Pass', is_disputed: false })
  expect((await technician(inspections.answerCheckpoint, first)).data.answer_id).toBe(data.answer_id)
  expect(await rowOf(code)).toMatchObject({
    points_total: 14,
    points_answered: 1,
    supervise_start_date: expect.any(String),
  })
  const refused = async (over: object) =>
    (await technician(inspections.answerCheckpoint, answer('DRN-01', over))).errors
  expect(await refused({})).toHaveProperty('value')
  expect(await refused({ value: '0,4' })).toHaveProperty('note')
  expect(await refused({ value: '0,4', result: 'Fail' })).toHaveProperty('problem')
  const failed = await technician(
    inspections.answerCheckpoint,
    answer('DRN-01', { value: '0,4', result: 'Fail', problem }),
  )
  expect(failed.data).toMatchObject({ result: 'Fail', problem_no: 1 })
  expect(await rowOf(code)).toMatchObject({ open_problems: 1, problems_found: 1 })
  expect((await coordinator(inspections.answerCheckpoint, answer('NO-SUCH'))).code).toBe('406')
})

test('two who did not know of each other: a fail counts until somebody inspects again', async () => {
  const mine = await technician(inspections.answerCheckpoint, answer('ELE-02'))
  const theirs = await other(inspections.answerCheckpoint, answer('ELE-02', { result: 'Fail', problem }))
  expect(theirs.data).toMatchObject({ result: 'Fail', is_disputed: true })
  const blind = await technician(
    inspections.answerCheckpoint,
    answer('ELE-02', { known_answer_id: mine.data.answer_id }),
  )
  expect(blind.data).toMatchObject({ result: 'Fail', is_disputed: true })
  const known = await technician(
    inspections.answerCheckpoint,
    answer('ELE-02', { known_answer_id: blind.data.answer_id }),
  )
  expect(known.data).toMatchObject({ result: 'Pass', is_disputed: false })
  const sheet = (await technician(inspections.getInspection, { supervision_code: code })).data
  expect(
    sheet.points.find((one: { checkpoint_code: string }) => one.checkpoint_code === 'ELE-02').answers,
  ).toHaveLength(4)
})

test('a problem is claimed as fixed, inspected again, and closed', async () => {
  const seen = async (problem_no: number) => {
    const { problems } = (await technician(inspections.getInspection, { supervision_code: code })).data
    const found = problems.find((one: { problem_no: number }) => one.problem_no === problem_no)
    return { supervision_code: code, problem_no, row_version: found.row_version }
  }
  expect((await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: true })).message).toBe(
    'Nobody has claimed that it is fixed',
  )
  await technician(inspections.claimFix, { ...(await seen(1)), fix_note: 'Hung again' })
  await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: false, note: 'Still flat' })
  await technician(inspections.claimFix, { ...(await seen(1)), fix_note: 'Hung again' })
  expect((await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: true })).message).toBe(
    'You said that it is fixed: somebody else inspects it again',
  )
  await other(inspections.reinspect, { ...(await seen(1)), is_fixed: true })
  expect(await rowOf(code)).toMatchObject({ open_problems: 1, problems_found: 2 })
  const { points } = (await technician(inspections.getInspection, { supervision_code: code })).data
  const drain = points.find((one: { checkpoint_code: string }) => one.checkpoint_code === 'DRN-01')
  expect(drain).toMatchObject({ result: 'Pass', is_disputed: false })
  const report = await technician(inspections.inspectionReport, { supervision_code: code })
  expect(report.code ?? '200').toBe('200')
})

const pointOf = async (checkpoint_code: string) => {
  const { points } = (await technician(inspections.getInspection, { supervision_code: code })).data
  return points.find((one: { checkpoint_code: string }) => one.checkpoint_code === checkpoint_code)
}

test('a second fail says what the open problem is by now, and what it was stays in the log', async () => {
  const first = await technician(inspections.answerCheckpoint, answer('IND-01', { result: 'Fail', problem }))
  expect(first.data).toMatchObject({ problem_no: 3, problem_outcome: 'added' })
  const worse = { ...problem, severity: 'Critical', description: 'Hangs loose', responsible: 'CV Tirta' }
  const due = { due_date: addDays(today, 2) }
  const second = await other(
    inspections.answerCheckpoint,
    answer('IND-01', { result: 'Fail', problem: { ...worse, ...due }, known_answer_id: first.data.answer_id }),
  )
  expect(second.data).toMatchObject({ problem_no: 3, problem_outcome: 'updated' })
  const { problems } = (await technician(inspections.getInspection, { supervision_code: code })).data
  const found = problems.filter((one: { checkpoint_code: string }) => one.checkpoint_code === 'IND-01')
  expect(found).toMatchObject([{ problem_no: 3, status: 'Open', ...worse, ...due }])
  const log = await db.select().from(actionLogs).where(eq(actionLogs.action, 'updateProblem'))
  expect(log).toMatchObject([
    { usercode: 'TECH2', diff: { severity: ['Major', 'Critical'], description: ['Slope 0,4%', 'Hangs loose'] } },
  ])
})

test('that a critical point does not apply needs a note and a second person', async () => {
  const [critical] = await db
    .select()
    .from(inspectionCheckpoints)
    .where(and(eq(inspectionCheckpoints.is_critical, true), arrayContains(inspectionCheckpoints.levels, ['B'])))
  const point = critical?.checkpoint_code ?? ''
  const not = { result: 'NA', note: 'No such pipe' }
  expect((await technician(inspections.answerCheckpoint, answer(point, { ...not, note: '' }))).errors).toHaveProperty(
    'note',
  )
  const { points_answered } = await rowOf(code)
  const first = await technician(inspections.answerCheckpoint, answer(point, not))
  expect(first.data).toMatchObject({ result: 'NA', awaits_second: true })
  expect(await rowOf(code)).toMatchObject({ points_answered })
  const again = answer(point, { ...not, known_answer_id: first.data.answer_id })
  expect((await technician(inspections.answerCheckpoint, again)).data.awaits_second).toBe(true)
  expect(await pointOf(point)).toMatchObject({ awaits_second: true })
  const { data } = await other(inspections.answerCheckpoint, { ...again, client_uuid: randomUUID() })
  expect(data.awaits_second).toBe(false)
  expect(await rowOf(code)).toMatchObject({ points_answered: points_answered + 1 })
})

test('a measured value beyond the reach of its scale is a slip of the finger', async () => {
  const slip = answer('DRN-01', { value: '9999', result: 'Fail', problem })
  expect((await technician(inspections.answerCheckpoint, slip)).errors).toHaveProperty('value')
})

test('answers are frozen once the inspection is finished; only inspecting a problem again changes a point', async () => {
  await db
    .update(supervisions)
    .set({ supervision_status: 'Inspection_Supervision_Finished' })
    .where(eq(supervisions.supervision_code, code))
  const late = await technician(inspections.answerCheckpoint, answer('IND-01'))
  expect(late).toMatchObject({
    code: '409',
    message: 'The inspection is finished: only inspecting a problem again changes its point',
  })
  const { problems, may_answer, may_inspect } = (
    await technician(inspections.getInspection, { supervision_code: code })
  ).data
  expect([may_answer?.code, may_inspect]).toEqual(['answers-frozen', null])
  const { row_version } = problems.find((one: { problem_no: number }) => one.problem_no === 3)
  const seen = { supervision_code: code, problem_no: 3 }
  await technician(inspections.claimFix, { ...seen, row_version, fix_note: 'Hung again' })
  const closed = await other(inspections.reinspect, { ...seen, row_version: row_version + 1, is_fixed: true })
  expect(closed.code).toBe('200')
  expect(await pointOf('IND-01')).toMatchObject({ result: 'Pass' })
})

test('checkpoints are maintained by who may', async () => {
  const point = {
    ...{
      checkpoint_code: 'OUT-99',
      category: 'outdoor',
      text_default: 'Noise',
      text_local: 'Bising',
      kind: 'number',
    },
    ...{ photo_min: 0, seq: 900 },
  }
  expect((await technician(inspections.createCheckpoint, point)).code).toBe('403')
  expect((await manager(inspections.createCheckpoint, point)).errors).toHaveProperty('min')
  expect((await manager(inspections.createCheckpoint, { ...point, min: 0, max: 65 })).code).toBe('200')
  await db.delete(inspectionCheckpoints).where(eq(inspectionCheckpoints.checkpoint_code, 'OUT-99'))
})
