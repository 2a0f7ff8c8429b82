import * as contract from '@sejuk/contract/finance/invoice-configurations'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { newCustomer } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const held = ['Sales-Invoice-View', 'Customer-Invoice-Configuration-Modify'] as const
const clerk = await server.as(held, { usercode: 'CLERK', ...branch })
const elsewhere = await server.as(held, { department: '713', ...branch })
const reader = await server.as(['Sales-Invoice-View'], branch)
const form = (more: object = {}) => ({
  ...{ grouping: 'weekly', due_basis: 'receipt', send_mode: 'auto', send_to: ['ap@angin.test'], cc: [], phones: [] },
  ...{ language: 'local', with_invoice: true, needs_hardcopy: false, e_meterai: false, ...more },
})

test('a customer has one configuration, seen and changed within the branch', async () => {
  const customer_code = await newCustomer()
  expect(await reader(contract.createInvoiceConfiguration, { customer_code, ...form() })).toMatchObject({ code: '403' })
  expect(await elsewhere(contract.createInvoiceConfiguration, { customer_code, ...form() })).toMatchObject({
    code: '406',
  })
  expect(await clerk(contract.createInvoiceConfiguration, { customer_code, ...form() })).toMatchObject({ code: '200' })
  expect(await clerk(contract.createInvoiceConfiguration, { customer_code, ...form() })).toMatchObject({
    message: 'This customer has a configuration already',
  })
  const [row] = (await reader(contract.listInvoiceConfigurations, { search: customer_code })).data
  expect(row).toMatchObject({ grouping: 'weekly', send_to: ['ap@angin.test'], with_invoice: true })
  const change = (user: typeof clerk, more: object = {}) =>
    user(contract.updateInvoiceConfiguration, { customer_code, row_version: row.row_version, ...form(more) })
  expect(await change(elsewhere)).toMatchObject({ code: '404' })
  expect(await change(clerk, { send_mode: 'digest' })).toMatchObject({ code: '200' })
  expect(await change(clerk)).toMatchObject({ code: '409' })
})

test('who is written to by itself can be reached', async () => {
  const customer_code = await newCustomer()
  const create = (more: object) => clerk(contract.createInvoiceConfiguration, { customer_code, ...form(more) })
  expect((await create({ send_to: [] })).errors).toHaveProperty('send_to')
  expect((await create({ send_to: ['nobody'] })).errors).toHaveProperty('send_to.0')
  expect((await create({ phones: ['not a phone'] })).errors).toEqual({ phones: ['not a phone is no phone number'] })
  expect(await create({ send_to: [], phones: ['081234567890'] })).toMatchObject({ code: '200' })
})
