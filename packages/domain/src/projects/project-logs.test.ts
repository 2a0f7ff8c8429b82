import { describe, expect, test } from 'vitest'
import type { WorkflowViewer } from '../document-workflow.ts'
import { permissions } from '../permissions.ts'
import { firstTabOf, isProjectListKey, projectBackPaths } from './project-lists.ts'
import { levelOf, projectLog, splitSum } from './project-logs.ts'
import {
  designTaskStatuses,
  type LoginStatus,
  loginStatuses,
  type ProjectStatus,
  projectStatuses,
} from './project-statuses.ts'

const now = '2026-11-16T02:00:00Z'
const everything = new Set(permissions)
const person = (usercode: string): WorkflowViewer => ({
  ...{ usercode, permission: everything, view_data: 'View_Data_All_Branches' },
})
const row = {
  ...{ salesman_code: 'S', created_by: 'S', salesman_codes: ['S', 'C'], authors: ['S'] },
  login_status: 'Draft' as LoginStatus,
  project_status: null as ProjectStatus | null,
  requester_task_status: 'No_Need' as const,
  login_task_status: 'No_Need' as const,
  similarity_status: 'No_Need' as const,
  ...{ reviewer_code: null, reviewer_name: null, closed_date: null as string | null },
}
const may = (name: (typeof projectLog.names)[number], over: object, usercode = 'S') =>
  projectLog.gate(name, { ...row, ...over }, person(usercode), now)

/** The gate table of the specification and the design, said once more: a list that is empty restricts nothing. */
const table: Record<string, { login: readonly LoginStatus[]; project: readonly ProjectStatus[]; by: string }> = {
  modify: { login: ['Draft', 'BM_Rejected', 'Withdrawn'], project: [], by: 'S' },
  startToApprove: { login: ['Submitted', 'BM_Approving', 'BM_Approved'], project: [], by: 'B' },
  withdraw: { login: ['Submitted', 'BM_Approving', 'BM_Approved'], project: [], by: 'S' },
  approveBm: { login: ['BM_Approving'], project: [], by: 'B' },
  approve: { login: ['BM_Approved'], project: [], by: 'B' },
  goal: { login: ['Approved'], project: ['Processing', 'On_Hold', 'Unknown'], by: 'S' },
  fail: { login: ['Approved'], project: ['Processing', 'On_Hold', 'Unknown'], by: 'S' },
  giveUp: { login: ['Approved'], project: ['Processing', 'On_Hold', 'Unknown'], by: 'S' },
  applySupervision: { login: [], project: ['Project_Goaled'], by: 'S' },
  requestDesign: { login: [], project: ['Processing', 'On_Hold', 'Paused'], by: 'S' },
}
const has = <T>(list: readonly T[], value: T | null) => list.length === 0 || (value !== null && list.includes(value))

describe('every button in every state', () => {
  for (const [name, { login, project, by }] of Object.entries(table))
    test(name, () => {
      for (const login_status of loginStatuses)
        for (const project_status of [null, ...projectStatuses])
          for (const requester_task_status of designTaskStatuses) {
            const over = { login_status, project_status, requester_task_status }
            const isDesign = ['No_Need', 'Rejected_By_Designer', 'Audited_By_Manager'].includes(requester_task_status)
            const wanted =
              has(login, login_status) && has(project, project_status) && (name !== 'requestDesign' || isDesign)
            expect(may(name as 'goal', over, by).enabled, JSON.stringify(over)).toBe(wanted)
          }
    })
  test('followUp: a login that the branch approved, or a project that is open', () => {
    for (const login_status of loginStatuses)
      for (const project_status of [null, ...projectStatuses])
        expect(may('followUp', { login_status, project_status }).enabled).toBe(
          login_status === 'BM_Approved' ||
            (login_status === 'Approved' &&
              ['Processing', 'Paused', 'On_Hold', 'Unknown'].includes(project_status ?? '')),
        )
  })
})

test('a walk by chance never leaves the two lists, and only an approved login is a project', () => {
  let seed = 11
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let walk = 0; walk < 200; walk++) {
    let at = { ...row, authors: ['S'] as string[] }
    for (let step = 0; step < 30; step++) {
      const who = person(random() < 0.5 ? 'S' : 'B')
      const open = projectLog.names.filter((name) =>
        projectLog.action(name).bySystem
          ? projectLog.systemGate(name, at, who, now).enabled
          : projectLog.gate(name, at, who, now).enabled,
      )
      const name = open[Math.floor(random() * open.length)]
      if (!name) break
      const after = projectLog.after(name, projectLog.state(at, who, now))
      at = {
        ...at,
        ...(after as Partial<typeof at>),
        authors: projectLog.authorsAfter(name, at.authors, who.usercode),
        closed_date: now,
      }
      expect(loginStatuses).toContain(at.login_status)
      expect(at.project_status === null).toBe(at.login_status !== 'Approved')
      if (at.project_status) expect(projectStatuses).toContain(at.project_status)
    }
  }
})

test('the level is per person and project: who wrote it edits and never approves', () => {
  expect(levelOf(row, person('S'))).toBe('Edit+View')
  expect(levelOf(row, person('C'))).toBe('FollowUp+View')
  expect(levelOf(row, person('B'))).toBe('Approve+View')
  expect(levelOf(row, { usercode: 'X', permission: new Set() })).toBe('View')
  expect(may('approveBm', { login_status: 'BM_Approving' }, 'S').enabled).toBe(false)
  expect(may('followUp', { login_status: 'BM_Approved' }, 'C').enabled).toBe(true)
  expect(may('modify', {}, 'C').because?.code).toBe('project-level-needed')
  expect(may('followUp', { login_status: 'BM_Approved' }, 'B').because?.code).toBe('project-level-needed')
})

test('the branch approves after the similarity is judged, and one at a time reviews', () => {
  const approving = { login_status: 'BM_Approving' as const }
  expect(may('approveBm', { ...approving, similarity_status: 'Submitted' }, 'B').because?.code).toBe(
    'similarity-not-judged',
  )
  expect(may('approveBm', { ...approving, similarity_status: 'Finished' }, 'B').enabled).toBe(true)
  expect(may('approveBm', { ...approving, reviewer_code: 'Z', reviewer_name: 'Zul' }, 'B').because?.code).toBe(
    'reviewed-by-somebody',
  )
  expect(may('startToApprove', { ...approving, reviewer_code: 'Z', reviewer_name: 'Zul' }, 'B').enabled).toBe(true)
})

test('what was lost is opened again within 90 days', () => {
  const lost = { login_status: 'Approved' as const, project_status: 'Failed' as const }
  expect(may('reopen', { ...lost, closed_date: '2026-08-18T02:00:00Z' }, 'B').enabled).toBe(true)
  expect(may('reopen', { ...lost, closed_date: '2026-08-17T02:00:00Z' }, 'B').because?.code).toBe('reopened-too-late')
})

test('every list key has its back path, and messages open the right tab', () => {
  expect(projectBackPaths).toEqual({
    'project-library-project': '/project-library',
    'project-library-log': '/project-library',
    'project-log-list': '/project-log-list',
    'submitted-project-list': '/submitted-project-list',
    'project-map-list': '/',
    'design-task-lists': '/design-task-lists',
    'notif-log': '/',
    'notif-prj': '/',
  })
  expect(isProjectListKey('toString')).toBe(false)
  expect(firstTabOf('notif-prj')).toBe('followUps')
  expect(firstTabOf('notif-log')).toBe('summary')
})

test('splits add up', () => expect(splitSum([{ split_percent: 80 }, { split_percent: 20 }])).toBe(100))
