import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

const roles = '/configuration/role-and-permission'

test('one permission more for one person, from a phone, until a day', async ({ page }) => {
  await enter(page, 'admin', `${roles}/people?usercode=RCI-0433`)
  await page.getByRole('button', { name: 'Add a permission' }).click()
  await page.getByRole('searchbox').fill('details of branches')
  await page.getByRole('button', { name: /^See the list and details of branches/ }).click()
  await page.getByLabel('Until').fill('2099-12-31')
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will change' })
  await dialog.getByLabel('Note').fill('Stands in for Rina')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('Stands in for Rina')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Nothing is set for this person alone.')).toBeVisible()
})

test('the staff list and its form fit a phone', async ({ page }) => {
  await enter(page, 'admin', '/configuration/staff-salesman')
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByLabel('Sign-in Name')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
