import { expect, test } from 'vitest'
import { firstTabOf, isProjectListKey, mapLayers, type ProjectListKey, projectBackPaths } from './project-lists.ts'
import * as statuses from './project-statuses.ts'

/** The lists of the specification, to the letter. */
test.each([
  [statuses.loginStatuses, 'Draft Submitted BM_Approving BM_Approved BM_Rejected Approved Rejected Withdrawn'],
  [statuses.projectStatuses, 'Processing Project_Goaled Failed Givenup Paused On_Hold Cancelled Unknown'],
  [
    statuses.designTaskStatuses,
    'No_Need Draft Submitted Accepted_By_Designer Rejected_By_Designer Start_To_Design Uploaded_By_Designer Submitted_To_SPV Approved_By_SPV Rejected_By_SPV Approved_By_Manager Rejected_By_Manager Audited_By_Manager',
  ],
  [statuses.similarityStatuses, 'No_Need Submitted Processing Finished'],
  [statuses.projectLevels, 'View FollowUp+View Edit+View Approve+View'],
  [statuses.projectTypes, 'Residential Commercial'],
  [statuses.brandFocuses, 'Gree FLiFE DunAn etc.'],
  [statuses.branchScopes, 'Same_Branch Cross_Branch'],
  [statuses.followUpFlags, 'No_Need_to_Follow_Up Optional_to_Follow_Up Required_to_Follow_Up Finished_Follow_Up'],
] as const)('%s are those of the specification', (list, texts) => {
  expect(list.join(' ')).toBe(texts)
})

test('approvals begin with LOGIN_BM_APPROVED, files lie under Login Project', () => {
  expect(statuses.defaultLoginStatus).toEqual({ LOGIN_BM_APPROVED: 'BM_Approved' })
  expect(statuses.projectFolder).toBe('Login Project')
})

test.each([
  ['project-library-project', '/project-library', 'summary'],
  ['project-library-log', '/project-library', 'summary'],
  ['project-log-list', '/project-log-list', 'summary'],
  ['submitted-project-list', '/submitted-project-list', 'summary'],
  ['project-map-list', '/', 'summary'],
  ['design-task-lists', '/design-task-lists', 'design'],
  ['notif-log', '/', 'summary'],
  ['notif-prj', '/', 'followUps'],
] as const satisfies readonly (readonly [ProjectListKey, string, string])[])(
  'from %s the way back is %s, and the first tab %s',
  (key, path, tab) => {
    expect(isProjectListKey(key)).toBe(true)
    expect(projectBackPaths[key]).toBe(path)
    expect(firstTabOf(key)).toBe(tab)
  },
)

test('there are no other list keys, and the map hides and shows every status', () => {
  expect(Object.keys(projectBackPaths)).toHaveLength(8)
  expect(isProjectListKey('toString')).toBe(false)
  expect(mapLayers).toEqual(['Login', ...statuses.projectStatuses])
})
