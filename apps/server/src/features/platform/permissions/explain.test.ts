import * as contract from '@sejuk/contract/platform/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { menuRow } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses, officialAddressUses } from '../../../db/tables/customers/official-addresses.ts'
import { menus, roleMenus, roles } from '../../../db/tables/platform/roles.ts'
import { userPermissions, users } from '../../../db/tables/platform/users.ts'

const { db, as } = await startTestServer()
const asker = await as(['Role-Permission-Explain'])
const rina = await as(['Sales-Order-Search-Official-Address', 'Sales-Order-Open'], {
  usercode: 'RINA',
  view_data: 'View_Data_My_Branch',
})

beforeAll(async () => {
  await db.insert(menus).values([menuRow(6, 0, '/sales-order'), menuRow(7, 0, '/item')])
  await db.insert(roleMenus).values({ role_code: rina.role_code, menu_code: 6 })
  await db
    .insert(customers)
    .values(
      ['705', '713'].map((dept_code) =>
        customerRow({ customer_code: `C-${dept_code}`, dept_code, salesman_code: 'S1', created_by: 'U1' }),
      ),
    )
  await db.insert(officialAddresses).values(
    ['705', '713'].map((dept_code) => ({
      address_code: `A-${dept_code}`,
      customer_code: `C-${dept_code}`,
      province_name: 'P',
      city_name: 'C',
      district_name: 'D',
      sub_district_name: 'S',
      detail_address: 'Jl. Satu 1',
      receiver_name: 'R',
      receiver_phone: '8123456789',
      created_by: 'U1',
      create_user_name: 'U1',
    })),
  )
})

const context = async (more: object, who = asker, usercode = 'RINA') =>
  (await who(contract.explainPermission, { usercode, ...more })).data
const linkOf = async (about: string, more: object) =>
  (await context(more)).links.find((link: { about: string }) => link.about === about)

test('a permission is explained by the role that gives it', async () => {
  const code = 'Sales-Order-Search-Official-Address'
  const { person, is_open, links } = await context({ code })
  expect(person).toEqual({
    usercode: 'RINA',
    username: 'Sari',
    dept_name: 'Branch 705',
    view_data: 'View_Data_My_Branch',
  })
  expect(is_open).toBe(true)
  expect(links).toEqual([
    { about: 'account', is_open: true, because: ['The account is active'] },
    { about: 'permission', is_open: true, because: [`The role R-RINA allows ${code}`] },
    {
      about: 'scope',
      is_open: true,
      because: ['Sees the records of the branch 705', 'This scope comes with the role R-RINA'],
    },
  ])
})

test('what nobody gives, what is denied alone, what has ended and what does not exist are told apart', async () => {
  const [code, role] = ['Staff-Search', 'Sales-Order-Search-Official-Address']
  const permission = async (asked: string) => linkOf('permission', { code: asked })
  expect(await permission(code)).toEqual({
    about: 'permission',
    is_open: false,
    because: [`No role of this person allows ${code}`],
  })
  expect((await permission('Fly')).because).toEqual(['There is no permission Fly'])
  const usercode = 'RINA'
  await db.insert(userPermissions).values([
    { usercode, permission_code: code, is_allowed: true, until_date: '2099-12-31' },
    { usercode, permission_code: role, is_allowed: false },
    { usercode, permission_code: 'Staff-Modify', is_allowed: true, until_date: '2020-01-01' },
  ])
  expect(await permission(code)).toMatchObject({
    is_open: true,
    because: [`${code} is allowed to this person alone until 2099-12-31`],
  })
  expect(await permission(role)).toMatchObject({
    is_open: false,
    because: [`${role} is denied to this person alone`, `The role R-RINA allows ${role}`],
  })
  expect((await permission('Staff-Modify')).because).toEqual([
    'No role of this person allows Staff-Modify',
    'What was set for this person alone ended on 2020-01-01',
  ])
  await db.delete(userPermissions)
})

test('a page is explained by its menu and its guard', async () => {
  const { is_open, links } = await context({ page: '/sales-order' })
  expect(is_open).toBe(true)
  expect(links.slice(1, 3)).toEqual([
    { about: 'menu', is_open: true, because: ['The role R-RINA has the menu Menu 6'] },
    { about: 'guard', is_open: true, because: ['The role R-RINA allows Sales-Order-Open'] },
  ])
  expect(await linkOf('guard', { page: '/sales-order/create' })).toMatchObject({ is_open: false })
  expect(await linkOf('menu', { page: '/sales-order/create' })).toMatchObject({ is_open: true })
  expect(await linkOf('menu', { page: '/item' })).toEqual({
    about: 'menu',
    is_open: false,
    because: ['No role of this person has a menu that leads to /item'],
  })
  expect((await linkOf('menu', { page: '/nowhere' })).because).toEqual(['No menu leads to /nowhere'])
  expect(await linkOf('menu', { page: '/' })).toMatchObject({ is_open: true })
})

