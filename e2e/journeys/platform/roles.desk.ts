import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

const roles = '/configuration/role-and-permission'

test('a permission taken away takes effect in an open browser, and comes back when that is taken back', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, 'hr', '/configuration/staff-salesman')
  await expect(other.getByRole('heading', { name: 'Staff and Salesman' })).toBeVisible()

  await enter(page, 'admin', `${roles}/role/HR`)
  await page.getByRole('tab', { name: /^Menus/ }).click()
  await page.getByRole('searchbox').fill('staff-salesman')
  await page.getByRole('checkbox', { name: /Staff and Salesman/ }).uncheck()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will change' })
  await expect(dialog.getByText('People affected: 1')).toBeVisible()
  await expect(dialog.getByText('Loses')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Note is required!')).toBeVisible()
  await dialog.getByLabel('Note').fill('Staff is kept elsewhere')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('No Permission Page Access. Request Page: /configuration/staff-salesman')).toBeVisible()

  await page.getByRole('tab', { name: 'Changes' }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(other.getByRole('heading', { name: 'Staff and Salesman' })).toBeVisible()
  await context.close()
})

test('why somebody cannot: the chain names the link that does not hold', async ({ page }) => {
  await enter(page, 'admin', `${roles}/why`)
  await page.getByRole('button', { name: /^Person/ }).click()
  await page.getByRole('combobox', { name: 'Search Person' }).fill('Dimas Saputra')
  await page.getByRole('option', { name: /Dimas Saputra/ }).click()
  await page.getByLabel('Page', { exact: true }).selectOption('/configuration/department')
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(page.getByText('Dimas Saputra cannot')).toBeVisible()
  await expect(
    page.getByText('No role of this person has a menu that leads to /configuration/department'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the only administrator cannot shut everybody out', async ({ page }) => {
  await enter(page, 'admin', `${roles}/role/Administrator`)
  await page.getByRole('tab', { name: 'Data Scope' }).click()
  await page.getByRole('checkbox', { name: 'Active' }).uncheck()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will change' })
  await dialog.getByLabel('Note').fill('A quiet house')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^At least one active administrator/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
