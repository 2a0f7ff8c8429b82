import * as contract from '@sejuk/contract/masters/rebate-types'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { as } = await startTestServer()
const clerk = await as()
const form = {
  type_rebate_code: 'DISPLAY',
  type_rebate_name: 'Display in the shop',
  basis: 'display',
  calc: 'per-unit',
  period: 'month',
  payout: 'order-discount',
  tax_treatment: 'include-tax',
}

test('a type is added once, by a code of capitals', async () => {
  for (const type_rebate_code of ['a', 'small', 'X', 'WITH SPACE', 'A'.repeat(21)])
    expect(await clerk(contract.addRebateType, { ...form, type_rebate_code })).toMatchObject({ code: '406' })
  expect(await clerk(contract.addRebateType, { ...form, expiry_months: 0 })).toMatchObject({
    errors: { expiry_months: ['Months to spend is a whole number from 1 to 60'] },
  })
  expect(await clerk(contract.addRebateType, form)).toMatchObject({
    code: '200',
    data: { type_rebate_code: 'DISPLAY' },
  })
  expect(await clerk(contract.addRebateType, form)).toMatchObject({
    code: '406',
    errors: { type_rebate_code: ['This code is already taken'] },
  })
  expect(await clerk(contract.getRebateType, { type_rebate_code: 'DISPLAY' })).toMatchObject({
    data: { basis: 'display', expiry_months: 12, is_active: true, open_lines: 0 },
  })
})

test('a type that is closed leaves the choices and stays in the list', async () => {
  const changed = { ...form, type_rebate_code: 'DISPLAY', row_version: 1, is_active: false }
  expect(await clerk(contract.updateRebateType, changed)).toMatchObject({ code: '200', message: 'Updated' })
  expect(await clerk(contract.updateRebateType, changed)).toMatchObject({
    code: '409',
    data: { current: { is_active: false } },
  })
  expect((await clerk(contract.rebateTypeDropdown)).data).toEqual([])
  expect(
    (await clerk(contract.listRebateTypes, { is_active: false, basis: 'display', text: 'shop' })).data,
  ).toHaveLength(1)
  expect((await clerk(contract.rebateTypeLog, { code: 'DISPLAY' })).data).toMatchObject([
    { action: 'update', diff: { is_active: [true, false] } },
    { action: 'create' },
  ])
  expect(await clerk(contract.getRebateType, { type_rebate_code: 'NONE' })).toMatchObject({ code: '404' })
})
