import { expect } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }

test('the cashback of an order is checked by every rule', async ({ page }) => {
  await enter(page, 'customer', '/')
  const mine = await page.context().request.get('/api/cashback/list?sort=-cashback_amount', { headers })
  const { data } = await mine.json()
  const { customer_code } = data[0]
  const codeOf = (dept: string) =>
    data.find(
      (row: { dept_code: string; cashback_remain: number }) => row.dept_code === dept && row.cashback_remain > 0,
    ).cashback_code as string
  const [first, second, barred] = [codeOf('702'), codeOf('707'), codeOf('715')]
  await page.context().clearCookies()

  await enter(page, 'branch-admin', `/customer/cashback2/customer?customer_code=${customer_code}`)
  const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
  await expect(row(barred)).toContainText('Same group as your dept 705')
  await expect(row(barred).getByRole('checkbox')).toBeDisabled()
  await expect(row(first)).toContainText('Ends soon')
  await expectAccessible(page, 60)

  await page.getByLabel('Select every line you may spend').check()
  await expect(page.getByRole('alert')).toContainText('above the maximum')
  await expect(page.getByRole('button', { name: /Check with the server/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 60)
  await page.getByLabel('Select every line you may spend').uncheck()
  await row(first).getByRole('checkbox').check()
  await expect(page.getByLabel(`Planned amount of ${first}`)).toHaveValue('6.000.000')
  await page.getByLabel(`Planned amount of ${second}`).fill('99000000')
  await expect(page.getByLabel(`Planned amount of ${second}`)).toHaveValue('9.250.000')
  await page.getByLabel(`Planned amount of ${second}`).fill('4500000')
  await page.getByRole('button', { name: 'Check with the server' }).click()
  await expect(page.getByText(/The server agrees/)).toBeVisible()

  await page.goto('/customer/cashback/rebate-history-order')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expectAccessible(page, 60)
})

test('a signature is drawn by one, approved by another, and stands beside the photos', async ({ page }) => {
  await enter(page, 'customer', '/')
  const mine = await page.context().request.get('/api/cashback/list', { headers })
  const { customer_code } = (await mine.json()).data[0]
  await page.context().clearCookies()

  await enter(page, 'branch-admin', `/customer-signature?customer_code=${customer_code}`)
  await page.getByLabel('Signer').fill('Budi Santoso')
  await pressAction(page, 'Hand in for approval')
  await expect(page.getByText('Signature is required!')).toBeVisible()
  const board = page.locator('canvas')
  await board.scrollIntoViewIfNeeded()
  const box = await board.boundingBox()
  if (!box) throw new Error('There is no board')
  await page.mouse.move(box.x + 40, box.y + 90)
  await page.mouse.down()
  for (let n = 1; n <= 12; n++) await page.mouse.move(box.x + 40 + n * 20, box.y + 90 + (n % 2 ? -35 : 30))
  await page.mouse.up()
  await expectAccessible(page, 30)
  await pressAction(page, 'Hand in for approval')
  await expect(page.getByRole('heading', { name: 'Budi Santoso' })).toBeVisible()
  await expect(page.getByAltText('Signature of Budi Santoso')).toBeVisible()
  const address = page.url()
  await page.context().clearCookies()

  await enter(page, 'bm', address)
  await pressAction(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by')).toBeVisible()
  await expect(page.getByText('Rina Kartika').first()).toBeVisible()
  await page.getByRole('link', { name: 'Beside the customer’s photos' }).click()
  await expect(page.getByRole('img', { name: /signature/i }).first()).toBeVisible()
})

test('the map shows who is how far, on our own outlines', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') outside.push(request.url())
  })
  await enter(page, 'finance-manager', '/customer/map-of-achievement-cashback')
  await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached()
  await page
    .getByRole('button', { name: /on the map$/ })
    .first()
    .click()
  await expect(page.locator('tr[data-chosen]')).toHaveCount(1)
  await expectAccessible(page, 60)
  expect(outside).toEqual([])
})
