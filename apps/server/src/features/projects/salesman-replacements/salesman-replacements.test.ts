import * as contract from '@sejuk/contract/projects/salesman-replacements'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letSell, prepareProjects, projectRow } from '../../../../test/projects.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { projectLogs, projectSalespeople } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { applyReplacements } from './commands.ts'

const server = await startTestServer()
const { db, as, jobs, config } = server
await prepareProjects(server)
const held = (role: keyof typeof standardRoles) => standardRoles[role].permissions
for (const [usercode, department] of [
  ['SARI', '705'],
  ['TONO', '705'],
  ['RUDI', '713'],
] as const)
  await as(held('Salesman'), { usercode, username: usercode, department, view_data: 'View_Data_Salesman' })
await letSell(server, 'SARI', 'TONO', 'RUDI')
const branch = { view_data: 'View_Data_My_Branch' } as const
const giver = await as(held('Branch-Manager'), { ...branch, usercode: 'BM705', username: 'Budi' })
const taker = await as(held('Branch-Manager'), { ...branch, usercode: 'BM713', username: 'Wati', department: '713' })
const office = await as(held('Project-HO'), { usercode: 'HO', username: 'Nadia' })
const sales = await as(held('Salesman'), { view_data: 'View_Data_Salesman' })
const today = companyToday()

const make = async (log_code: string, over: object = {}) => {
  await db
    .insert(projectLogs)
    .values(
      projectRow(log_code, { salesman_code: 'SARI', login_status: 'Approved', project_status: 'Processing', ...over }),
    )
  await db.insert(projectSalespeople).values({ log_code, usercode: 'SARI', split_percent: 100 })
  return { log_code, to_salesman: 'TONO', effective_date: today, kept_percent: 10, reason: 'Moves to Surabaya' }
}
const rowOf = async (log_code: string) =>
  (await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code)))[0]

test('within a branch its manager replaces at once, and the former keeps a share', async () => {
  const form = await make('L1')
  expect((await sales(contract.createReplacement, form)).code).toBe('403')
  expect((await taker(contract.createReplacement, form)).code).toBe('404')
  expect((await giver(contract.createReplacement, { ...form, to_salesman: 'SARI' })).errors).toHaveProperty(
    'to_salesman',
  )
  expect((await giver(contract.createReplacement, form)).data).toMatchObject({ status: 'Applied' })
  expect(await rowOf('L1')).toMatchObject({ salesman_code: 'TONO', salesman_codes: ['TONO', 'SARI'] })
  expect((await giver(contract.listReplacements, { log_code: 'L1' })).data).toMatchObject([
    { status: 'Applied', scope: 'Same_Branch' },
  ])
})

test('between two branches both managers agree, each for the own', async () => {
  const form = { ...(await make('L2')), to_salesman: 'RUDI', kept_percent: 0 }
  const { data } = await giver(contract.createReplacement, form)
  expect(data.status).toBe('Submitted')
  const seen = { replacement_code: data.replacement_code, row_version: 1 }
  expect((await giver(contract.actOnReplacement.approve, seen)).message).toBe('The manager of the other branch decides')
  expect((await giver(contract.createReplacement, form)).message).toBe(
    'Another replacement of this project is still open',
  )
  expect((await taker(contract.actOnReplacement.approve, seen)).code).toBe('200')
  expect(await rowOf('L2')).toMatchObject({ salesman_code: 'RUDI', dept_code: '713', salesman_codes: ['RUDI'] })
})

test('head office asks, and then one manager is not enough; a rejection needs a reason', async () => {
  const form = { ...(await make('L3')), to_salesman: 'RUDI' }
  const { data } = await office(contract.createReplacement, form)
  const seen = { replacement_code: data.replacement_code, row_version: 1 }
  expect((await taker(contract.actOnReplacement.reject, seen)).code).toBe('406')
  expect((await taker(contract.actOnReplacement.reject, { ...seen, reason: 'No room' })).message).toBe('Rejected')
  expect(await rowOf('L3')).toMatchObject({ salesman_code: 'SARI' })
})

test('on its day, not before', async () => {
  const form = { ...(await make('L4')), effective_date: addDays(today, 5) }
  expect(
    (await giver(contract.createReplacement, { ...form, effective_date: addDays(today, -1) })).errors,
  ).toHaveProperty('effective_date')
  expect((await giver(contract.createReplacement, form)).data.status).toBe('Approved')
  const within = { jobs, config, offers: { effects: new Map() } }
  expect(await applyReplacements(db, within, today)).toBe(0)
  expect(await applyReplacements(db, within, addDays(today, 5))).toBe(1)
  expect(await rowOf('L4')).toMatchObject({ salesman_code: 'TONO' })
})

test('what is closed or not yet approved keeps its salesperson', async () => {
  const form = await make('L5', { project_status: 'Failed' })
  expect((await giver(contract.createReplacement, form)).message).toContain('Needs login status BM approved')
})
