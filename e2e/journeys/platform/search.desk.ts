import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter } from '../../users.ts'

test('the search finds a customer by name and by phone, and opens the record', async ({ page }) => {
  await enter(page, 'bm', '/customer')
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first()
  const code = (await first.textContent()) ?? ''
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(code.trim())
  const found = dialog.getByRole('group', { name: 'Customers' }).getByRole('option').first()
  await expect(found).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Open/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customer\/.+\/detail/)
  // What was opened is known once the server has heard of it: until then the search is opened anew.
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option').first()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(recent).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await dialog.getByRole('combobox').fill('zzzzzz')
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible()
})
