import { expect, type Page } from '@playwright/test'
import { enter } from './users.ts'

/** One changes the address on the tax invoices of a customer and takes cheques of it; it counts when another has approved it. */
export const changeTaxAddress = async (page: Page, customer_code: string, change: (address: string) => string) => {
  await enter(page, 'admin', `/customer/${customer_code}/modify`)
  const address = page.getByLabel('Address on the tax invoice')
  await address.fill(change(await address.inputValue()))
  await page.getByLabel('Cheques are accepted').setChecked(true)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/customer/${customer_code}/detail`))
  await page.context().clearCookies()
  await enter(page, 'finance-manager', `/customer/${customer_code}/approve`)
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await page.context().clearCookies()
}
