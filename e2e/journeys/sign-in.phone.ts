import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../people.ts'

test('one taps a demo role, sees one’s account, and changes the language', async ({ page }) => {
  test.slow()
  await page.goto('/my-account')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button').filter({ hasText: 'Dimas Saputra' }).filter({ hasText: 'WeCom' }).tap()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText(/· WeCom$/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Indonesia' }).tap()
  await expect(page.getByRole('heading', { name: 'Akun saya' })).toBeVisible()
  // The choice goes with the person: the next one to come in so shall find English again.
  await page.getByRole('button', { name: 'English' }).tap()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
})
