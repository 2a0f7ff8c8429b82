import { expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const code = `E2E-SET-${Date.now().toString(36).toUpperCase()}`

const choose = async (page: Page, label: string, search: string, option: string | RegExp) => {
  await page
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .last()
    .click()
  await page.getByRole('combobox', { name: `Search ${label}` }).fill(search)
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
}

test('a set with two units is written, submitted, and approved by somebody else', async ({ page }) => {
  await enter(page, 'logistics', '/item/create')
  await page.getByLabel('Item code').fill(code)
  await page.getByLabel('Item name').fill('Gree Journey 1 PK')
  await choose(page, 'Item type', 'Set', 'Finished Goods - Set')
  await choose(page, 'Brand', 'Gree', 'Gree')
  await choose(page, 'Category', 'Split', 'Split Wall Mounted')
  await choose(page, 'Business unit', 'RAC', 'RAC')
  await page.getByRole('button', { name: 'Add a unit' }).click()
  await choose(page, 'Unit', 'GSW-09NK3(I)', /Indoor/)
  await page.getByLabel('Price share').fill('40')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The price shares are 40% together; they must be 100%').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a unit' }).click()
  await choose(page, 'Unit', 'GSW-09NK3(O)', /Outdoor/)
  await expect(page.getByLabel('Price share').nth(1)).toHaveValue('60')
  await expectAccessible(page, 40)
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Gree Journey 1 PK' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'GSW-09NK3(O)' })).toBeVisible()
  await pressAction(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('Item submitted')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await page.context().clearCookies()

  await enter(page, 'bm', `/item/detail?item_code=${code}`)
  await pressAction(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Item approved')).toBeVisible()
  await expectAccessible(page, 40)

  await page.goto(`/item?search=${code.toLowerCase()}`)
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Approved')
})

test('a mistyped name still finds the item', async ({ page }) => {
  await enter(page, 'bm', '/item?search=invreter+vx1')
  await expect(page.getByRole('link', { name: 'GSV-09VX1', exact: true })).toBeVisible()
  await expectAccessible(page, 40)
})
