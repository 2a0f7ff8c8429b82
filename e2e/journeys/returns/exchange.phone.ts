import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { becomes, call, findSold, makeWorkOrder, placeOf, unitsOf } from '../../api.ts'
import { giveCamera, holdLabel } from '../../camera.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

const warehouse_code = 'WH-705-01'
/** A new unit of the same model, just received into the warehouse. */
const receiveNew = async (page: Page, item_code: string, serial: string) => {
  const { receipt_code } = await call(page, 'post', '/api/goods-receipt/create', {
    ...{ warehouse_code, source: 'purchase', letter_no: `PB-${Date.now()}`, lines: [{ item_code, qty: 1 }] },
  })
  const { row_version } = await call(page, 'get', `/api/goods-receipt/detail?receipt_code=${receipt_code}`)
  await call(page, 'post', '/api/goods-receipt/receive', {
    ...{ receipt_code, row_version },
    lines: [{ line_no: 1, qty: 1, damaged: 0, serials: [serial], damaged_serials: [] }],
  })
}

/** The label is held before the camera, and the field says what it read. */
const scan = async (page: Page, action: string, serial: string) => {
  await pressAction(page, action)
  const panel = page.getByRole('complementary', { name: action }).or(page.getByRole('dialog', { name: action }))
  await holdLabel(page, serial)
  await panel.getByRole('button', { name: 'Scan', exact: true }).click()
  await expect(panel.getByLabel(/serial number/).first()).toHaveValue(serial, { timeout: 30_000 })
  await expectNoSidewaysScroll(page)
  await sendPanel(panel)
  await expect(panel).toBeHidden()
}

test('a unit that was dead on arrival is exchanged from its work order, both numbers scanned on the phone', async ({
  page,
}) => {
  await giveCamera(page)
  await enter(page, 'branch-admin', '/return-request')
  const old = await findSold(page)
  // Of the same series; the units of the demo end in digits alone, so none of them has this number.
  const fresh = `${old.serial_number.slice(0, -6)}T${String(Date.now()).slice(-5)}`
  const number = await test.step('the unit is new in stock, and a work order names the old one', async () => {
    await becomes(page, 'warehouse', '/goods-receipt')
    await receiveNew(page, old.item_code, fresh)
    await becomes(page, 'callcenter', '/aftersales-ticket')
    return makeWorkOrder(page, 'Wulan Sari', placeOf(old))
  })

  const path = await test.step('the service centre asks for the exchange', async () => {
    await becomes(page, 'asc-admin', `/work-order/detail/${number}`)
    await pressAction(page, 'Replace unit')
    await expect(page.getByLabel('Serial numbers of the old units')).toHaveValue(old.serial_number)
    await page.getByRole('button', { name: /^Warehouse/ }).click()
    await page
      .getByRole('option', { name: /Gudang Jakarta/ })
      .first()
      .click()
    await page.getByLabel('Defect', { exact: true }).fill('Does not start')
    await page.getByLabel('The customer pays').check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^RMA-/ })).toBeVisible()
    await pressAction(page, 'Submit')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
    return new URL(page.url()).pathname + new URL(page.url()).search
  })
  const rma_code = new URL(page.url()).searchParams.get('code') ?? ''
  const read = () => call(page, 'get', `/api/rma-request/detail?rma_code=${rma_code}`)
  const act = async (name: string, more: object = {}) =>
    call(page, 'post', `/api/rma-request/${name}`, { rma_code, row_version: (await read()).row_version, ...more })
  await test.step('one checks the defect, another approves', async () => {
    await becomes(page, 'ass', '/rma-request')
    await act('check', { check_result: 'Confirmed', check_note: 'No current' })
    await becomes(page, 'admin', '/rma-request')
    await act('approve')
  })

  await test.step('the warehouse scans the old unit in and the new one out', async () => {
    await becomes(page, 'warehouse', path)
    await scan(page, 'Receive old unit', old.serial_number)
    await scan(page, 'Send new unit', fresh)
    await pressAction(page, 'New unit handed over')
    await page.getByRole('dialog').getByRole('button', { name: 'New unit handed over' }).click()
    await expect(page.getByText('Handed over on')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pressAction(page, 'Close')
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  })
  const [was, is] = await unitsOf(page, [old.serial_number, fresh])
  expect([was?.status, is?.status]).toEqual(['Returned', 'Sold'])
  await page.goto(`/item/sn-history?serial_number=${fresh}`)
  await expect(page.getByText(old.serial_number).first()).toBeVisible()
})
