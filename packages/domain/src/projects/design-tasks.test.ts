import { describe, expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import { standardRoles } from '../roles.ts'
import {
  daysLate,
  designTask,
  nextVersion,
  openDesignStatuses,
  readVersionCode,
  usualHoursOf,
  versionCode,
} from './design-tasks.ts'
import { type DesignTaskStatus, designTaskStatuses } from './project-statuses.ts'

const now = '2026-11-16T03:00:00Z'
const viewer = (usercode: string, role: keyof typeof standardRoles) => ({
  usercode,
  permission: new Set<Permission>(standardRoles[role].permissions),
  view_data: standardRoles[role].view_data,
})
const people = {
  sales: viewer('SARI', 'Salesman'),
  designer: viewer('DEWI', 'Designer'),
  spv: viewer('SPV', 'SPV'),
  manager: viewer('MGR', 'TS-Manager'),
}
type Name = keyof typeof designTask.actions
const row = (requester_task_status: DesignTaskStatus, over: object = {}) => ({
  ...{ requester_task_status, login_task_status: requester_task_status, login_status: 'Approved' as const },
  ...{ project_status: 'Processing' as const, requester_code: 'SARI', designer_code: 'DEWI', designer_name: 'Dewi' },
  authors: ['SARI', 'DEWI'],
  approver_codes: [],
  ...over,
})
const chain: readonly (readonly [keyof typeof people, Name, DesignTaskStatus, DesignTaskStatus])[] = [
  ['sales', 'submit', 'Draft', 'Submitted'],
  ['designer', 'accept', 'Submitted', 'Accepted_By_Designer'],
  ['designer', 'rejectDesigner', 'Submitted', 'Rejected_By_Designer'],
  ['sales', 'modify', 'Rejected_By_Designer', 'Draft'],
  ['designer', 'start', 'Accepted_By_Designer', 'Start_To_Design'],
  ['designer', 'upload', 'Start_To_Design', 'Uploaded_By_Designer'],
  ['designer', 'submitSpv', 'Uploaded_By_Designer', 'Submitted_To_SPV'],
  ['spv', 'approveSpv', 'Submitted_To_SPV', 'Approved_By_SPV'],
  ['spv', 'rejectSpv', 'Submitted_To_SPV', 'Rejected_By_SPV'],
  ['designer', 'start', 'Rejected_By_SPV', 'Start_To_Design'],
  ['manager', 'approveManager', 'Approved_By_SPV', 'Approved_By_Manager'],
  ['manager', 'rejectManager', 'Approved_By_SPV', 'Rejected_By_Manager'],
  ['designer', 'start', 'Rejected_By_Manager', 'Start_To_Design'],
  ['manager', 'audit', 'Approved_By_Manager', 'Audited_By_Manager'],
  ['manager', 'assign', 'Submitted', 'Submitted'],
]

test.each(chain)('%s may %s from %s to %s', (who, name, from, to) => {
  expect(designTask.gate(name, row(from), people[who], now).enabled).toBe(true)
  const state = designTask.state(row(from), people[who], now)
  expect(designTask.after(name, state)).toEqual({ requester_task_status: to })
})

describe('each action is shut in every status that its table does not name', () => {
  const names = designTask.names
  test.each(names)('%s', (name) => {
    const who = chain.find(([, action]) => action === name)?.[0] ?? 'sales'
    const allowed = new Set(
      (designTask.action(name).from as { requester_task_status: readonly string[] }[]).flatMap(
        (lists) => lists.requester_task_status,
      ),
    )
    for (const status of designTaskStatuses)
      expect(designTask.gate(name, row(status), people[who], now).enabled).toBe(allowed.has(status))
  })
})

test('Submit to SPV needs design task Uploaded_By_Designer on both sides', () => {
  expect(designTask.gate('submitSpv', row('Uploaded_By_Designer'), people.designer, now).enabled).toBe(true)
  const older = row('Uploaded_By_Designer', { login_task_status: 'Draft' })
  expect(designTask.gate('submitSpv', older, people.designer, now).enabled).toBe(false)
})

test('nobody approves a design they wrote a part of, and only its designer works on it', () => {
  const mine = row('Submitted_To_SPV', { authors: ['SARI', 'SPV'] })
  expect(designTask.gate('approveSpv', mine, people.spv, now).enabled).toBe(false)
  const other = { ...people.designer, usercode: 'DONI' }
  expect(designTask.gate('start', row('Accepted_By_Designer'), other, now).enabled).toBe(false)
  expect(designTask.gate('accept', row('Submitted'), other, now).enabled).toBe(false)
  const free = row('Submitted', { designer_code: null, designer_name: null })
  expect(designTask.gate('accept', free, other, now).enabled).toBe(true)
  expect(designTask.isOffered('assign', free, people.designer, now)).toBe(false)
})

test('what is lost is not designed any more', () => {
  expect(designTask.gate('submit', row('Draft', { project_status: 'Failed' }), people.sales, now).enabled).toBe(false)
})

test('late is counted to today while it is open, and to the release afterwards', () => {
  const task = { needed_by: '2026-11-10', released_date: null }
  for (const requester_task_status of openDesignStatuses)
    expect(daysLate({ ...task, requester_task_status }, '2026-11-13')).toBe(3)
  expect(daysLate({ ...task, requester_task_status: 'Draft' }, '2026-11-13')).toBe(0)
  const released = { ...task, requester_task_status: 'Audited_By_Manager' as const }
  expect(daysLate({ ...released, released_date: '2026-11-11T18:00:00Z' }, '2026-12-01')).toBe(2)
  expect(daysLate({ ...released, released_date: '2026-11-01T00:00:00Z' }, '2026-12-01')).toBe(0)
})

test('versions count up where there was something in the last one', () => {
  expect([nextVersion(0, false), nextVersion(1, false), nextVersion(1, true)]).toEqual([1, 1, 2])
  expect(readVersionCode(versionCode('DSG-705-2611-00001', 3))).toEqual({
    design_task_code: 'DSG-705-2611-00001',
    version: 3,
  })
  expect(readVersionCode('DSG-705')).toBeUndefined()
})

test('the usual hours of a design are those of its parts', () => {
  expect(usualHoursOf(['load calc', 'BOQ'])).toBe(10)
  expect(usualHoursOf([])).toBe(0)
})

test('who approved the version does not audit it', () => {
  const approver_codes = ['SPV', 'MGR']
  for (const usercode of approver_codes) {
    const viewer = { ...people.manager, usercode }
    expect(designTask.gate('audit', row('Approved_By_Manager', { approver_codes }), viewer, now)).toMatchObject({
      enabled: false,
      because: { code: 'design-approver-audits' },
    })
  }
  expect(
    designTask.gate('audit', row('Approved_By_Manager', { approver_codes: ['X'] }), people.manager, now).enabled,
  ).toBe(true)
})
