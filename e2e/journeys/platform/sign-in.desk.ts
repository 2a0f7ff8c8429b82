import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const addresses = '/sales-order/maintain-official-address'
const typeIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Staff code or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const another = async (browser: Browser) => (await browser.newContext()).newPage()

test('the page that was wanted is there after the sign-in, wrong password or not', async ({ page }) => {
  await page.goto(`${addresses}?page=2`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('Ask an administrator of your branch')).toBeVisible()
  await typeIn(page, 'branch-admin', 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await typeIn(page, 'branch-admin', 'sejuk-demo')
  await expect(page).toHaveURL(new RegExp(`${addresses}\\?page=2`))
})

test('a session ended from another device leaves the open form; signed in again, it is saved', async ({
  page,
  browser,
}) => {
  test.slow()
  await enter(page, 'bm', addresses)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const receiver = `Budi ${Date.now()}`
  const field = page.getByLabel('Receive Contact Person')
  await field.fill(receiver)

  const other = await another(browser)
  await enter(other, 'bm', '/my-account')
  await expect(other.getByText('This device')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Sign out all other devices' }).click()

  const sheet = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(sheet).toBeVisible()
  await sheet.getByLabel('Staff code or email').fill('bm')
  await sheet.getByLabel('Password', { exact: true }).fill('sejuk-demo')
  await sheet.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(field).toHaveValue(receiver)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('cell', { name: receiver })).toBeVisible()
  await other.context().close()
})

test('whoever signs out everywhere is out everywhere at once', async ({ page, browser }) => {
  await enter(page, 'finance', '/my-account')
  const other = await another(browser)
  await enter(other, 'finance')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/signin$/)
  await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await other.context().close()
})

test('a link that leads elsewhere, or carries a script, leads to the page that says so', async ({ page }) => {
  await page.goto('/redirect-from-msg?url=//evil.example&key=guess')
  await expect(page.getByText('This link is not valid. Please open it from the message again')).toBeVisible()
  await page.goto(`/notauthorized?message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(400)}`)}`)
  // A text that is not ours is not shown at all.
  await expect(page.getByText('If you need access this page, please contact with Administrator.')).toBeVisible()
  await expect(page.getByText('onerror')).toHaveCount(0)
})

test('three roles have three menus, and a page outside one’s own is shut', async ({ page }) => {
  const barOf = async (username: string) => {
    await page.context().clearCookies()
    await enter(page, username)
    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(bar.getByRole('button').first()).toBeVisible()
    return bar.locator('a, button').allTextContents()
  }
  const branch = await barOf('branch-admin')
  const centre = await barOf('asc-admin')
  const technician = await barOf('technician')
  expect(branch).toEqual([
    'Home',
    'Sales',
    'Customers',
    'After-sales',
    'Installers',
    'Stock',
    'Finance',
    'Learning',
    'More',
  ])
  expect(centre).toEqual(['Home', 'After-sales', 'Stock', 'Learning', 'Configuration'])
  expect(technician).toEqual(['After-sales', 'Stock', 'Learning'])
  await page.goto('/customer')
  await expect(page.getByText('No Permission Page Access. Request Page: /customer')).toBeVisible()
})
