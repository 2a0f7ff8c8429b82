import { expect, test } from '@playwright/test'
import { pressAction } from '../actions.ts'
import { enter, expectAccessible } from '../users.ts'

test('an order at the desk is approved by another person', async ({ page, browser }) => {
  test.setTimeout(300_000)
  await enter(page, 'sales', '/sales-order/create')
  await page.getByRole('button', { name: /^Customer/ }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByText('Before you submit')).toBeVisible()
  await page.getByRole('button', { name: /^Order type/ }).click()
  await page.getByRole('option').first().click()
  const day = page.getByLabel('Delivery', { exact: true })
  await day.click()
  const help = (await page.getByText(/^Until .*, or as a pre-order/).textContent()) ?? ''
  await day.fill(/^Until (.*), or/.exec(help)?.[1] ?? '')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /^Browse items/ }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByText('All prices are set')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/order-detail\/SO-/)
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  const address = new URL(page.url()).pathname

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await enter(desk, 'bm', address)
  await pressAction(desk, 'Approve')
  const sure = desk.getByRole('dialog')
  await sure.getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible()
  await context.close()
})
