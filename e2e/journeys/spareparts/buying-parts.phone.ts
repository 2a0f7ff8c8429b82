import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { largePhoto } from '../../photos.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

const model = 'GMV-448WM/X6'

const fillCart = async (page: Page) => {
  await page.getByLabel('Model, or the name or code of a part').fill(model)
  await page.getByRole('link', { name: new RegExp(model) }).click()
  await page.getByRole('button', { name: 'Exploded view: Outdoor' }).click()
  const sheet = page.getByRole('dialog')
  // The list beside the picture has the same numbers as its marks; the first ones are not all for sale.
  const parts = sheet.getByRole('list', { name: 'Parts' }).getByRole('button')
  const add = sheet.getByRole('button', { name: /^Add .*Rp/ })
  const notSold = sheet.getByText('This part is not for sale')
  await expect(parts.first()).toBeVisible()
  for (let n = 0; n < (await parts.count()); n++) {
    await parts.nth(n).click()
    await expect(add.or(notSold)).toBeVisible()
    if (await add.isVisible()) break
  }
  await add.click()
  await expect(sheet).toBeHidden()
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  await expect(page.getByText('2 parts in the cart')).toBeVisible()
  await page.getByRole('link', { name: 'Cart' }).click()
}

test('a customer buys a part on the phone, the payment is compared, and only then it is released', async ({
  page,
  browser,
}) => {
  await enter(page, 'customer', '/sales-order-mobile?page=HomePage')
  await page.getByRole('link', { name: 'Buy spare parts' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await fillCart(page)

  const all = page.getByRole('checkbox', { name: 'All parts' })
  await expect(all).toBeChecked()
  await all.click()
  await expect(page.getByRole('button', { name: 'Order', exact: true })).toBeDisabled()
  await all.click()
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await page.getByRole('combobox', { name: 'Deliver to' }).selectOption('Customer_Site')
  await page.getByRole('textbox', { name: 'Delivery address' }).fill('Jl. Cikini Raya 44, Jakarta')
  await expect(page.getByText('Shipping')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Order', exact: true }).click()

  await expect(page.getByRole('heading', { name: /^SPO-/ })).toBeVisible()
  const code = (await page.getByRole('heading', { name: /^SPO-/ }).textContent()) ?? ''
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await largePhoto(page, 'transfer.jpg'))
  await expect(page.getByRole('img', { name: 'Proof of payment' })).toBeVisible({ timeout: 60_000 })
  // The message that the order is saved lies above the button.
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  while (await dismiss.first().isVisible()) await dismiss.first().click()
  await pressAction(page, 'Submit Sparepart')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText('The order was submitted.', { exact: false })).toBeVisible()

  const path = `/sparepart-order-list/modify?code=${code}`
  const checker = await openDesk(browser, 'ass', path)
  await pressAction(checker, 'Take to check')
  await expect(checker.getByText('Checking', { exact: true }).first()).toBeVisible()
  await pressAction(checker, 'Approve Sparepart')
  const panel = checker.getByRole('complementary', { name: 'Approve Sparepart' })
  await sendPanel(panel)
  await expect(panel).toBeHidden()
  await checker.context().close()

  const finance = await openDesk(browser, 'finance', '/')
  await finance.getByRole('link', { name: /^Spare-part costs to approve/ }).click()
  await expect(finance.getByRole('heading', { name: 'Sparepart Order List' })).toBeVisible()
  await finance.goto(path)
  const total =
    (await finance
      .locator('dt', { hasText: /^Total$/ })
      .locator('+ dd')
      .textContent()) ?? ''
  await pressAction(finance, 'Approve cost')
  const payment = finance.getByRole('complementary', { name: 'Approve cost' })
  await payment.getByLabel('Amount paid').fill(total.replaceAll(/\D/g, ''))
  await sendPanel(payment)
  await expect(payment).toBeHidden()
  await expect(finance.getByText('Approved', { exact: true }).first()).toBeVisible()
  await finance.context().close()

  await page.goto(path)
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
