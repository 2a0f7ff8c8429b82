import * as contract from '@sejuk/contract/customers/customers'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
beforeAll(() => prepareCustomers(server))
const sales = await server.as(undefined, { usercode: 'S1', view_data: 'View_Data_Salesman', roles: ['Salesman'] })
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch' })
const other = await server.as(undefined, { usercode: 'BM2' })

const stored = async (id: string) => (await boss(contract.getCustomer, { id })).data
const create = async (over: object): Promise<string> =>
  (await sales(contract.createCustomer, newCustomer(over))).data.customer_code

test('whose bank account waits does not approve it, whoever changes a contact name meanwhile', async () => {
  const known = { customer_name: 'PT Rekening', npwp: '05.000.000.9-001.000', pic_phone: '081366667777' }
  const code = await create({ ...known, is_submit: true })
  await boss(contract.actOnCustomer.approve, { customer_code: code })
  const account = { bank_code: '014', account_name: 'PT Rekening', account_number: '1234567890' }
  const edit = async (user: typeof boss, over: object) => {
    const { row_version } = await stored(code)
    return user(contract.updateCustomer, { ...newCustomer({ ...known, ...over }), id: code, row_version })
  }
  const decide = (user: typeof boss, name: 'approve' | 'reject') =>
    user(contract.actOnCustomer[name], { customer_code: code, reason: 'The book shows another number' })
  const refused = { code: '409', message: 'Somebody else than who wrote it must approve it' }
  expect((await edit(boss, account)).data.status).toBe('Adjusted')
  expect((await edit(sales, { ...account, pic_name: 'Ibu Rina' })).data.status).toBe('Adjusted')
  expect(await stored(code)).toMatchObject({ pic_name: 'Ibu Rina', authors: ['BM'], author_code: 'BM' })
  expect(await decide(boss, 'approve')).toMatchObject(refused)
  expect(await decide(boss, 'reject')).toMatchObject(refused)
  await edit(sales, { ...account, account_name: 'PT Rekening Jaya' })
  expect(await stored(code)).toMatchObject({ authors: ['BM', 'S1'], author_code: 'S1' })
  for (const author of [boss, sales]) expect(await decide(author, 'approve')).toMatchObject(refused)
  expect(await decide(other, 'approve')).toMatchObject({ code: '200' })
  expect(await stored(code)).toMatchObject({ ...account, account_name: 'PT Rekening Jaya', authors: [] })
})

test('who edits a customer that somebody else drafted and submits does not approve it', async () => {
  const known = { customer_name: 'PT Bersama', npwp: '06.000.000.7-001.000', pic_phone: '081366668888' }
  const code = await create(known)
  await boss(contract.updateCustomer, { ...newCustomer({ ...known, pic_name: 'Pak Joko' }), id: code, row_version: 1 })
  await sales(contract.actOnCustomer.submit, { customer_code: code })
  for (const author of [boss, sales])
    expect(await author(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({
      message: 'Somebody else than who wrote it must approve it',
    })
  await other(contract.actOnCustomer.reject, { customer_code: code, reason: 'The photo shows another shop' })
  expect(await stored(code)).toMatchObject({ status: 'Rejected', authors: ['S1', 'BM'] })
})
