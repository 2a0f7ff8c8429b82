import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { gate } from '../workflow.ts'
import {
  afterNotSolved,
  type ComplaintActionName,
  type ComplaintState,
  categoryOfSurvey,
  complaintAction,
  complaintActions,
  dueOf,
  isOverdue,
  isPastReopening,
  isUnpaidRepeat,
  severities,
  severityOfSurvey,
  type TaskActionName,
  type TaskState,
  taskAction,
  taskActions,
} from './complaints.ts'
import { complaintStatuses, taskStatuses } from './statuses.ts'

const all = new Set(permissions)
const names = Object.keys(complaintActions) as ComplaintActionName[]
const states: fc.Arbitrary<ComplaintState> = fc.record({
  complaint_status: fc.constantFrom(...complaintStatuses),
  is_withdrawn: fc.boolean(),
  has_work_order: fc.boolean(),
  is_past_reopening: fc.boolean(),
  is_being_paid: fc.boolean(),
  has_open_work_order: fc.boolean(),
})
const plain: ComplaintState = {
  complaint_status: 'Complained',
  is_withdrawn: false,
  has_work_order: true,
  is_past_reopening: false,
  is_being_paid: false,
  has_open_work_order: false,
}
const may = (name: ComplaintActionName, state: Partial<ComplaintState> = {}) =>
  gate(complaintAction(name), { ...plain, ...state }, all)

test('replies, withdrawals and new work orders are of open complaints alone, as the specification says', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...names), (state, name) => {
      const { enabled } = gate(complaintAction(name), state, all)
      const isOpen = state.complaint_status !== 'Complain_Solved'
      if (enabled) expect(isOpen).toBe(name !== 'reopen')
      if (state.is_withdrawn) expect(enabled).toBe(false)
    }),
  )
})

test('whatever happens, an open complaint can be answered until it is solved or withdrawn', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (steps) => {
      let state = plain
      for (const name of steps) {
        if (!gate(complaintAction(name), state, all).enabled) continue
        state = { ...state, ...complaintAction(name).to }
        if (name === 'withdraw-back') state = { ...state, is_withdrawn: true }
      }
      const ways = names.filter((name) => gate(complaintAction(name), state, all).enabled)
      expect(ways.length > 0).toBe(!state.is_withdrawn)
    }),
  )
})

test('nobody without the permission does anything', () => {
  for (const name of names) expect(reasonOf(gate(complaintAction(name), plain, new Set()))).toBe('No Permission')
})

test('what stands in the way is said', () => {
  expect(reasonOf(may('reply-complain', { complaint_status: 'Complain_Solved' }))).toBe(
    'Needs status Complained or Complain_Not_Solve',
  )
  expect(reasonOf(may('withdraw-back', { is_being_paid: true }))).toBe(
    'The work order is already in a reimbursement batch',
  )
  expect(reasonOf(may('generate-new-work-order', { has_work_order: false }))).toBe(
    'The complaint is about no work order',
  )
  expect(reasonOf(may('generate-new-work-order', { has_open_work_order: true }))).toBe(
    'A new work order is already under way',
  )
  expect(reasonOf(may('solve', { has_open_work_order: true }))).toBe('The new work order is not confirmed yet')
  expect(reasonOf(may('reopen', { complaint_status: 'Complain_Solved', is_past_reopening: true }))).toBe(
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
  const tasks: fc.Arbitrary<TaskState> = fc.record({
    task_status: fc.constantFrom(...taskStatuses),
    is_mine: fc.boolean(),
    is_stopped: fc.boolean(),
  })
  const taskNames = Object.keys(taskActions) as TaskActionName[]
  fc.assert(
    fc.property(tasks, fc.constantFrom(...taskNames), (state, name) => {
      const { enabled } = gate(taskAction(name), state, all)
      if (!enabled) return
      expect(state.is_stopped || state.task_status === 'Task_Followed').toBe(false)
      if (name !== 'assign') expect(state.is_mine).toBe(true)
      if (name === 'finish') expect(state.task_status).toBe('Task_Following')
    }),
  )
})
