import * as contract from '@sejuk/contract/masters/departments'
import { getSession } from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { administration } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { kpiAreas } from '../../../db/tables/masters/kpi-areas.ts'

const server = await startTestServer()
const { db, as } = server
const admin = await (await administration(server))('ADM-1')
const all = ['705', '713', '799']

beforeAll(async () => {
  const [some] = await db.select().from(departments).where(eq(departments.dept_code, '713'))
  await db
    .insert(departments)
    .values({ ...some!, dept_code: '799', dept_name: 'Branch 799', region: 'Bali', is_active: true })
  await db.insert(kpiAreas).values({ kpi_area_code: 'JAVA', kpi_area_name: 'Java', seq: 1 }).onConflictDoNothing()
})

const detail = async (id: string) => (await admin(contract.getDepartment, { id })).data
const form = async (dept_code: string, more: object = {}) => {
  const { dept_name, parent_code, kpi_area, timezone, address, lat, lng, bm_user_code, is_active, row_version } =
    await detail(dept_code)
  return {
    ...{
      dept_code,
      dept_name,
      parent_code,
      kpi_area,
      timezone,
      address,
      lat,
      lng,
      bm_user_code,
      is_active,
      row_version,
    },
    ...more,
  }
}
const codes = (rows: { dept_code: string }[]) => rows.map(({ dept_code }) => dept_code)

test('the list is filtered by text, region and state', async () => {
  const { data, total } = await admin(contract.listDepartments)
  expect([codes(data), total]).toEqual([all, 3])
  expect(codes((await admin(contract.listDepartments, { region: 'Bali' })).data)).toEqual(['799'])
  expect(codes((await admin(contract.listDepartments, { search: 'branch 71' })).data)).toEqual(['713'])
  expect((await admin(contract.listDepartments, { is_active: 'false' })).data).toEqual([])
  expect(data[0]).toMatchObject({ dept_name: 'Branch 705', staff: 1, parent_name: null, bm_user_name: null })
})

test('a branch gets a parent, an area, a manager and a place, and its people hear of its name', async () => {
  const manager = await as([], { usercode: 'BM-713', username: 'Rina', department: '713' })
  const change = await form('713', {
    ...{
      dept_name: 'Cabang 713',
      parent_code: '705',
      kpi_area: 'JAVA',
      timezone: 'Asia/Makassar',
      address: 'Jl. Satu 1',
    },
    ...{ lat: '-8.65', lng: 115.2, bm_user_code: 'BM-713' },
  })
  expect(await admin(contract.updateDepartment, change)).toMatchObject({ code: '200' })
  expect(await detail('713')).toMatchObject({
    ...{ dept_name: 'Cabang 713', parent_name: 'Branch 705', kpi_area_name: 'Java', bm_user_name: 'Rina' },
    ...{ lat: -8.65, lng: 115.2, timezone: 'Asia/Makassar', staff: 1, row_version: 2 },
  })
  expect((await manager(getSession)).data).toMatchObject({ department_name: 'Cabang 713', timezone: 'Asia/Makassar' })
  expect((await admin(contract.departmentLog, { code: '713' })).data[0]).toMatchObject({
    action: 'update',
    diff: { parent_code: [null, '705'] },
  })
  expect(await admin(contract.updateDepartment, change)).toMatchObject({
    code: '409',
    data: { current: { dept_name: 'Cabang 713', row_version: 2 }, changed_by: 'ADM-1' },
  })
})

test.each([
  [{ parent_code: '799' }, { parent_code: ['A branch cannot report to itself'] }],
  [{ parent_code: '000' }, { parent_code: ['This choice is not in the list'] }],
  [{ kpi_area: 'MOON' }, { kpi_area: ['This choice is not in the list'] }],
  [{ bm_user_code: 'BM-713' }, { bm_user_code: ['This choice is not in the list'] }],
  [{ timezone: 'Europe/Paris' }, { timezone: ['Time zone is required!'] }],
  [{ dept_name: ' ' }, { dept_name: ['Branch name is required!'] }],
  [{ lat: 91 }, { lat: ['Latitude is a number from -90 to 90'] }],
])('%o is refused', async (more, errors) => {
  expect(await admin(contract.updateDepartment, await form('799', more))).toMatchObject({ code: '406', errors })
})

test('two branches moved at the same moment do not come to report to each other', async () => {
  await admin(contract.updateDepartment, await form('713', { parent_code: null }))
  const changes = [await form('713', { parent_code: '799' }), await form('799', { parent_code: '713' })]
  const answers = await Promise.all(changes.map((change) => admin(contract.updateDepartment, change)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '406'])
})

test('a branch where people work is not closed', async () => {
  const { usercode } = await as([], { department: '799' })
  expect(await admin(contract.updateDepartment, await form('799', { is_active: false }))).toMatchObject({
    code: '409',
    message: 'People still work in this branch: 1',
  })
  expect(usercode).toBeTruthy()
})

test('nobody makes themselves the manager of a branch', async () => {
  const clerk = await as(['Department-Search', 'Department-Modify'], { usercode: 'CLERK' })
  expect(await clerk(contract.updateDepartment, await form('705', { bm_user_code: 'CLERK' }))).toMatchObject({
    code: '403',
    message: 'You cannot make yourself the manager of a branch',
  })
})

test('a branch out of sight is neither seen nor changed', async () => {
  const local = await as(['Department-Search', 'Department-Modify'], { view_data: 'View_Data_My_Branch' })
  expect(codes((await local(contract.listDepartments)).data)).toEqual(['705'])
  expect(await local(contract.getDepartment, { id: '713' })).toMatchObject({ code: '404' })
  expect(await local(contract.updateDepartment, await form('713'))).toMatchObject({ code: '404' })
  expect(await local(contract.departmentLog, { code: '713' })).toMatchObject({ code: '404' })
})

test('a service centre’s branches are those of its people', async () => {
  await as([], { asc_code: '8-ASC-05', department: '713' })
  const { data } = await admin(contract.departmentDropdownByAsc, { asc_code: '8-ASC-05' })
  expect(codes(data)).toEqual(['713'])
  expect((await admin(contract.departmentDropdownByAsc, { asc_code: '8-ASC-06' })).data).toEqual([])
  expect(codes((await admin(contract.departmentDropdownByAsc, {})).data)).toContain('713')
  const there = await as([], { asc_code: '8-ASC-06', department: '705' })
  expect(codes((await there(contract.departmentDropdownByAsc, {})).data)).toEqual(['705'])
})
