import * as contract from '@sejuk/contract/platform/saved-views'
import { expect, test } from 'vitest'
import { type Call, startTestServer } from '../../../../test/servers/test-server.ts'

const { as, pool } = await startTestServer()
const module_name = 'official-address'
const search = { dept_code: ['705', '713'], sort: '-created_date' }
const names = async (person: Call, of = module_name) =>
  (await person(contract.listViews, { module_name: of })).data.views.map(({ name }: contract.SavedView) => name)
const save = (person: Call, name: string, more: object = {}) =>
  person(contract.saveView, { module_name, name, search, ...more })
const giveRole = async (person: { usercode: string }, role_code: string) => {
  await pool.query('insert into user_roles values ($1, $2)', [person.usercode, role_code])
  await pool.query('update users set viewer_version = viewer_version + 1 where usercode = $1', [person.usercode])
}

test('a view is kept as it was, for its owner and its list alone', async () => {
  const [sari, budi] = [await as([]), await as([])]
  const saved = await save(sari, ' Java ')
  expect(saved).toMatchObject({ code: '200', data: { name: 'Java', search, is_mine: true, role_code: null } })
  expect(await names(sari)).toEqual(['Java'])
  expect(await names(sari, 'other-list')).toEqual([])
  expect(await names(budi)).toEqual([])
})

test('a name stands once, however it is capitalised', async () => {
  const sari = await as([])
  await save(sari, 'Java')
  expect(await save(sari, 'java')).toMatchObject({ code: '409', message: 'You already have a view of this name' })
  expect((await save(await as([]), 'java')).code).toBe('200')
})

test('a view shared with a role is seen by whoever has it, and changed by its owner', async () => {
  const [sari, budi, other] = [await as([]), await as([]), await as([])]
  const { data } = await save(sari, 'Ours', { role_code: sari.role_code })
  await giveRole(budi, sari.role_code)
  expect(await names(budi)).toEqual(['Ours'])
  expect((await budi(contract.listViews, { module_name })).data.views).toMatchObject([
    { is_mine: false, owner_name: 'Sari', role_code: sari.role_code },
  ])
  expect(await names(other)).toEqual([])
  const { view_id, row_version } = data
  const change = { view_id, row_version, name: 'Theirs', search: {} }
  expect(await budi(contract.updateView, change)).toMatchObject({ code: '404' })
  expect(await budi(contract.deleteView, { view_id })).toMatchObject({ code: '404' })
  expect(await sari(contract.updateView, change)).toMatchObject({
    code: '200',
    data: { name: 'Theirs', search: {}, role_code: null, row_version: 2 },
  })
  expect(await sari(contract.updateView, change)).toMatchObject({ code: '409' })
  expect(await names(budi)).toEqual([])
  expect((await sari(contract.deleteView, { view_id })).code).toBe('200')
  expect(await names(sari)).toEqual([])
})

test('one shares with a role of one’s own; whoever gives out roles shares with any', async () => {
  const [sari, budi] = [await as([]), await as([])]
  expect(await save(sari, 'x', { role_code: budi.role_code })).toMatchObject({
    code: '406',
    errors: { role_code: ['You can share a view only with a role of your own'] },
  })
  const roles = async (person: Call) =>
    (await person(contract.listViews, { module_name })).data.roles.map(
      ({ role_code }: { role_code: string }) => role_code,
    )
  expect(await roles(sari)).toEqual([sari.role_code])
  const admin = await as(['Role-Permission-Modify'])
  expect(await roles(admin)).toContain(budi.role_code)
  expect((await save(admin, 'x', { role_code: budi.role_code })).code).toBe('200')
  expect(await save(admin, 'y', { role_code: 'no-such-role' })).toMatchObject({ code: '406' })
  expect(await names(budi)).toEqual(['x'])
})

test('filters without end are not kept, and neither are views without end', async () => {
  const sari = await as([])
  const endless = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field_${n}`, 'x'.repeat(200)]))
  expect(await save(sari, 'endless', { search: endless })).toMatchObject({ code: '406' })
  expect(await save(sari, '  ')).toMatchObject({ code: '406', errors: { name: ['Name is required!'] } })
  for (let n = 0; n < 50; n++) await save(sari, `view ${n}`)
  expect(await save(sari, 'one more')).toMatchObject({
    code: '409',
    message: 'No more than 50 views of one list can be kept',
  })
})
