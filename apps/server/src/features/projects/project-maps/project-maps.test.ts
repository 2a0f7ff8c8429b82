import { listProjectLibrary } from '@sejuk/contract/projects/project-library'
import { projectMap } from '@sejuk/contract/projects/project-maps'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { standardRoles } from '@sejuk/domain/roles'
import { expect, test } from 'vitest'
import { prepareProjects, projectRow } from '../../../../test/projects.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { projectCompetitors, projectLogs } from '../../../db/tables/projects/project-logs.ts'

const server = await startTestServer()
const { db, as } = server
await prepareProjects(server)
const held = standardRoles['Branch-Manager'].permissions
await as(held, { usercode: 'S1' })
const manager = await as(held, { view_data: 'View_Data_My_Branch' })
const office = await as(standardRoles['Project-HO'].permissions)
const open = { login_status: 'Approved', project_status: 'Processing' } as const
await db.insert(projectLogs).values([
  ...Array.from({ length: 5 }, (_, n) =>
    projectRow(`LOG-J${n}`, { ...open, project_code: `PRJ-J${n}`, lat: -6.2 + n / 1000, lng: 106.8 }),
  ),
  projectRow('LOG-BDG', { ...open, project_code: 'PRJ-B', lat: -6.9, lng: 107.6, brand_focus: ['DunAn'] }),
  projectRow('LOG-FAIL', {
    login_status: 'Approved',
    project_status: 'Failed',
    project_code: 'PRJ-F',
    lat: -7.8,
    lng: 110.4,
  }),
  projectRow('LOG-OTHER', {
    ...open,
    project_code: 'PRJ-O',
    dept_code: '713',
    project_name: 'Rahasia',
    lat: -7.2,
    lng: 112.7,
  }),
  projectRow('LOG-DRAFT', { lat: -6.2, lng: 106.9 }),
])
await db.insert(projectCompetitors).values([
  { log_code: 'LOG-J0', line_no: 1, brand: 'Daikin', is_preferred: true },
  { log_code: 'LOG-J0', line_no: 2, brand: 'Daikin' },
  { log_code: 'LOG-BDG', line_no: 1, brand: 'Daikin' },
  { log_code: 'LOG-BDG', line_no: 2, brand: 'Panasonic', is_preferred: true },
  { log_code: 'LOG-OTHER', line_no: 1, brand: 'Secret' },
])
const java = { south: -9, west: 105, north: -5, east: 115, zoom: 7 }

test('what lies together is one circle, what lies alone a pin; drafts are not shown', async () => {
  const { data } = await manager(projectMap, java)
  expect(data).toMatchObject({ total: 7, amount: 3_500_000_000 })
  expect(data.clusters).toMatchObject([{ count: 5, amount: 2_500_000_000 }])
  expect(data.pins.map(({ log_code }: { log_code: string }) => log_code).toSorted()).toEqual(['LOG-BDG', 'LOG-FAIL'])
  expect(data.by_status).toEqual(
    expect.arrayContaining([
      { status: 'Processing', count: 6 },
      { status: 'Failed', count: 1 },
    ]),
  )
})

test('of another branch only code, branch and place, and only for who asks', async () => {
  expect((await manager(projectMap, java)).data.others).toEqual([])
  const { data } = await manager(projectMap, { ...java, others: true })
  const [other] = data.others
  expect(data.others).toEqual([
    { log_code: 'LOG-OTHER', dept_name: 'Branch 713', lat: expect.any(Number), lng: expect.any(Number) },
  ])
  const metres = metresBetween(other, { lat: -7.2, lng: 112.7 })
  expect([metres > 0, metres < 360]).toEqual([true, true])
  const [again] = (await manager(projectMap, { ...java, south: -7.3, north: -7.1, others: true })).data.others
  expect(again).toEqual(other)
  expect(JSON.stringify(data)).not.toContain('Rahasia')
  const narrow = { least: 900_000_000_000, stage: 'planning', salesman_code: ['NOBODY'], project_status: ['Failed'] }
  const narrowed = (await manager(projectMap, { ...java, others: true, ...narrow, competitor: 'Nobody' })).data
  expect(narrowed, 'what narrows ours tells nothing of theirs').toMatchObject({ total: 0, others: data.others })
  expect((await office(projectMap, java)).data).toMatchObject({ total: 8 })
})

test('an area, a status and a view narrow it, and bad corners are refused', async () => {
  const total = async (over: object) => (await office(projectMap, { ...java, ...over })).data.total
  expect(await total({ polygon: '-6,106;-6,107;-7,107;-7,106' })).toBe(5)
  expect(await total({ project_status: ['Failed'] })).toBe(1)
  expect(await total({ west: 112 })).toBe(1)
  expect((await office(projectMap, { ...java, polygon: 'drop table' })).code).toBe('406')
  expect((await office(projectMap, { ...java, south: 'x' })).code).toBe('406')
  const stranger = await as([])
  expect((await stranger(projectMap, java)).code).toBe('403')
})

test('who bids is counted by project, in view and in sight alone; a brand narrows the map', async () => {
  expect((await manager(projectMap, java)).data.competitors).toEqual([])
  const { data } = await manager(projectMap, { ...java, competitors: true, competitor: 'Panasonic' })
  expect(data.competitors).toEqual([
    { brand: 'Daikin', count: 2, amount: 1_000_000_000, preferred: 1 },
    { brand: 'Panasonic', count: 1, amount: 500_000_000, preferred: 1 },
  ])
  expect(data.pins).toMatchObject([{ log_code: 'LOG-BDG', competitors: ['Panasonic', 'Daikin'] }])
})

test('a circle says how far it reaches, and the list shows the same projects', async () => {
  const [circle] = (await manager(projectMap, java)).data.clusters
  expect(circle).toMatchObject({ south: -6.2, north: expect.closeTo(-6.196, 6), west: 106.8 })
  const polygon = '-6.1,106;-6.1,107;-6.3,107;-6.3,106'
  const list = async (over: object) =>
    (await manager(listProjectLibrary, { list: 'project-library-log', ...over })).data.length
  expect(await list({ polygon, on_map: 'Login,Processing' })).toBe(circle.count)
  expect(await list({ polygon })).toBe(circle.count + 1)
  expect(await list({ polygon, on_map: 'Failed' })).toBe(0)
  expect(await list({ competitor: 'Daikin' })).toBe(2)
  expect((await manager(listProjectLibrary, { on_map: 'x' })).code).toBe('406')
})

test('the library has both keys and its filters', async () => {
  const total = async (over: object) => (await office(listProjectLibrary, over)).total
  expect(await total({})).toBe(8)
  expect(await total({ list: 'project-library-log' })).toBe(9)
  expect(await total({ brand: 'DunAn' })).toBe(1)
  expect(await total({ most: 1000 })).toBe(0)
  expect(await total({ search: 'Rahasia' })).toBe(1)
})
