import { expect, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../users.ts'

/** A Monday some weeks ahead, as people write it; another one every time. */
const someMonday = () => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 28 + 7 * (Math.floor(Date.now() / 1000) % 8))
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  const [, number, month, year] = day.toUTCString().split(' ')
  return `${number} ${month} ${year}`
}

test('leave is asked for on the phone with a delegate, and the branch manager approves it', async ({
  page,
  browser,
}) => {
  const day = someMonday()
  const reason = `Family ${Date.now() % 1_000_000}`
  await enter(page, 'sales', '/leave')
  await page.getByRole('button', { name: 'Ask for leave' }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('unpaid')
  for (const name of ['First day', 'Last day']) {
    const field = page.getByLabel(name, { exact: true })
    await field.click()
    await field.fill(day)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('Taken', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Delegate/ }).click()
  const found = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /Search/ }))
  await found.last().fill('Rina')
  await page.getByRole('option', { name: /Rina/ }).filter({ visible: true }).first().click()
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Submit at once').check()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Submit at once')).toBeHidden()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText(/Delegate: Rina/).first()).toBeVisible()
  await expectAccessible(page)

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enter(desk, 'bm', '/leave-approval?status=Submitted&search=Dimas')
  const row = desk.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await desk.getByRole('menuitem', { name: 'Approve', exact: true }).click()
  await expect(row).toHaveCount(0)
  await office.close()
  await page.reload()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})
