import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const another = async (browser: Browser) => (await browser.newContext()).newPage()
const addresses = '/sales-order/maintain-official-address'

/** Through the page itself, as an administrator does it. */
const sayInstead = async (page: Page, text: string) => {
  await page.goto('/configuration/multi-language?module=official-addresses&text=postal_code')
  await page.getByRole('button', { name: /Kode Pos/ }).click()
  await page.getByLabel('Default (English)').fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Change word' })).toBeHidden()
}

/** A journey that broke off may have left its word behind. */
const takeBack = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/multi-language/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ module: 'official-addresses', word_key: 'postal_code' }),
    }).then((reply) => reply.status),
  )

test('a word edited by an administrator is said on somebody’s open page, without a reload', async ({
  page,
  browser,
}) => {
  test.slow()
  await enter(page, 'admin', '/configuration/multi-language')
  await takeBack(page)
  const reader = await another(browser)
  await enter(reader, 'branch-admin', addresses)
  await expect(reader.getByRole('columnheader', { name: 'Postal Code' })).toBeVisible()
  await reader.evaluate(() => Object.assign(window, { isSamePage: true }))

  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await sayInstead(page, 'Post Code')
  await expect(reader.getByRole('columnheader', { name: 'Post Code' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for official-addresses/postal_code' }).click()
  await page.getByRole('menuitem', { name: 'Back to the book' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(reader.getByRole('columnheader', { name: 'Postal Code' })).toBeVisible()
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a language is chosen once, and kept for the person on every device', async ({ page, browser }) => {
  await enter(page, 'hr', '/')
  await page.getByRole('button', { name: 'ID, Indonesia' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  const elsewhere = await another(browser)
  await enter(elsewhere, 'hr', '/')
  await expect(elsewhere.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'EN, English' }).click()
  await expect(elsewhere.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('a message rings in the open page, leads where it leads, and is read', async ({ page }) => {
  test.slow()
  await enter(page, 'admin', '/configuration/message-template?event=role-changed&channel=inapp&language=default')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Administrator')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to myself' }).click()
  await expect(page.getByText('New: Your roles were changed')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Your roles were changed/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/notifications?unread=true')
  // Other journeys write to the administrator meanwhile: what came since is read once more.
  await expect(async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click({ timeout: 15_000 })
    await expect(page.getByText('No Data')).toBeVisible({ timeout: 15_000 })
    const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })
    await expect(bell).toBeVisible({ timeout: 15_000 })
  }).toPass()
})

test('planned maintenance is announced at the door, and an unsent e-mail can be read in the outbox', async ({
  page,
  browser,
}) => {
  test.slow()
  await enter(page, 'admin', '/website-config')
  const announced = page.getByLabel('Announce it')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  if (!(await announced.isChecked())) await announced.check()
  const moment = async (label: string, time: string) => {
    const day = page.getByRole('textbox', { name: new RegExp(`^${label}[^:]*$`) })
    // With the focus the weekday goes from the field: what is typed before that would stand behind it.
    await day.click()
    await day.fill(inDays(6))
    await expect(day).toHaveValue(inDays(6))
    await page.getByRole('textbox', { name: new RegExp(`^${label}.*: time$`) }).fill(time)
  }
  await moment('Starts', '22:00')
  await moment('Ends', '23:00')
  const text = `Technicians can keep working offline (${Date.now()}).`
  await page.getByLabel('Text in English').fill(text)
  await page.getByLabel('Text in Indonesian').fill('Teknisi tetap dapat bekerja luring.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/^Saved by .*, just now$/).first()).toBeVisible()

  const door = await another(browser)
  await door.goto('/signin')
  await expect(door.getByText(text)).toBeVisible()
  await expectAccessible(door)

  await page.goto('/configuration/message-template?event=role-changed&channel=email&language=default')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Send to myself' }).click()
  await expect(page.getByText(/^On its way to/)).toBeVisible()
  await expect(async () => {
    await page.goto('/configuration/outbox?status=Written')
    await expect(page.getByRole('row').nth(1)).toContainText('Written to file', { timeout: 3000 })
  }).toPass()
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: /^Delivery \d+/ })).toBeVisible()
  await expect(page.getByText('Attempt 1')).toBeVisible()
  await expectAccessible(page)
})
