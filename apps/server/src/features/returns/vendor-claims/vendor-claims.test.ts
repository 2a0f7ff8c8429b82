import * as contract from '@sejuk/contract/returns/vendor-claims'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startRmas } from '../../../../test/rmas.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'

const server = await startTestServer()
const { as, db } = server
const { service, keeper, elsewhere, asker, sold, act, approved, unit, balanceOf, inStock } = await startRmas(server)

/** An old unit that is back with us, defective. */
const defective = async () => {
  const old = await sold()
  await inStock()
  const rma_code = await approved(old)
  await act(keeper, 'receive', rma_code, { lines: [{ line_no: 1, serial_number: old }] })
  return old
}
const claim = (lines: object[], over: object = {}) =>
  service(contract.createVendorClaim, { warehouse_code: 'W1', factory_name: 'Gree', lines, ...over })
const asks = (serial_number: string, claim_amount = 3_000_000) => ({ serial_number, claim_amount })
const read = async (claim_code: string) =>
  (await service(contract.getVendorClaim, { claim_code })).data as contract.VendorClaimDetail
const on = async (by: typeof service, name: keyof typeof contract.actOnVendorClaim, code: string, more: object = {}) =>
  by(contract.actOnVendorClaim[name], { claim_code: code, row_version: (await read(code)).row_version, ...more })
const claimable = async (by: typeof service) =>
  ((await by(contract.listClaimable, { warehouse_code: 'W1' })).data as contract.ClaimableUnit[]).map(
    ({ serial_number }) => serial_number,
  )

test('a batch goes to the factory, which accepts one unit and rejects the other', async () => {
  const [one, two] = [await defective(), await defective()]
  expect(await claimable(service)).toEqual([one, two].toSorted())
  const made = await claim([asks(one), asks(two.toLowerCase(), 2_000_000)])
  expect(made.code).toBe('200')
  const claim_code = made.data.claim_code as string
  expect(await claimable(service)).toEqual([])
  expect((await claim([asks(one)])).errors).toEqual({
    'lines.0.serial_number': [`Serial number ${one} does not lie here damaged, or is claimed already`],
  })
  expect((await on(service, 'answer', claim_code, { lines: [{ line_no: 1, result: 'Accepted' }] })).code).toBe('409')
  const changed = { factory_name: 'Gree Zhuhai', lines: [asks(one, 3_500_000), asks(two, 2_000_000)] }
  expect(await on(service, 'modify', claim_code, changed)).toMatchObject({ message: 'Updated' })
  expect(await on(service, 'send', claim_code)).toMatchObject({ message: 'Claim sent to the factory' })
  expect((await on(service, 'modify', claim_code, changed)).code).toBe('409')
  const letter = await readPdf((await service(contract.vendorClaimLetter, { claim_code })).data)
  expect(letter.text).toContain(one)
  const answer = (lines: object[]) => on(service, 'answer', claim_code, { factory_reference: 'GR-77', lines })
  expect((await answer([{ line_no: 2, result: 'Rejected' }])).errors).toEqual({
    'lines.0.answer_reason': ['Say why the factory rejects it'],
  })
  expect((await answer([{ line_no: 1, result: 'Accepted', accepted_amount: 3_500_001 }])).errors).toEqual({
    'lines.0.accepted_amount': ['More than was claimed'],
  })
  expect((await answer([{ line_no: 9, result: 'Accepted' }])).errors).toHaveProperty(['lines.0.line_no'])
  const before = await balanceOf('U1')
  const first = await answer([{ line_no: 1, result: 'Accepted', accepted_amount: 3_000_000 }])
  expect(first).toMatchObject({ message: 'The factory’s answer is saved', data: { status: 'Sent' } })
  expect((await unit(one))?.status).toBe('Scrapped')
  expect(await balanceOf('U1')).toMatchObject({ on_hand: before.on_hand - 1, damaged: before.damaged - 1 })
  expect((await answer([{ line_no: 1, result: 'Accepted' }])).errors).toEqual({
    'lines.0.result': ['The factory has answered this already'],
  })
  const last = await answer([{ line_no: 2, result: 'Rejected', answer_reason: 'Dropped' }])
  expect(last).toMatchObject({ data: { status: 'Answered' } })
  expect(await read(claim_code)).toMatchObject({
    ...{ factory_reference: 'GR-77', answered_count: 2, claim_amount: 5_500_000, accepted_amount: 3_000_000 },
    lines: [{ result: 'Accepted' }, { result: 'Rejected', accepted_amount: 0, answer_reason: 'Dropped' }],
  })
  // What was rejected lies here still, and may be claimed once more.
  expect(await claimable(service)).toEqual([two])
  expect((await unit(two))?.status).toBe('Returned')
  const log = await service(contract.vendorClaimLog, { code: claim_code })
  expect(log.data.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['modify', 'send', 'answer']),
  )
})

