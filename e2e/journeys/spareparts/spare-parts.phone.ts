import { expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { attachPhoto, becomes, call, findSold, makeWorkOrder, placeOf } from '../../api.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const technician_code = 'RCI-0328'
type Part = { item_code: string; item_name: string; in_warehouse: number; is_free: boolean }

/** An accepted work order on which the technician is at work. */
const workOn = async (page: Page, number: string) => {
  const act = (name: string, data: object = {}) => call(page, 'post', `/api/work-order/${number}/${name}`, data)
  await becomes(page, 'asc-admin', '/work-order-list')
  await act('accept')
  const choices: { day: string; slots: { slot: string; why_not: string | null }[] }[] = await call(
    page,
    'get',
    `/api/work-order/visit-choices?work_order_number=${number}&technician_code=${technician_code}`,
  )
  const free = choices.flatMap(({ day, slots }) => slots.map((one) => ({ ...one, day }))).find((one) => !one.why_not)
  await act('schedule', { scheduled_date: free?.day, slot: free?.slot, technician_code })
  await becomes(page, 'technician', '/work-order-technician')
  // The first free slot may be on another day.
  await act('visit', { lat: -6.19, lng: 106.84, reason: 'The customer asked us to come earlier' })
  await act('repair')
}

/** One part that the warehouse lacks, and another that takes its place. */
const findParts = async (page: Page, work_order_number: string) => {
  const { units } = await call(page, 'get', `/api/work-order/detail/${work_order_number}`)
  const { work_order_detail_id } = units[0]
  const asked = { work_order_number, work_order_detail_id }
  const { parts }: { parts: Part[] } = await call(page, 'post', '/api/sparepart-order/suggest', asked)
  const lacking = parts.find(({ in_warehouse, is_free }) => in_warehouse === 0 && is_free)
  const substitute = parts.find(({ in_warehouse }) => in_warehouse > 1)
  if (!lacking || !substitute) throw new Error('The demo has no unit with a part that is missing')
  return { lacking, substitute, work_order_detail_id: work_order_detail_id as number }
}

test('a part that a technician needs without a network comes as a substitute, and the work is finished with it', async ({
  page,
  context,
}) => {
  await enter(page, 'branch-admin', '/return-request')
  const unit = await findSold(page)
  await becomes(page, 'callcenter', '/aftersales-ticket')
  const number = await makeWorkOrder(page, 'Bambang Sutrisno', placeOf(unit))
  await workOn(page, number)
  const { lacking, substitute, work_order_detail_id } = await findParts(page, number)

  await test.step('the technician orders it without a network', async () => {
    await page.goto(`/work-order-technician/${number}/${work_order_detail_id}`)
    await page.getByRole('button', { name: 'Arrive', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Order parts' })).toBeVisible()
    await untilInstalled(page)
    await page.getByRole('button', { name: 'Order parts' }).click()
    const sheet = page.getByRole('dialog', { name: 'Order parts' })
    const row = sheet.getByRole('listitem').filter({ hasText: lacking.item_code }).first()
    await expect(row).toBeVisible()
    await context.setOffline(true)
    await row.getByRole('button', { name: 'Add' }).click()
    await expect(sheet.getByText('No part chosen yet')).toBeHidden()
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Offline, kept on the phone')).toBeVisible()
    await context.setOffline(false)
  })
  const orderOf = async () => {
    const found: { sparepart_order_code: string; work_order_number: string }[] = await call(
      page,
      'get',
      `/api/sparepart-order?search=${number}`,
    )
    return found.find(({ work_order_number }) => work_order_number === number)?.sparepart_order_code
  }
  await expect.poll(orderOf, { timeout: 60_000 }).toBeTruthy()
  const code = (await orderOf()) ?? ''
  const path = `/sparepart-order-list/modify?code=${code}`
  const read = () => call(page, 'get', `/api/sparepart-order/detail?sparepart_order_code=${code}`)
  const act = async (name: string, more: object = {}) =>
    call(page, 'post', `/api/sparepart-order/${name}`, {
      ...{ sparepart_order_code: code, row_version: (await read()).row_version, ...more },
    })
  /** The action of a button or of the menu, with its panel or question where it has one. */
  const press = async (action: string, status: string, isAsked: boolean) => {
    await pressAction(page, action)
    const asking = page.getByRole('complementary', { name: action }).or(page.getByRole('dialog'))
    if (isAsked)
      await asking
        .getByRole('button', { name: new RegExp(`^(Save|${action})$`) })
        .last()
        .click()
    await expect.poll(async () => (await read()).status).toBe(status)
  }

  await test.step('the centre submits, the checker approves', async () => {
    await becomes(page, 'asc-admin', path)
    await attachPhoto(page, 'sparepart_order', code, 'defect')
    await page.reload()
    await press('Submit Sparepart', 'Submitted', true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await becomes(page, 'ass', path)
    await press('Take to check', 'Checking', false)
    // What was said of it lies over the next button of a phone for a while.
    await page.reload()
    await press('Approve Sparepart', 'Approved', true)
  })
  await test.step('it is out of stock, and a substitute with consent solves it', async () => {
    await becomes(page, 'admin', path)
    await call(page, 'post', '/api/item-replace/create', {
      ...{ old_item_code: lacking.item_code, new_item_code: substitute.item_code, ratio: 1, valid_from: '2026-01-01' },
    })
    await act('release')
    await act('allocate')
    expect((await read()).status).toBe('DO_LackStock')
    await act('offer-substitute', { line_no: 1, item_code: substitute.item_code })
    await becomes(page, 'asc-admin', path)
    await press('Answer substitute', 'DO_Picking', true)
  })
  await test.step('it is picked, sent and received', async () => {
    await becomes(page, 'admin', path)
    await act('pick', { shipment_no: 1, lines: [{ line_no: 1, qty: 1 }] })
    await act('send', { shipment_no: 1, courier: 'JNE', tracking_no: `JT${Date.now()}` })
    await becomes(page, 'asc-admin', path)
    await attachPhoto(page, 'sparepart_order', code, 'receipt')
    await act('upload-receipt', { shipment_no: 1, lines: [{ line_no: 1, qty: 1, damaged: 0 }] })
    await page.goto(`/work-order/detail/${number}`)
    await expect(page.getByText('Waiting part')).toBeHidden()
  })
  await test.step('the technician puts it in, and finishes', async () => {
    await becomes(page, 'technician', '/work-order-technician')
    for (const alias of ['before', 'after', 'serial_number']) await attachPhoto(page, 'work_order', number, alias)
    const names = ['electricity', 'drain', 'leak', 'vibration'].map((one) => `${one}_checked`)
    const checklist = Object.fromEntries([...names, 'site_cleaned', 'customer_instructed'].map((one) => [one, true]))
    const { item_code, item_name } = substitute
    const parts = [{ item_code, item_name, quantity: 1, item_flag: 'OUT' }]
    const units = [{ work_order_detail_id, parts, is_done: true, checklist }]
    await call(page, 'post', `/api/work-order/${number}/finish`, { units, signed_by: 'Bambang' })
    await becomes(page, 'asc-admin', `/work-order/detail/${number}`)
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible()
  })
})
