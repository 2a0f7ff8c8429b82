import * as contract from '@sejuk/contract/platform/shortcuts'
import { mostShortcuts } from '@sejuk/domain/platform/shortcuts'
import { expect, test } from 'vitest'
import { type Call, startTestServer } from '../../../../test/servers/test-server.ts'
import { menus, roleMenus } from '../../../db/tables/platform/roles.ts'

const { as, db } = await startTestServer()
const menu = (menu_code: number, url: string) => ({
  menu_code,
  parent_code: 0,
  name: `Menu ${menu_code}`,
  local_name: `Menu ${menu_code}`,
  url,
  support_platform: 'both' as const,
  display_seq: menu_code,
})
await db.insert(menus).values([menu(1, '/customer'), menu(2, '/sales-order'), menu(3, '/personal-installer-list')])
const withMenus = async (...codes: number[]) => {
  const person = await as([])
  await db.insert(roleMenus).values(codes.map((menu_code) => ({ role_code: person.role_code, menu_code })))
  return person
}
const add = (person: Call, url: string, label = 'Mine') => person(contract.addShortcut, { label, url })
const urls = async (person: Call) =>
  (await person(contract.listShortcuts, {})).data.map(({ url }: contract.Shortcut) => url)

test('a shortcut is kept with its filters, for its owner alone, the last one last', async () => {
  const [sari, budi] = [await withMenus(1, 2), await withMenus(1)]
  expect(await add(sari, '/customer?dept_code=705', ' West ')).toMatchObject({
    code: '200',
    data: { label: 'West', url: '/customer?dept_code=705' },
  })
  await add(sari, '/sales-order')
  expect(await urls(sari)).toEqual(['/customer?dept_code=705', '/sales-order'])
  expect(await urls(budi)).toEqual([])
})

test.each([
  '/sales-order',
  '/signin',
  '/api/customer',
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil',
])('%s is no page of this person', async (url) => {
  const sari = await withMenus(1)
  const refused = { code: '406', errors: { url: ['This address leads to no page of yours'] } }
  expect(await add(sari, url)).toMatchObject(refused)
  const { data } = await add(sari, '/customer')
  const change = { shortcut_id: data.shortcut_id, label: 'x', url }
  expect(await sari(contract.updateShortcut, change)).toMatchObject(refused)
  expect(await urls(sari)).toEqual(['/customer'])
})

test('a detail page belongs to its list, and some pages are everybody’s', async () => {
  const sari = await withMenus(3)
  expect((await add(sari, '/supervision/personal-installer-detail?code=INS-1')).code).toBe('200')
  expect((await add(await as([]), '/notifications?unread=true')).code).toBe('200')
})

test('a page has one shortcut, and a shortcut has a label', async () => {
  const sari = await withMenus(1)
  await add(sari, '/customer')
  expect(await add(sari, '/customer', 'Again')).toMatchObject({
    code: '409',
    message: 'You already have a shortcut to this page',
  })
  expect(await add(sari, '/customer?a=1', '  ')).toMatchObject({ errors: { label: ['Name is required!'] } })
})

test('they stand as their owner puts them; one added meanwhile stays at the end', async () => {
  const [sari, budi] = [await withMenus(1), await withMenus(1)]
  const ids: number[] = []
  for (const n of [1, 2, 3]) ids.push((await add(sari, `/customer?n=${n}`)).data.shortcut_id)
  const [one = 0, two = 0, three = 0] = ids
  const ordered = await sari(contract.orderShortcuts, { shortcut_ids: [three, one] })
  expect(ordered.data.map(({ shortcut_id }: contract.Shortcut) => shortcut_id)).toEqual([three, one, two])
  expect(await urls(sari)).toEqual(['/customer?n=3', '/customer?n=1', '/customer?n=2'])
  expect((await budi(contract.orderShortcuts, { shortcut_ids: [two] })).code).toBe('404')
})

test('only the owner changes and deletes', async () => {
  const [sari, budi] = [await withMenus(1), await withMenus(1)]
  const { shortcut_id } = (await add(sari, '/customer')).data
  const change = { shortcut_id, label: 'Ours', url: '/customer?b=2' }
  expect((await budi(contract.updateShortcut, change)).code).toBe('404')
  expect((await budi(contract.deleteShortcut, { shortcut_id })).code).toBe('404')
  expect(await sari(contract.updateShortcut, change)).toMatchObject({ code: '200', data: { label: 'Ours' } })
  expect((await sari(contract.deleteShortcut, { shortcut_id })).code).toBe('200')
  expect(await urls(sari)).toEqual([])
})

test('nobody keeps shortcuts without end, even by asking twice at once', async () => {
  const sari = await withMenus(1)
  for (let n = 1; n < mostShortcuts; n++) await add(sari, `/customer?n=${n}`)
  const answers = await Promise.all([add(sari, '/customer?n=a'), add(sari, '/customer?n=b')])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', '409'])
  expect(await add(sari, '/customer?n=c')).toMatchObject({ message: 'No more than 24 shortcuts can be kept' })
  expect(await urls(sari)).toHaveLength(mostShortcuts)
})
