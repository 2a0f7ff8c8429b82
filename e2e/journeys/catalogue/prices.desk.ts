import { expect } from '@playwright/test'
import { sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const item = 'GSW-05NK3'
/** A quantity and a day of its own, so that no price of another run stands in the way. */
const minimum = String(1000 + (Date.now() % 90_000))
const first = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)

test('a price is drafted, submitted, approved by another user, and says why it is the price', async ({ page }) => {
  await enter(page, 'customer', '/')
  const mine = await page.context().request.get('/api/cashback/list', { headers })
  const { customer_code } = (await mine.json()).data[0]
  await page.context().clearCookies()
  let code = ''

  await test.step('the branch drafts a price of its own and submits it', async () => {
    await enter(page, 'branch-admin', '/item/price')
    await expect(page.getByRole('heading', { name: 'Item Price' })).toBeVisible()
    await expectAccessible(page, 60)
    await page.getByRole('button', { name: 'Propose a price', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'Propose a price' })
    await panel.getByRole('button', { name: /^Item/ }).click()
    await page.locator('input[role=combobox]').fill(item)
    await page.locator('[role=option]').filter({ hasText: item }).first().click()
    await panel.getByLabel('Price, tax included').fill('3000000')
    await expect(panel.getByText('Rp 2.702.703 without tax')).toBeVisible()
    const days = { 'Valid from': first, 'Valid to': first }
    for (const [label, day] of Object.entries(days)) {
      await panel.getByLabel(label).click()
      await panel.getByLabel(label).fill(day)
      await panel.getByLabel(label).press('Tab')
    }
    await sendPanel(panel)
    await expect(panel.getByText(/^Price period overlaps with PRC-/)).toBeVisible()
    await panel.getByLabel('Minimum quantity').fill(minimum)
    await sendPanel(panel)
    await expect(panel).toBeHidden()
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('Draft')
    code = (await row.getByRole('cell', { name: /^PRC-/ }).textContent())?.trim() ?? ''
    await page.getByRole('button', { name: `Actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Submit', exact: true }).click()
    await expect(row).toContainText('Submitted')
  })

  await test.step('another user approves it', async () => {
    await page.context().clearCookies()
    await enter(page, 'bm', `/item/price?search=${code}`)
    await page.getByRole('button', { name: `Actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: /^Approve/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Approved')
  })

  await test.step('on its day the item says this price and why, before it another', async () => {
    const asked = `customer_code=${customer_code}&quantity=${minimum}&day=${first}`
    await page.goto(`/item/price/of-item?item_code=${item}&${asked}`)
    await expect(page.getByRole('status').filter({ hasText: 'Price is' })).toContainText('Rp')
    await expect(page.getByText(new RegExp(`${code} until .*approved by Rina Kartika`))).toBeVisible()
    await expectAccessible(page, 60)
    await page.getByRole('slider').focus()
    await page.getByRole('slider').press('ArrowLeft')
    await expect(page.getByText(new RegExp(`${code} until`))).toHaveCount(0)
  })

  await test.step('two dates are compared for the whole list', async () => {
    await page.goto(`/item/price/compare?search=${item}`)
    await expect(page.getByRole('row').nth(1)).toContainText('%')
    await expectAccessible(page, 60)
  })
})