test('of two who claim the same unit at once one succeeds; a deleted claim lets its units go', async () => {
  const one = await defective()
  const both = await Promise.all([claim([asks(one)]), claim([asks(one)])])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', expect.stringMatching(/^40[69]$/)])
  const claim_code = both.find(({ code }) => code === '200')?.data.claim_code as string
  expect(await on(service, 'remove', claim_code)).toMatchObject({ code: '200' })
  expect(await claimable(service)).toContain(one)
  expect((await claim([asks(one), asks(one)])).errors).toHaveProperty(['lines.1.serial_number'])
  expect((await claim([])).code).toBe('406')
  expect((await claim([asks(one, -1)])).code).toBe('406')
})

test('each call asks for its permission, another branch sees nothing, and the balances are the sum of their moves', async () => {
  const one = await defective()
  const claim_code = (await claim([asks(one)])).data.claim_code as string
  expect((await keeper(contract.getVendorClaim, { claim_code })).code).toBe('200')
  const far = await as(['Vendor-Claim-View', 'Vendor-Claim-Create'], {
    ...{ usercode: 'FAR', department: '713', view_data: 'View_Data_My_Branch' as const },
  })
  expect((await far(contract.getVendorClaim, { claim_code })).code).toBe('404')
  expect(await claimable(far)).toEqual([])
  expect(
    (await far(contract.createVendorClaim, { warehouse_code: 'W1', factory_name: 'G', lines: [asks(one)] })).code,
  ).toBe('406')
  const seen = { claim_code, row_version: 1 }
  const lines = [{ line_no: 1, result: 'Accepted' }]
  const { send, answer, remove, modify } = contract.actOnVendorClaim
  const answers = [
    await keeper(send, seen),
    await keeper(answer, { ...seen, lines }),
    await keeper(remove, seen),
    await keeper(modify, { ...seen, factory_name: 'X', lines: [asks(one)] }),
    await asker(contract.listVendorClaims, {}),
    await elsewhere(contract.getVendorClaim, { claim_code }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '403'))
  const boss = await as()
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})

test('more than the unit is worth is claimed with a reason only', async () => {
  const serial = await defective()
  await db
    .insert(organizations)
    .values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
    .onConflictDoNothing()
  await db.insert(itemPrices).values({
    ...{ org_code: '1-GREE', item_code: 'U1', price_include_tax: 4_000_000, price_without_tax: 3_603_604, min_qty: 1 },
    ...{ valid_from: '2026-01-01', status: 'Approved', created_by: 'U', create_user_name: 'Sari' },
  })
  const [unit] = (await service(contract.listClaimable, { warehouse_code: 'W1', search: serial })).data as [
    contract.ClaimableUnit,
  ]
  expect(unit.price).toBe(4_000_000)
  const refused = await claim([asks(serial, unit.price + 1)])
  expect(refused.errors).toEqual({
    note: [`Write why more is claimed for ${serial} than its price of Rp 4.000.000`],
  })
  expect((await claim([asks(serial, unit.price)])).code).toBe('200')
})
