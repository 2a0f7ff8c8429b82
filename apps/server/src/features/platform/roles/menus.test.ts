import * as contract from '@sejuk/contract/platform/menus'
import { openMessageLink } from '@sejuk/contract/platform/message-links'
import { listAccessChanges, undoAccessChange } from '@sejuk/contract/platform/roles'
import { getSession } from '@sejuk/contract/platform/sessions'
import { beforeAll, expect, test } from 'vitest'
import { administration, menuRow } from '../../../../test/administrators.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { menus, roleMenus } from '../../../db/tables/platform/roles.ts'

const server = await startTestServer()
const { db, as } = server
const admin = await (await administration(server))('ADM-1')
const reader = await as([])

beforeAll(async () => {
  await db.insert(menus).values([menuRow(1), menuRow(2, 1), menuRow(3, 2, '/item')])
  await db.insert(roleMenus).values([1, 2, 3].map((menu_code) => ({ role_code: reader.role_code, menu_code })))
})

const menuOf = async (menu_code: number) => {
  const { data } = await admin(contract.listMenus)
  const { icons: _, url: __, ...form } = data.find((menu: { menu_code: number }) => menu.menu_code === menu_code)
  return form
}
const update = async (...changes: object[]) => admin(contract.updateMenus, { menus: changes, note: 'Tidy' })

test('names, order, place and platform change for everybody who has the menu', async () => {
  const changed = { ...(await menuOf(3)), name: 'Goods', local_name: 'Barang', display_seq: 5, landing_page: 'Yes' }
  expect((await admin(contract.previewMenus, { menus: [changed] })).data).toEqual({ people: 1 })
  expect(await update({ ...changed, parent_code: 1 })).toMatchObject({ code: '200' })
  const { data } = await reader(getSession)
  expect(data.menu.find((menu: { menu_code: number }) => menu.menu_code === 3)).toMatchObject({
    name: 'Goods',
    local_name: 'Barang',
    parent_code: 1,
    landing_page: 'Yes',
    url: '/item',
  })
})

test('a menu has a link that proves itself, and leads to where the menu leads', async () => {
  const { token } = await menuOf(3)
  expect(token).toHaveLength(32)
  expect((await reader(openMessageLink, { menu: token })).data).toEqual({ url: '/item' })
})

test('a circle and an orphan are refused, also when two menus are moved together', async () => {
  expect(await update({ ...(await menuOf(1)), parent_code: 2 })).toMatchObject({
    code: '406',
    message: 'Menu 1 would hang under itself',
  })
  expect(await update({ ...(await menuOf(2)), parent_code: 99 })).toMatchObject({
    code: '406',
    message: 'Menu 2 would hang under 99, which does not exist',
  })
  expect(
    await update({ ...(await menuOf(1)), parent_code: 3 }, { ...(await menuOf(3)), parent_code: 1 }),
  ).toMatchObject({ code: '406' })
  expect(await menuOf(1)).toMatchObject({ parent_code: 0 })
})

test('two who move at the same time cannot make a circle between them', async () => {
  const [one, two] = [await menuOf(2), await menuOf(3)]
  await update({ ...two, parent_code: 0 })
  const answers = await Promise.all([
    update({ ...one, parent_code: 3 }),
    update({ ...(await menuOf(3)), parent_code: 2 }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '406'])
})

test('a stale menu, an unknown one and one named twice are refused', async () => {
  const menu = await menuOf(2)
  expect(await update({ ...menu, name: 'Second' })).toMatchObject({ code: '200' })
  expect(await update({ ...menu, name: 'Zweites' })).toMatchObject({
    code: '409',
    data: { current: { name: 'Second' }, changed_by: 'ADM-1', changed_fields: ['name'] },
  })
  expect(await update({ ...menu, menu_code: 77 })).toMatchObject({ code: '404' })
  const now = await menuOf(2)
  expect(await update(now, { ...now, name: 'Other' })).toMatchObject({ code: '406' })
})

test('a moved menu is taken back', async () => {
  const before = await menuOf(2)
  await update({ ...before, name: 'Somewhere' })
  const { data } = await admin(listAccessChanges, { kind: 'menus', code: 'all' })
  expect(data[0]).toMatchObject({ fields: { '2.name': [before.name, 'Somewhere'] }, can_undo: true })
  expect(await admin(undoAccessChange, { change_id: data[0].change_id })).toMatchObject({ code: '200' })
  expect(await menuOf(2)).toMatchObject({ name: before.name })
})
