import * as contract from '@sejuk/contract/masters/input-emails'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { as } = await startTestServer()
const admin = await as()
const list = (purpose: string, more: object = {}) => ({
  purpose,
  to: ['Gudang@sejuk.test', 'gudang@sejuk.test'],
  cc: ['kepala@sejuk.test'],
  is_active: true,
  ...more,
})

test('a purpose names who is written to, each once', async () => {
  expect(await admin(contract.createInputEmail, list('stock-low', { description: 'Low stock' }))).toMatchObject({
    code: '200',
  })
  const { data } = await admin(contract.listInputEmails, { search: 'gudang@' })
  expect(data).toEqual([
    expect.objectContaining({
      purpose: 'stock-low',
      description: 'Low stock',
      to: ['gudang@sejuk.test'],
      cc: ['kepala@sejuk.test'],
      is_active: true,
      row_version: 1,
    }),
  ])
  expect(await admin(contract.createInputEmail, list('stock-low'))).toMatchObject({
    code: '409',
    message: 'This purpose is already there',
  })
})

test('it is changed, switched off and logged; a stale edit is refused', async () => {
  await admin(contract.createInputEmail, list('returns'))
  const change = list('returns', { row_version: 1, to: [], cc: [], is_active: false })
  expect(await admin(contract.updateInputEmail, change)).toMatchObject({ code: '200' })
  expect((await admin(contract.listInputEmails, { is_active: false })).data).toMatchObject([
    { purpose: 'returns', to: [] },
  ])
  expect(await admin(contract.updateInputEmail, change)).toMatchObject({ code: '409', status: 'Conflict' })
  expect((await admin(contract.inputEmailLog, { code: 'returns' })).data[0]).toMatchObject({
    diff: { to: [['gudang@sejuk.test'], []], is_active: [true, false] },
  })
  expect(await admin(contract.updateInputEmail, list('nothing', { row_version: 1 }))).toMatchObject({ code: '404' })
})

test.each([
  [{ purpose: 'Two Words' }, 'purpose', 'Purpose is 2 to 50 small letters, digits and hyphens'],
  [{ to: ['nobody'] }, 'to.0', 'This is not an e-mail address'],
  [{ to: [] }, 'to', 'To is required!'],
  [{ to: ['a@b.co'], cc: ['A@b.co'] }, 'cc', 'An address is in To already'],
])('%o is refused', async (more, field, sentence) => {
  expect((await admin(contract.createInputEmail, list('other', more))).errors).toEqual({ [field]: [sentence] })
})
