import { expect, test } from '@playwright/test'
import { enter } from '../users.ts'

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
  // What was opened is known once the server has heard of it.
  const visited = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/common/visit-record' && answer.ok(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customer\/.+\/detail/)
  await visited
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option').first()).toBeVisible()
  await dialog.getByRole('combobox').fill('zzzzzz')
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible()
})