test('a role that is switched off, and an account', async () => {
  await db.update(roles).set({ is_active: false }).where(eq(roles.role_code, 'R-RINA'))
  const code = 'Sales-Order-Open'
  expect((await linkOf('permission', { code })).because).toEqual([
    `No role of this person allows ${code}`,
    `The role R-RINA would allow ${code}, but is switched off`,
  ])
  expect((await linkOf('menu', { page: '/sales-order' })).because).toContain(
    'The role R-RINA has the menu Menu 6, but is switched off',
  )
  expect(await linkOf('scope', {})).toMatchObject({ is_open: false, because: ['Has no scope, and so sees nothing'] })
  await db.update(roles).set({ is_active: true }).where(eq(roles.role_code, 'R-RINA'))
  const gone = await as([])
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, gone.usercode))
  expect(await context({}, asker, gone.usercode)).toMatchObject({
    is_open: false,
    links: [{ about: 'account', is_open: false, because: ['The account is switched off'] }, {}],
  })
})

test.each([
  ['customer', 'C'],
  ['official-address', 'A'],
])('a %s is inside the scope or outside it', async (entity, letter) => {
  expect(await linkOf('record', { entity, entity_code: `${letter}-705` })).toEqual({
    about: 'record',
    is_open: true,
    because: [
      `${letter}-705 is inside the scope`,
      `${letter}-705 belongs to the branch 705`,
      'The salesman is S1',
      'It was entered by U1',
    ],
  })
  expect(await linkOf('record', { entity, entity_code: `${letter}-713` })).toMatchObject({ is_open: false })
  expect((await linkOf('record', { entity, entity_code: 'none' })).because).toEqual(['There is no record none'])
})

test('an address in use objects to its deletion', async () => {
  const asked = { entity: 'official-address', entity_code: 'A-705', code: 'Sales-Order-Delete-Official-Address' }
  expect(await linkOf('status', asked)).toMatchObject({ is_open: true, because: ['No open order uses this address'] })
  await db.insert(officialAddressUses).values({ address_code: 'A-705', order_code: 'SO-1', is_open: true })
  expect(await linkOf('status', asked)).toMatchObject({ is_open: false })
})

test('nobody learns of people or records by asking about others', async () => {
  const local = await as(['Role-Permission-Explain'], { view_data: 'View_Data_My_Branch', department: '713' })
  expect(await local(contract.explainPermission, { usercode: 'RINA' })).toMatchObject({ code: '404' })
  const near = await as([], { department: '713', view_data: 'View_Data_All_Branches' })
  const { links } = await context({ entity: 'customer', entity_code: 'C-705' }, local, near.usercode)
  expect(links.at(-1).because).toEqual(['There is no record C-705'])
})

const scopes = [
  ['View_Data_All_Branches', {}, 'Sees the records of all branches'],
  ['View_Data_Multi_Branch', { departmentlist: ['705', '713'] }, 'Sees the records of these branches: 705, 713'],
  ['View_Data_Multi_Branch', {}, 'Sees the records of several branches, but none is listed'],
  ['View_Data_Asc', { asc_code: '8-ASC-01' }, 'Sees the records of the service centre 8-ASC-01'],
  ['View_Data_Asc', {}, 'Belongs to no service centre, and so sees nothing'],
  ['View_Data_Technician', {}, 'Sees the jobs given to them'],
  ['View_Data_Salesman', {}, 'Sees the records of their own customers, and what they entered themselves'],
  ['View_Data_Customer', { customer_codes: ['C-705'] }, 'Sees the records of these customers: C-705'],
  ['View_Data_Keyperson', { shop_codes: ['S-1'] }, 'Sees the records of these shops: S-1'],
] as const
test.each(scopes)('%s is said in words', async (view_data, facts, sentence) => {
  const { usercode } = await as([], { view_data, ...facts } as Parameters<typeof as>[1])
  const { links } = await context({}, asker, usercode)
  expect(links.at(-1).because[0]).toBe(sentence)
})

test('a job is explained: whose it is, and what its status says to the action', async () => {
  const andi = await as(['Work-Order-Button-Visit'], { usercode: 'T-ANDI', view_data: 'View_Data_Technician' })
  const waiting = { technician_code: andi.usercode, service_status: 'Accepted' } as const
  await makeWorkOrder(db, { work_order_number: 'WO-1', ...waiting })
  await makeWorkOrder(db, { work_order_number: 'WO-2', technician_code: 'T-OTHER', service_status: 'Scheduled' })
  const about = { code: 'Work-Order-Button-Visit', entity: 'work-order' }
  const { links } = await context({ ...about, entity_code: 'WO-1' }, asker, andi.usercode)
  expect(links.slice(-2)).toMatchObject(
    [
      {
        about: 'record',
        is_open: true,
        because: ['WO-1 is inside the scope', 'WO-1 belongs to the branch 705', /8-ASC-01/, /T-ANDI/, /U-0/],
      },
      { about: 'status', is_open: false, because: ['Needs status Scheduled or Re_Scheduled'] },
    ].map((link) => ({
      ...link,
      because: link.because.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    })),
  )
  const other = await context({ ...about, entity_code: 'WO-2' }, asker, andi.usercode)
  expect(other.links.slice(-2)).toMatchObject([
    { about: 'record', is_open: false },
    { about: 'status', is_open: true, because: ['The status is Scheduled'] },
  ])
})
