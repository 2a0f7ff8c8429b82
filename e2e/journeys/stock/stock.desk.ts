import { utils, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const api = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const { origin } = new URL(page.url())
  const asked = { headers: { ...headers, origin }, ...(data ? { data } : {}) }
  const answer = await page.context().request[method](path, asked)
  return (await answer.json()).data
}

const sheetOf = (numbers: readonly string[]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Serial number'], ...numbers.map((number) => [number])]), 'Seri')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

test('what runs out first stands first, and every figure leads to the moves behind it', async ({ page }) => {
  await enter(page, 'warehouse', '/stock')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 60)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Stock Card' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('link').first().click()
  await expect(page.getByRole('img', { name: /^Level from/ })).toBeVisible()
  await expect(page.getByText('Opening')).toBeVisible()
  await expectAccessible(page, 60)
})

test('goods are received by number: read twice counts once, and what fits nothing is a surplus', async ({ page }) => {
  await enter(page, 'warehouse', '/goods-receipt?status=Draft')
  await page.getByRole('link', { name: /^GR-/ }).first().click()
  await pressAction(page, 'Receive')
  const panel = page.getByRole('complementary', { name: 'Receive' })
  const scan = panel.getByLabel(/Scan or type/)
  const serial = '5EW26999900001'
  await scan.pressSequentially(`${serial}\n`)
  await expect(panel.getByRole('status')).toContainText('Fits, number 1')
  await scan.pressSequentially(`${serial}\n`)
  await expect(panel.getByRole('status')).toContainText('is there already')
  await scan.pressSequentially('X\n')
  await expect(panel.getByRole('alert')).toContainText('X fits no line: not counted yet')
  await panel.getByRole('button', { name: 'Misread, scan again' }).click()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await scan.pressSequentially('X\n')
  await panel.getByRole('button', { name: 'Record as surplus' }).click()
  await expect(panel.getByRole('status')).toContainText('recorded as surplus')
  await expect(panel.getByText(/1 into stock \+ 0 damaged/)).toBeVisible()
  await expectAccessible(page, 60)

  await panel.getByRole('button', { name: 'From Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Serial numbers from Excel' })
  const send = async (numbers: string[]) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'seri.xlsx', mimeType: '', buffer: sheetOf(numbers) })
    await dialog
      .getByRole('button', { name: /upload/i })
      .last()
      .click()
  }
  await send(['5EW26999900002', 'not a number!'])
  await expect(dialog).toContainText('Imported data is not valid')
  await expectAccessible(page, 60)
  await send(['5EW26999900002', serial])
  await expect(dialog).toBeHidden()
  await expect(panel.getByText(/2 into stock \+ 0 damaged/)).toBeVisible()
  await sendPanel(panel)
  await expect(page.getByText('Partly received').first()).toBeVisible()
  await expect(page.getByText('goes into the report of differences', { exact: false })).toBeVisible()
})

test('a transfer is sent by the head of the source and arrives one short', async ({ page }) => {
  await enter(page, 'warehouse', '/')
  const rows = await api(page, 'get', '/api/stock/balance?limit=100&sort=-available&warehouse_code=WH-705-01')
  const stocked: { item_code: string; on_hand: number }[] = rows
  const details = await Promise.all(
    stocked
      .slice(0, 30)
      .map(({ item_code }) => api(page, 'get', `/api/item/dropdown?search=${encodeURIComponent(item_code)}`)),
  )
  const counted = stocked.find(({ item_code, on_hand }, n) => {
    const known = (details[n] as { value: string; has_serial: boolean }[] | undefined)?.find(
      ({ value }) => value === item_code,
    )
    return on_hand >= 3 && known && !known.has_serial
  })
  expect(counted).toBeDefined()
  const { transfer_code } = await api(page, 'post', '/api/transfer/create', {
    ...{ from_warehouse: 'WH-705-01', to_warehouse: 'WH-713-01', transfer_reason: 'regular', eta: '2027-01-15' },
    lines: [{ item_code: counted?.item_code, qty: 3 }],
  })
  await page.goto(`/transfer-out/transfer-detail/${transfer_code}`)
  await pressAction(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('Submitted').first()).toBeVisible()
  await expectAccessible(page, 40)
  await page.context().clearCookies()

  await enter(page, 'bm', `/transfer-out/transfer-detail/${transfer_code}`)
  await pressAction(page, 'Approve and send')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and send', exact: true }).click()
  await expect(page.getByText('In transit').first()).toBeVisible()
  await page.context().clearCookies()

  await enter(page, 'admin', `/transfer-in/transfer-detail/${transfer_code}`)
  await pressAction(page, 'Receive')
  const panel = page.getByRole('complementary', { name: 'Receive' })
  await panel.getByLabel(/^Into stock/).fill('2')
  await sendPanel(panel)
  await expect(page.getByText('Difference report')).toBeVisible()
  await expect(page.getByText('1 missing', { exact: false })).toBeVisible()
})
