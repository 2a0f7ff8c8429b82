import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

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

test('three roles have three menus at the thumb, each with its role', async ({ page }) => {
  for (const [username, role, own, others] of [
    ['spv', 'Supervisor (SPV)', 'Customer Ranking', 'Survey List'],
    ['asc-admin', 'ASC Admin', 'Survey List', 'Customer Ranking'],
    ['technician', 'Technician', 'Technician Work Order', 'Survey List'],
  ] as const) {
    await page.context().clearCookies()
    await enter(page, username)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('listitem').getByText(role, { exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: own })).toBeVisible()
    await expect(menu.getByRole('link', { name: others })).toHaveCount(0)
  }
})
