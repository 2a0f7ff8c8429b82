import { openMessageLink } from '@sejuk/contract/platform/message-links'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { menus } from '../../../db/tables/platform/roles.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'

const key = 'a key of the messages'
const { db, nobody } = await startTestServer({ env: { REDIRECT_KEY: key } })
const closed = await startTestServer()
await db.insert(menus).values({
  menu_code: 42,
  parent_code: 0,
  name: 'Customers',
  local_name: 'Pelanggan',
  url: '/customer',
  support_platform: 'both',
  display_seq: 1,
})
await db.insert(menus).values({
  menu_code: 43,
  parent_code: 0,
  name: 'Group',
  local_name: 'Grup',
  support_platform: 'both',
  display_seq: 2,
})
const sealed = sealedCodes(await appSecret(db), 'menu')
const link = {
  wecom_module: 'supervision',
  url: '/supervision/supervision-detail',
  permission: 'Supervision-Search',
  key,
}

test('a link with the key leads to its page, with the code of its record', async () => {
  expect(await nobody(openMessageLink, { ...link, code: 'SPV-705 1' })).toMatchObject({
    code: '200',
    data: { url: '/supervision/supervision-detail?code=SPV-705%201' },
  })
  expect((await nobody(openMessageLink, { ...link, url: '/a?tab=new', code: 'X' })).data.url).toBe('/a?tab=new&code=X')
  expect((await nobody(openMessageLink, link)).data.url).toBe('/supervision/supervision-detail')
})

test.each(['', 'wrong', `${key}x`, key.slice(1), key.toUpperCase()])('the key %j opens nothing', async (wrong) => {
  expect(await nobody(openMessageLink, { ...link, key: wrong })).toMatchObject({
    code: '400',
    status: 'WrongKey',
    message: 'This link is not valid. Please open it from the message again',
  })
})

test('where no key was configured no link is followed', async () => {
  for (const wrong of ['', 'undefined', key])
    expect(await closed.nobody(openMessageLink, { ...link, key: wrong })).toMatchObject({
      code: '400',
      status: 'WrongKey',
    })
})

test.each([
  '',
  'customer',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\n/evil.example',
])('%j is no page of ours, key or not', async (url) => {
  expect(await nobody(openMessageLink, { ...link, url })).toMatchObject({
    code: '406',
    status: 'NoSuchPage',
    message: 'This link leads to no page of ours',
  })
})

test('a link to a menu proves itself', async () => {
  expect(await nobody(openMessageLink, { menu: sealed.seal('42'), code: 'C 1' })).toMatchObject({
    code: '200',
    data: { url: '/customer?code=C%201' },
  })
})

test.each([
  ['x', 'Invalid token'],
  ['x'.repeat(33), 'Invalid token'],
  ['A'.repeat(32), 'Invalid token'],
  ['%'.repeat(32), 'The string to be decoded is not correctly encoded.'],
  [sealed.seal('99'), 'Invalid code number'],
  [sealed.seal('43'), 'Invalid code number'],
  [sealed.seal('4e1'), 'Invalid code number'],
  [sealed.seal('x'), 'Invalid code number'],
  [sealedCodes(await appSecret(db), 'user').seal('42'), 'Invalid token'],
])('the menu token %s is refused: %s', async (menu, message) => {
  expect(await nobody(openMessageLink, { ...link, menu })).toMatchObject({
    code: '400',
    status: 'InvalidToken',
    message,
  })
})

test('all processes of a house seal alike', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => appSecret(closed.db)))
  expect(new Set(secrets).size).toBe(1)
})
