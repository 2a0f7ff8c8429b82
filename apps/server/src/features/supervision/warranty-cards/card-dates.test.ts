import * as cards from '@sejuk/contract/supervision/warranty-cards'
import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openSite } from '../../../../test/site.ts'
import { cardToken } from '../../../business/supervision/card-token.ts'
import { supervisionDevices } from '../../../db/tables/supervision/supervision-sites.ts'
import { warrantyCardItems } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, coordinator, manager, technician, stranger, rowOf } = await openSite()
const start = companyToday()
const of = 'SPV-2'
const policy = { warranty_end_date_sparepart: addMonths(start, 12), warranty_end_date_compressor: addMonths(start, 36) }
const item = (serial_number: string, over: object = {}) => ({
  ...{ item_model: { value: 'GMV-280WM' }, serial_number, ...policy },
  ...over,
})
const form = (over: object = {}) => ({
  ...{ supervision_code: of, receiverOfWarrantyCard: 'Ibu Endang', issueManager: 'Yuni Astuti' },
  ...{ jobTitleOfIssueManager: 'Service manager', deliveryOrderList: ['DO-1'], items: [item('SN-1'), item('SN-2')] },
  ...over,
})
const save = (over: object = {}) => coordinator(cards.saveWarrantyCard, form(over))
const shown = async () => (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
const cardOf = async () => {
  const { card_key, row_version } = (await shown()).card
  return { card_key, row_version }
}
const issue = async (over: object = {}) => {
  await coordinator(cards.actOnWarrantyCard.submit, await cardOf())
  const approved = await manager(cards.actOnWarrantyCard.approve, { ...(await cardOf()), ...over })
  expect(approved.code).toBe('200')
  expect((await coordinator(cards.actOnWarrantyCard.generate, await cardOf())).code).toBe('200')
}

beforeAll(async () => {
  const unit = (serial_number: string, over: object = {}) => ({
    ...{ supervision_code: of, serial_number, item_model: 'GMV-280WM', arrived_date: '2026-11-01T00:00:00Z' },
    ...{ installed_date: '2026-11-02T00:00:00Z', created_by: 'TECH', create_user_name: 'Andi' },
    ...over,
  })
  await db
    .insert(supervisionDevices)
    .values([unit('SN-1'), unit('SN-2'), unit('SN-3', { is_damaged: true }), unit('SN-4', { installed_date: null })])
})

test('what is damaged or does not hang is left out, and goes on a card with a reason only', async () => {
  const { items, missing, unsound } = await shown()
  expect(items.map((one: { serial_number: string }) => one.serial_number)).toEqual(['SN-1', 'SN-2'])
  expect([missing, unsound.map((one: { because: { code: string } }) => one.because.code)]).toEqual([
    [],
    ['unit-damaged', 'unit-not-installed'],
  ])
  for (const serial of ['SN-3', 'SN-4']) {
    const refused = await save({ items: [item('SN-1'), item(serial)] })
    expect(refused.errors).toHaveProperty(['items.1.reason'])
  }
  expect((await save({ items: [item('SN-3', { reason: 'Repaired on the site' })] })).code).toBe('200')
})

test('model and delivery order are chosen from records', async () => {
  const noModel = await save({ items: [{ ...item('SN-1'), item_model: { value: 'ANYTHING' } }] })
  expect(noModel.errors?.['items.0.item_model.value']).toEqual(['There is no item ANYTHING'])
  expect((await save({ deliveryOrderList: ['DO-1', 'DO-X'] })).errors?.deliveryOrderList).toEqual([
    'There is no delivery order DO-X',
  ])
})

test('by policy the server sets the dates, whatever was sent', async () => {
  const far = { warranty_end_date_sparepart: '2099-01-01', warranty_end_date_compressor: '2099-01-01' }
  expect((await save({ items: [item('SN-1', far), item('SN-2', far)] })).code).toBe('200')
  const { items } = await shown()
  expect(items).toMatchObject([policy, policy])
})

test('another date needs the contract, its clause, and that the approver has seen the difference', async () => {
  const later = {
    warranty_end_date_sparepart: addMonths(start, 36),
    warranty_end_date_compressor: addMonths(start, 60),
  }
  const byContract = { warranty_basis: 'based_on_sales_contract', items: [item('SN-1', later), item('SN-2')] }
  expect((await save(byContract)).errors).toHaveProperty('contract_clause')
  const clause = { ...byContract, contract_clause: 'Clause 7.2' }
  const tooFar = { ...clause, items: [item('SN-1', { warranty_end_date_compressor: addMonths(start, 121) })] }
  expect((await save(tooFar)).errors).toHaveProperty(['items.0.warranty_end_date_compressor'])
  expect((await save(clause)).code).toBe('200')
  expect((await shown()).items[0]).toMatchObject({ ...later, policy_end_sparepart: policy.warranty_end_date_sparepart })
  await coordinator(cards.actOnWarrantyCard.submit, await cardOf())
  const unseen = await manager(cards.actOnWarrantyCard.approve, await cardOf())
  expect(unseen.errors?.sees_difference?.[0]).toMatch(/^1 unit differs from the warranty policy/)
  const seen = { ...(await cardOf()), sees_difference: true }
  expect((await manager(cards.actOnWarrantyCard.approve, seen)).code).toBe('200')
  await coordinator(cards.actOnWarrantyCard.generate, await cardOf())
})

test('an extension is an action of its own: a new version that the manager approves', async () => {
  const asked = { ...(await cardOf()), reason: 'Paid by the owner', contract_clause: 'Addendum 1' }
  expect((await coordinator(cards.actOnWarrantyCard.extend, { ...asked, months: 100 })).errors).toHaveProperty('months')
  expect((await coordinator(cards.actOnWarrantyCard.extend, { ...asked, months: 12 })).code).toBe('200')
  const { header, items } = await shown()
  expect([header.version, header.contract_clause]).toEqual([2, 'Addendum 1'])
  expect(items[1]).toMatchObject({
    warranty_end_date_sparepart: addMonths(start, 24),
    policy_end_sparepart: policy.warranty_end_date_sparepart,
  })
  await issue({ sees_difference: true })
})

test('a card is declared void with a reason; the public page says so, and its units are free', async () => {
  const { card_key, row_version } = await cardOf()
  const code = await cardToken(db, card_key.split('.')[0])
  const asked = { card_key, row_version, reason: 'Issued for the wrong building' }
  expect((await technician(cards.actOnWarrantyCard.void, asked)).code).toBe('403')
  expect((await manager(cards.actOnWarrantyCard.void, { ...asked, reason: '' })).code).toBe('406')
  expect((await manager(cards.actOnWarrantyCard.void, asked)).code).toBe('200')
  for (const v of ['', '1', '2'])
    expect((await stranger(cards.validateWarrantyCard, { code, v })).data).toMatchObject({
      ...{ state: 'voided', replaced_by: null },
      voided: { reason: 'Issued for the wrong building', voided_date: expect.any(String) },
    })
  const counts = and(eq(warrantyCardItems.card_code, card_key.split('.')[0]), eq(warrantyCardItems.is_live, true))
  expect(await db.$count(warrantyCardItems, counts)).toBe(0)
  expect((await rowOf(of)).card_status).toBeNull()
  expect((await shown()).void_reason).toContain('Issued for the wrong building')
  expect((await save()).code).toBe('200')
  expect((await shown()).header).toMatchObject({ version: 1 })
})
