import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../../permissions.ts'
import { complaintStatuses, taskStatuses } from '../statuses.ts'
import {
  afterNotSolved,
  type ComplaintActionName,
  categoryOfSurvey,
  complaint,
  dueOf,
  isOverdue,
  isPastReopening,
  isUnpaidRepeat,
  severities,
  severityOfSurvey,
  taskOf,
} from './complaints.ts'

type Row = Parameters<typeof complaint.state>[0]
const now = '2026-11-16T02:00:00.000Z'
const desk = { usercode: 'ANI', permission: new Set(permissions), view_data: 'View_Data_All_Branches' as const }
const ofTask: readonly ComplaintActionName[] = ['assign', 'follow', 'finish']
const names = complaint.names.filter((name) => !ofTask.includes(name))
const rows: fc.Arbitrary<Row> = fc.record({
  status: fc.constantFrom(...complaintStatuses),
  task_status: fc.constantFrom(...taskStatuses),
  owner_code: fc.constantFrom('ANI', 'BUDI', null),
  is_withdrawn: fc.boolean(),
  work_order_number: fc.constantFrom('WO-1', null),
  solved_date: fc.constantFrom('2026-11-15T00:00:00Z', '2026-10-15T00:00:00Z', null),
  is_being_paid: fc.boolean(),
  has_open_work_order: fc.boolean(),
})
const plain: Row = {
  status: 'Complained',
  task_status: 'Task_Assigned',
  owner_code: 'ANI',
  is_withdrawn: false,
  work_order_number: 'WO-1',
  solved_date: null,
  is_being_paid: false,
  has_open_work_order: false,
}
const may = (name: ComplaintActionName, row: Partial<Row> = {}) => complaint.gate(name, { ...plain, ...row }, desk, now)

test('replies, withdrawals and new work orders are of open complaints alone, as the specification says', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...names), (row, name) => {
      const { enabled } = may(name, row)
      const isOpen = row.status !== 'Complain_Solved'
      if (enabled) expect(isOpen).toBe(name !== 'reopen')
      if (row.is_withdrawn) expect(enabled).toBe(false)
    }),
  )
})

test('whatever happens, an open complaint can be answered until it is solved or withdrawn', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (steps) => {
      let row = plain
      for (const name of steps)
        if (may(name, row).enabled) row = { ...row, ...complaint.after(name, complaint.state(row, desk, now)) }
      expect(names.some((name) => may(name, row).enabled)).toBe(!row.is_withdrawn)
    }),
  )
})

test('nobody without the permission does anything', () => {
  const nobody = { ...desk, permission: new Set<never>() }
  for (const name of complaint.names) expect(reasonOf(complaint.gate(name, plain, nobody, now))).toBe('No Permission')
})

test('what stands in the way is said', () => {
  expect(reasonOf(may('reply-complain', { status: 'Complain_Solved' }))).toBe(
    'Needs status Complained or Complain_Not_Solve',
  )
  expect(reasonOf(may('withdraw-back', { is_being_paid: true }))).toBe(
    'The work order is already in a reimbursement batch',
  )
  expect(reasonOf(may('generate-new-work-order', { work_order_number: null }))).toBe(
    'The complaint is about no work order',
  )
  expect(reasonOf(may('generate-new-work-order', { has_open_work_order: true }))).toBe(
    'A new work order is already under way',
  )
  expect(reasonOf(may('solve', { has_open_work_order: true }))).toBe('The new work order is not confirmed yet')
  expect(reasonOf(may('reopen', { status: 'Complain_Solved', solved_date: '2026-11-01T00:00:00Z' }))).toBe(
    'A complaint can be reopened for 14 days',
  )
})

test('the worse, the sooner; not solved, it is worse than before', () => {
  const from = '2026-11-16T02:00:00.000Z'
  expect(severities.map((severity) => dueOf(severity, from))).toEqual([
    '2026-11-16T06:00:00.000Z',
    '2026-11-17T02:00:00.000Z',
    '2026-11-19T02:00:00.000Z',
  ])
  fc.assert(
    fc.property(fc.constantFrom(...severities), fc.nat(10), (severity, reopen_count) => {
      const after = afterNotSolved({ severity, reopen_count })
      expect(after.severity).toBeLessThanOrEqual(severity)
      expect(severities).toContain(after.severity)
      expect(after.isEscalated).toBe(reopen_count >= 1)
    }),
  )
})

test('only what is not solved can be late', () => {
  const late = { due_date: '2026-11-16T00:00:00Z' }
  expect(isOverdue({ ...late, status: 'Complained' }, '2026-11-16T00:00:01Z')).toBe(true)
  expect(isOverdue({ ...late, status: 'Complain_Solved' }, '2026-11-17T00:00:00Z')).toBe(false)
})

test('fourteen days after it was solved a complaint is another one', () => {
  expect(isPastReopening('2026-11-01T00:00:00Z', '2026-11-15T00:00:00Z')).toBe(false)
  expect(isPastReopening('2026-11-01T00:00:00Z', '2026-11-15T00:00:01Z')).toBe(true)
})

test('a repeat within thirty days is not paid', () => {
  expect(isUnpaidRepeat('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toBe(true)
  expect(isUnpaidRepeat('2026-11-01T00:00:00Z', '2026-12-01T00:00:01Z')).toBe(false)
  expect(isUnpaidRepeat(null, '2026-12-01T00:00:00Z')).toBe(false)
})

test('a survey says how bad it is and about what', () => {
  const answers = {
    overall: 3,
    is_solved: true,
    is_on_time: true,
    politeness: 5,
    money_asked: false,
    has_receipt: false,
  }
  expect(severityOfSurvey(answers)).toBe(3)
  expect(severityOfSurvey({ ...answers, overall: 1 })).toBe(2)
  expect(severityOfSurvey({ ...answers, money_asked: true })).toBe(1)
  expect(categoryOfSurvey({ ...answers, money_asked: true })).toBe('Price')
  expect(categoryOfSurvey({ ...answers, is_solved: false })).toBe('Quality')
  expect(categoryOfSurvey({ ...answers, is_on_time: false })).toBe('Late')
  expect(categoryOfSurvey({ ...answers, politeness: 1 })).toBe('Attitude')
})

test('a task is followed by who has it, and only after its first note can it be finished', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...ofTask), (row, name) => {
      if (!may(name, row).enabled) return
      expect(row.is_withdrawn || row.task_status === 'Task_Followed').toBe(false)
      if (name !== 'assign') expect(row.owner_code).toBe('ANI')
      if (name === 'finish') expect(row.task_status).toBe('Task_Following')
    }),
  )
})

test('a task that nobody has is not assigned, neither at first nor when its complaint is reopened', () => {
  expect([taskOf(true), taskOf(false)]).toEqual(['Task_Assigned', 'Task_Unassigned'])
})
