import { listPermissions } from '@sejuk/contract/platform/permissions'
import * as contract from '@sejuk/contract/platform/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { administration } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { userPermissions, users } from '../../../db/tables/platform/users.ts'
import { overrideEnds } from './override-ends.ts'

const server = await startTestServer()
const { as, db } = server
const admin = await (await administration(server))('ADM-1')
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const overriding = (usercode: string, overrides: object[], row_version = 1) => ({
  usercode,
  row_version,
  overrides,
  note: 'Stands in for Rina',
})
const allow = (permission_code: string, until_date: string | null = null) => ({
  permission_code,
  is_allowed: true,
  until_date,
})
const deny = (permission_code: string) => ({ permission_code, is_allowed: false, until_date: null })

test('one permission more and one less for one person alone, and the way back', async () => {
  const person = await as(['Staff-Search', 'Staff-Modify'])
  const { usercode } = person
  const input = overriding(usercode, [deny('Staff-Modify'), allow('Department-Search', day(3))])
  expect(await admin(contract.updatePerson, input)).toMatchObject({ code: '200' })
  expect((await person(listPermissions)).data).toEqual(['Department-Search', 'Staff-Search'])
  expect((await admin(contract.getPerson, { usercode })).data).toMatchObject({
    dept_name: 'Branch 705',
    view_data: 'View_Data_All_Branches',
    by_role: { 'Staff-Search': [person.role_code], 'Staff-Modify': [person.role_code] },
    overrides: [
      { permission_code: 'Department-Search', is_allowed: true, until_date: day(3), is_over: false },
      { permission_code: 'Staff-Modify', is_allowed: false, until_date: null, is_over: false },
    ],
    row_version: 2,
  })
  const { data } = await admin(contract.listAccessChanges, { kind: 'person', code: usercode })
  expect(data[0].fields).toEqual({
    'Department-Search': [null, { is_allowed: true, until_date: day(3) }],
    'Staff-Modify': [null, { is_allowed: false, until_date: null }],
  })
  expect(await admin(contract.undoAccessChange, { change_id: data[0].change_id })).toMatchObject({ code: '200' })
  expect((await person(listPermissions)).data).toEqual(['Staff-Modify', 'Staff-Search'])
})

test('when a last day is over, the person’s open pages are told within the hour', async () => {
  const [ended, lasting, old] = [await as([]), await as([]), await as([])]
  const now = new Date()
  // Where it is just past midnight, yesterday has just ended.
  const hour = now.getUTCHours()
  const timezone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`
  await db.update(departments).set({ timezone })
  const yesterday = new Date(now.getTime() - (hour <= 12 ? hour : hour - 24) * 3_600_000 - 86_400_000)
  const rows = [
    [ended, yesterday],
    [lasting, new Date(yesterday.getTime() + 86_400_000)],
    [old, new Date(yesterday.getTime() - 86_400_000)],
  ] as const
  await db.insert(userPermissions).values(
    rows.map(([{ usercode }, day]) => ({
      ...{ usercode, permission_code: 'Staff-Search', is_allowed: true },
      until_date: day.toISOString().slice(0, 10),
    })),
  )
  await overrideEnds.work({ db } as Parameters<typeof overrideEnds.work>[0])
  const told = await db.select({ usercode: users.usercode }).from(users).where(eq(users.viewer_version, 2))
  expect(told).toEqual([{ usercode: ended.usercode }])
})

test('a last day may lie far ahead', async () => {
  const { usercode } = await as([])
  expect(await admin(contract.updatePerson, overriding(usercode, [allow('Staff-Search', '2199-12-31')]))).toMatchObject(
    {
      code: '200',
    },
  )
})

test('a day in the past, a code twice, an unknown code and a stale version are refused', async () => {
  const { usercode } = await as([])
  expect(await admin(contract.updatePerson, overriding(usercode, [allow('Staff-Search', day(-3))]))).toMatchObject({
    code: '406',
    errors: { 'overrides.0.until_date': ['The last day cannot be in the past'] },
  })
  const twice = overriding(usercode, [allow('Staff-Search'), deny('Staff-Search')])
  expect((await admin(contract.updatePerson, twice)).errors).toEqual({
    overrides: ['A permission can be given or taken only once'],
  })
  expect(await admin(contract.updatePerson, overriding(usercode, [allow('Fly')]))).toMatchObject({ code: '406' })
  await admin(contract.updatePerson, overriding(usercode, [allow('Staff-Search')]))
  expect(await admin(contract.updatePerson, overriding(usercode, [allow('Staff-Modify')]))).toMatchObject({
    code: '409',
    data: {
      current: { overrides: [{ permission_code: 'Staff-Search' }], row_version: 2 },
      changed_by: 'ADM-1',
      changed_fields: ['overrides'],
    },
  })
})

test('people out of sight are not there', async () => {
  const local = await as(['Role-Permission-Search', 'Role-User-Override'], { view_data: 'View_Data_My_Branch' })
  const { usercode } = await as([], { department: '713' })
  expect(await local(contract.getPerson, { usercode })).toMatchObject({ code: '404' })
  expect(await local(contract.updatePerson, overriding(usercode, [deny('Role-User-Override')]))).toMatchObject({
    code: '404',
  })
})
