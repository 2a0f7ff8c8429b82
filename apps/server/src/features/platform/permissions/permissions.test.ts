import * as contract from '@sejuk/contract/platform/permissions'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { userPermissions } from '../../../db/tables/platform/users.ts'

const { db, as } = await startTestServer()
const sari = await as(['Staff-Search', 'Department-Search'])
const checks = [contract.checkPermission, contract.checkPartnerPermission]

test('the list is what one holds, in order', async () => {
  expect((await sari(contract.listPermissions)).data).toEqual(['Department-Search', 'Staff-Search'])
})

test.each(checks)('$path: yes only if all are held', async (check) => {
  expect((await sari(check, { permissions: ['Staff-Search'] })).data).toBe(true)
  expect((await sari(check, { permissions: 'Staff-Search' })).data).toBe(true)
  expect((await sari(check, { permissions: ['Staff-Search', 'Department-Search'] })).data).toBe(true)
  expect((await sari(check, { permissions: ['Staff-Search', 'Staff-Modify'] })).data).toBe(false)
  expect((await sari(check, { permissions: ['no such code'] })).data).toBe(false)
})

test.each([...checks, contract.checkPermissionByArray])('$path: nothing asked, no for an answer', async (check) => {
  for (const input of [{}, { permissions: [] }, { permissions: '' }, { permissions: null }, { permissions: [''] }])
    expect(await sari(check, input)).toMatchObject({ code: '200', data: false })
})

test('the map answers code by code', async () => {
  const { data } = await sari(contract.checkPermissionByArray, { permissions: ['Staff-Search', 'Staff-Modify', 'x'] })
  expect(data).toEqual({ 'Staff-Search': true, 'Staff-Modify': false, x: false })
})

test('somebody else in the usercode header changes nothing', async () => {
  const other = await as(['Staff-Modify'])
  const header = { usercode: other.usercode }
  expect((await sari(contract.checkPermission, { permissions: ['Staff-Modify'] }, header)).data).toBe(false)
})

test('a code that the product does not know is held by nobody, an attachment code is', async () => {
  const person = await as([])
  const given = ['Retired-Code', 'Photo-work_order-before-View', 'File-customer-Upload']
  await db
    .insert(userPermissions)
    .values(given.map((permission_code) => ({ usercode: person.usercode, permission_code, is_allowed: true })))
  expect((await person(contract.listPermissions)).data).toEqual([
    'File-customer-Upload',
    'Photo-work_order-before-View',
  ])
})

test('an override counts to the end of its last day in the person’s own branch', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const person = await as(['Department-Search'])
  const { usercode } = person
  await db.insert(userPermissions).values([
    { usercode, permission_code: 'Staff-Search', is_allowed: true, until_date: day(2) },
    { usercode, permission_code: 'Staff-Modify', is_allowed: true, until_date: day(-2) },
    { usercode, permission_code: 'Department-Search', is_allowed: false, until_date: day(-2) },
  ])
  expect((await person(contract.listPermissions)).data).toEqual(['Department-Search', 'Staff-Search'])
})
