import { supervisionKpis } from '@sejuk/contract/supervision/kpis'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { inspectionPoints, inspectionProblems } from '../../../db/tables/supervision/inspections.ts'
import { supervisionVisits } from '../../../db/tables/supervision/supervision-sites.ts'
import { supervisions, supervisionTraces } from '../../../db/tables/supervision/supervisions.ts'

const server = await startTestServer()
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
await as(held('Branch-Manager'), { usercode: 'S1', username: 'Sari', view_data: 'View_Data_My_Branch' })
const reader = await as(held('SPV'), { usercode: 'SPV', username: 'Rini', view_data: 'View_Data_My_Branch' })
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await addInstaller(server)

beforeAll(async () => {
  const made = { create_date: '2026-03-01T00:00:00Z', capacity_hp: 100, problems_found: 1 }
  await db.insert(supervisions).values([
    supervisionRow('K-1', {
      ...{ ...made, overtime: 'Yes', supervision_status: 'Finish_Project_Finished', planned_end: '2026-05-01' },
      finished_date: '2026-04-01T00:00:00Z',
    }),
    supervisionRow('K-2', made),
    supervisionRow('K-3', { ...made, create_date: '2025-01-01T00:00:00Z' }),
  ])
  const point = (supervision_code: string, checkpoint_code: string, first_result: 'Pass' | 'Fail' | 'NA') => ({
    ...{ supervision_code, checkpoint_code, first_result, result: 'Pass' as const, answer_id: 1 },
  })
  await db
    .insert(inspectionPoints)
    .values([
      point('K-1', 'REF-01', 'Pass'),
      point('K-1', 'REF-02', 'Fail'),
      point('K-2', 'REF-02', 'Fail'),
      point('K-2', 'IND-01', 'NA'),
    ])
  const problem = (supervision_code: string) => ({
    ...{
      supervision_code,
      problem_no: 1,
      checkpoint_code: 'REF-02',
      kind: 'installation' as const,
      severity: 'Major' as const,
    },
    ...{ description: 'Gap', created_by: 'S1', create_user_name: 'Sari' },
  })
  await db.insert(inspectionProblems).values([problem('K-1'), problem('K-2')])
  const by = { usercode: 'S1', username: 'Sari' }
  await db.insert(supervisionTraces).values([
    { supervision_code: 'K-1', step: 'submitted', at: '2026-03-01T00:00:00Z', ...by },
    { supervision_code: 'K-1', step: 'documents', at: '2026-03-05T00:00:00Z', ...by },
  ])
  const visit = { technician_code: 'S1', time_slot: '08:30~18:00' as const, created_by: 'S1', create_user_name: 'Sari' }
  await db.insert(supervisionVisits).values([
    { ...visit, supervision_code: 'K-1', visit_date: '2026-03-10' },
    { ...visit, supervision_code: 'K-1', visit_date: '2026-03-10' },
    { ...visit, supervision_code: 'K-2', visit_date: '2026-03-11' },
  ])
})

test('figures are of the supervisions of those days alone', async () => {
  const { data } = await reader(supervisionKpis, { from: '2026-01-01', to: '2026-06-30' })
  expect(data).toMatchObject({
    ...{ supervisions: 2, finished: 1, problems: 2, problems_per_100_hp: 1, overtime_days: 1, on_time_percent: 100 },
    first_pass_percent: 33.3,
    now_pass_percent: 100,
    steps: [{ step: 'documents', days: 4, times: 1 }],
    installers: [{ installer_code: 'INST-1', projects: 2, problems: 2, repeated: 2 }],
  })
  const none = (await reader(supervisionKpis, { from: '2020-01-01', to: '2020-02-01' })).data
  expect(none).toMatchObject({ supervisions: 0, first_pass_percent: null, steps: [], installers: [] })
  expect((await reader(supervisionKpis, { from: 'yesterday' })).code).toBe('406')
})
