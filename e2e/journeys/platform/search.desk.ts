import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter } from '../../users.ts'

/** A hand that is quicker than a busy machine: the keys are pressed the very moment the list is drawn. */
const searchOnceDrawn = (page: Page) =>
  page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      const row = document.querySelector('tbody a')
      if (!row) return
      drawn.disconnect()
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    drawn.observe(document, { childList: true, subtree: true })
  })

test('the search finds a customer by name and by phone, and opens the record', async ({ page }) => {
  await searchOnceDrawn(page)
  await enter(page, 'bm', '/customer')
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('combobox')
  await expect(words).toBeFocused()
  const code = (await page.locator('tbody a').first().textContent()) ?? ''
  await words.fill(code.trim())
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
  await words.fill('zzzzzz')
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible()
})
