import { searchWarranty } from '@sejuk/contract/aftersales/warranty'
import * as contract from '@sejuk/contract/catalogue/warranty-policies'
import { standardPolicies } from '@sejuk/domain/catalogue/warranty-policies'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeSerial, makeSet } from '../../../../test/catalogue.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'

const { db, as } = await startTestServer()
const clerk = await as()
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const form = {
  policy_code: 'WP-GREE-INSTALL',
  policy_name: 'Gree from installation',
  brand_code: 'GREE',
  category_code: 'SPL',
  part: 'sparepart',
  months: 36,
  start_basis: 'install',
  start_days: 30,
  valid_from: '2020-01-01',
  valid_to: '',
}

beforeAll(async () => {
  await makeSet(db)
})

test('the product begins with what the program knew: months by category', async () => {
  const { data } = await clerk(contract.listWarrantyPolicies, { count: 100, day: '2026-01-01' })
  const listed = (data as contract.WarrantyPolicyRow[]).map(({ policy_code, category_code, part, months }) =>
    JSON.stringify([policy_code, category_code, part, months]),
  )
  const known = standardPolicies.map(({ policy_code, category_code, part, months }) =>
    JSON.stringify([policy_code, category_code, part, months]),
  )
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('only who may change policies does', async () => {
  const reader = await as(['Item-Warranty-Search'])
  expect(await reader(contract.listWarrantyPolicies)).toMatchObject({ code: '200' })
  expect(await reader(contract.addWarrantyPolicy, form)).toMatchObject({ code: '403' })
  const stranger = await as([])
  expect(await stranger(contract.listWarrantyPolicies)).toMatchObject({ code: '403' })
})

test('what is not right is said under its field', async () => {
  expect(
    await clerk(contract.addWarrantyPolicy, { ...form, policy_code: 'x', months: 999, policy_name: '' }),
  ).toMatchObject({
    code: '406',
    errors: {
      policy_code: ['Code is 3 to 30 capitals, digits or -'],
      months: ['Months is a whole number from 0 to 240'],
      policy_name: ['Name is required!'],
    },
  })
  for (const field of ['brand_code', 'category_code', 'item_code'])
    expect(await clerk(contract.addWarrantyPolicy, { ...form, [field]: 'NOBODY' })).toMatchObject({
      code: '406',
      errors: { [field]: [expect.any(String)] },
    })
  expect(await clerk(contract.addWarrantyPolicy, { ...form, valid_to: '2019-12-31' })).toMatchObject({
    code: '406',
    errors: { valid_to: [expect.any(String)] },
  })
})

test('a policy is added once, never over another, changed as it was seen, and logged', async () => {
  expect(await clerk(contract.addWarrantyPolicy, form)).toMatchObject({ code: '200' })
  expect(await clerk(contract.addWarrantyPolicy, form)).toMatchObject({
    code: '406',
    errors: { policy_code: ['This code is already taken'] },
  })
  expect(await clerk(contract.addWarrantyPolicy, { ...form, policy_code: 'WP-OTHER' })).toMatchObject({
    code: '409',
    status: 'Overlap',
    message: 'Warranty period overlaps with WP-GREE-INSTALL',
  })
  const changed = { ...form, row_version: 1, months: 24 }
  expect(await clerk(contract.updateWarrantyPolicy, changed)).toMatchObject({ code: '200', message: 'Updated' })
  expect(await clerk(contract.updateWarrantyPolicy, changed)).toMatchObject({
    code: '409',
    data: { current: { months: 24 } },
  })
  expect((await clerk(contract.warrantyPolicyLog, { code: form.policy_code })).data).toMatchObject([
    { action: 'update', diff: { months: [36, 24] } },
    { action: 'create' },
  ])
})

test('two who add the same policy at once: one does', async () => {
  const same = { ...form, part: 'compressor' }
  const answers = await Promise.all(
    ['WP-A-1', 'WP-A-2'].map((policy_code) => clerk(contract.addWarrantyPolicy, { ...same, policy_code })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', '409'])
})

test('after-sales is answered by the policies, and by the item before its category', async () => {
  const delivered_date = addDays(today, -500)
  const installed_date = addDays(today, -400)
  await makeSerial(db, { serial_number: 'W1000', status: 'Installed', delivered_date, installed_date })
  expect((await clerk(searchWarranty, { serial_number: 'W1000' })).data).toMatchObject([
    { warranty: 'In_Warranty', reason: 'from_installation', starts: installed_date },
  ])
  await db.update(items).set({ warranty_sparepart_months: 12 }).where(eq(items.item_code, 'GSW-09(I)'))
  expect((await clerk(searchWarranty, { serial_number: 'W1000' })).data).toMatchObject([
    { warranty: 'Out_of_Warranty', reason: 'compressor_only' },
  ])
  await clerk(contract.addWarrantyPolicy, {
    ...form,
    policy_code: 'WP-ITEM',
    brand_code: '',
    category_code: '',
    item_code: 'GSW-09(I)',
    months: 48,
    needs_registration: true,
  })
  expect((await clerk(searchWarranty, { serial_number: 'W1000' })).data).toMatchObject([
    { warranty: 'Unknown', reason: 'not_registered' },
  ])
})

test('a policy that items name stays; another one goes', async () => {
  await db.update(items).set({ warranty_policy_code: 'WP-ITEM' }).where(eq(items.item_code, 'GSW-09(O)'))
  expect(await clerk(contract.removeWarrantyPolicy, { policy_code: 'WP-ITEM', row_version: 1 })).toMatchObject({
    code: '409',
    message: '1 item names this policy',
  })
  expect(await clerk(contract.removeWarrantyPolicy, { policy_code: form.policy_code, row_version: 2 })).toMatchObject({
    code: '200',
  })
  expect(await clerk(contract.removeWarrantyPolicy, { policy_code: form.policy_code, row_version: 2 })).toMatchObject({
    code: '404',
  })
})
