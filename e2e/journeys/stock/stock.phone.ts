import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const ask = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const { origin } = new URL(page.url())
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin }
  const answer = await page.context().request[method](path, { headers, ...(data ? { data } : {}) })
  return (await answer.json()).data
}
type Line = { item_code: string; has_serial: boolean; counted: number | null }

test('a count goes on without a network, and the card shows what it led to', async ({ page, context }) => {
  await enter(page, 'warehouse', '/stock-adjustment/count')
  await page.getByRole('link', { name: /^STC-/ }).first().click()
  await page.getByRole('link', { name: 'Count on this device' }).click()
  const count_code = new URL(page.url()).searchParams.get('code') ?? ''
  const lines = async (): Promise<Line[]> =>
    (await ask(page, 'get', `/api/stock-count/detail?count_code=${count_code}`)).lines
  const open = (await lines()).find(({ has_serial, counted }) => !has_serial && counted === null)
  if (!open) throw new Error('Nothing is left to count')
  await untilInstalled(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await context.setOffline(true)
  await page.getByLabel('Code or name of an item').fill(open.item_code)
  await page.getByLabel('Units').fill('7')
  await page.getByRole('button', { name: 'Set' }).last().click()
  await expect(page.getByText('Offline', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^As of|^as of/)).toBeVisible()
  await page.getByLabel('Code or name of an item').fill(open.item_code)
  await expect(page.getByRole('listitem').filter({ hasText: open.item_code })).toContainText('7')
  await expectNoSidewaysScroll(page)

  await context.setOffline(false)
  const countedNow = async () => (await lines()).find(({ item_code }) => item_code === open.item_code)?.counted
  await expect.poll(countedNow, { timeout: 60_000 }).toBe(7)
  await page.goto(`/stock-card?item_code=${open.item_code}&warehouse_code=WH-705-01`)
  await expect(page.getByText('Opening').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('goods are received without a network, with a photo of the damage, and go into stock once', async ({
  page,
  context,
}) => {
  await enter(page, 'warehouse', '/goods-receipt')
  const [{ item_code }] = await ask(page, 'get', '/api/stock/balance?limit=1&warehouse_code=WH-705-01&search=ACC-')
  const { receipt_code } = await ask(page, 'post', '/api/goods-receipt/create', {
    ...{ warehouse_code: 'WH-705-01', source: 'purchase', letter_no: `PB-${Date.now()}` },
    lines: [{ item_code, qty: 5 }],
  })
  const onHand = async () =>
    (await ask(page, 'get', `/api/stock/balance?limit=1&warehouse_code=WH-705-01&search=${item_code}`))[0].on_hand
  const before = await onHand()
  await page.goto(`/goods-receipt/detail?code=${receipt_code}`)
  await expect(page.getByText('Awaited').first()).toBeVisible()
  await untilInstalled(page)

  await context.setOffline(true)
  await page.reload()
  await pressAction(page, 'Receive')
  const panel = page.getByRole('dialog', { name: 'Receive' }).or(page.getByRole('complementary', { name: 'Receive' }))
  await panel.getByLabel(/^Into stock/).fill('4')
  await panel.getByLabel('Damaged').fill('1')
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  await panel.getByLabel('Photo of the damage').setInputFiles({ name: 'rusak.jpg', mimeType: 'image/jpeg', buffer })
  await expect(panel.getByText('Another photo')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await sendPanel(panel)
  await expect(page.getByText('What was received waits on this device', { exact: false })).toBeVisible()
  expect(await onHand()).toBe(before)

  await context.setOffline(false)
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  expect(await onHand()).toBe(before + 5)
  await expect(page.getByAltText('Damaged goods')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
})

test('a transfer is received without a network, and arrives in stock once', async ({ page, context }) => {
  await enter(page, 'admin', '/transfer-in')
  const [{ item_code }] = await ask(
    page,
    'get',
    '/api/stock/balance?limit=1&warehouse_code=WH-705-01&search=ACC-&sort=-available',
  )
  const { transfer_code } = await ask(page, 'post', '/api/transfer/create', {
    ...{ from_warehouse: 'WH-705-01', to_warehouse: 'WH-713-01', transfer_reason: 'regular', eta: '2027-01-15' },
    lines: [{ item_code, qty: 2 }],
  })
  const itself = async () => ask(page, 'get', `/api/transfer/detail?transfer_code=${transfer_code}`)
  await ask(page, 'post', '/api/transfer/submit', { transfer_code, row_version: (await itself()).row_version })
  await page.context().clearCookies()
  await enter(page, 'bm', '/transfer-out')
  await ask(page, 'post', '/api/transfer/approve', { transfer_code, row_version: (await itself()).row_version })
  await page.context().clearCookies()

  await enter(page, 'admin', `/transfer-in/transfer-detail/${transfer_code}`)
  await expect(page.getByText('In transit').first()).toBeVisible()
  await untilInstalled(page)
  await context.setOffline(true)
  await page.reload()
  await pressAction(page, 'Receive')
  const panel = page.getByRole('dialog', { name: 'Receive' }).or(page.getByRole('complementary', { name: 'Receive' }))
  await panel.getByLabel(/^Into stock/).fill('2')
  await expectNoSidewaysScroll(page)
  await sendPanel(panel)
  await expect(page.getByText('What was received waits on this device', { exact: false })).toBeVisible()
  expect((await itself()).received_qty).toBe(0)

  await context.setOffline(false)
  await expect.poll(async () => (await itself()).received_qty, { timeout: 60_000 }).toBe(2)
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
})
