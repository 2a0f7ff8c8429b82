import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { type Caller, caller, enter, expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

type Leave = { leave_code: string; status: string; from_date: string; to_date: string; row_version: number }
const daysLater = (day: string, n: number) => new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10)
const standing = async ({ ask }: Caller, from: string, to: string) => {
  const rows: Leave[] = await ask(`/api/leave/mine?from=${from}&to=${to}&limit=100`)
  return rows.filter(({ status }) => ['Submitted', 'Approved', 'Adjusted'].includes(status))
}
const todayOf = async ({ ask }: Caller): Promise<string> => (await ask('/api/attendance/today')).work_date

/** The first Monday from four weeks ahead on for which nothing is asked yet. */
const freeMonday = async (sales: Caller) => {
  let day = daysLater(await todayOf(sales), 28)
  day = daysLater(day, (8 - new Date(day).getUTCDay()) % 7)
  while ((await standing(sales, day, day)).length > 0) day = daysLater(day, 7)
  return day
}
/** As people write it. */
const written = (day: string) => {
  const [, number, month, year] = new Date(day).toUTCString().split(' ')
  return `${number} ${month} ${year}`
}
const fillAsking = async (page: Page, day: string) => {
  await page.getByRole('button', { name: 'Ask for leave' }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('unpaid')
  for (const name of ['First day', 'Last day']) {
    const field = page.getByLabel(name, { exact: true })
    await field.click()
    await field.fill(written(day))
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('Taken', { exact: true })).toBeVisible()
}

test('leave is asked for on the phone with a delegate, and the branch manager approves it', async ({
  page,
  browser,
  baseURL,
}) => {
  const day = await freeMonday(await caller(browser, baseURL ?? '', 'sales'))
  const reason = `Family ${Date.now() % 1_000_000}`
  await enter(page, 'sales', '/leave')
  await fillAsking(page, day)
  await page.getByRole('button', { name: /^Delegate/ }).click()
  const found = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /Search/ }))
  await found.last().fill('Rina')
  await page.getByRole('option', { name: /Rina/ }).filter({ visible: true }).first().click()
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Submit at once').check()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Submit \d+ days?$/ }).click()
  await expect(page.getByLabel('Submit at once')).toBeHidden()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText(/Delegate: Rina/).first()).toBeVisible()
  await expectAccessible(page)

  const desk = await openDesk(browser, 'bm', '/leave-approval?status=Submitted&search=Dimas')
  const row = desk.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await desk.getByRole('menuitem', { name: 'Approve', exact: true }).click()
  await expect(row).toHaveCount(0)
  await desk.context().close()
  await page.reload()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})

test('while the branch manager is away, the delegate is told and decides on the phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const as = (username: string) => caller(browser, baseURL ?? '', username)
  const [sales, manager, delegate, hr] = [await as('sales'), await as('bm'), await as('spv'), await as('hr')]
  const today = await todayOf(manager)
  const endLeave = async ({ leave_code, status, row_version }: Leave) => {
    const seen = { leave_code, row_version, reason: 'Back at work' }
    if (status === 'Submitted') return hr.send('/api/leave/reject', seen)
    if (status === 'Approved') await manager.send('/api/leave/ask-cancel', seen)
    return hr.send('/api/leave/cancel', { ...seen, row_version: row_version + (status === 'Approved' ? 1 : 0) })
  }
  const comeBack = async () => {
    for (const one of await standing(manager, today, daysLater(today, 6))) await endLeave(one)
  }
  await comeBack()
  const me = await delegate.ask('/api/session')
  const away = {
    ...{ leave_type: 'unpaid', from_date: today, to_date: daysLater(today, 6), reason: 'Away', submit: true },
    delegate_user_code: me.usercode,
  }
  const { leave_code } = await manager.send('/api/leave/create', away)
  await hr.send('/api/leave/approve', { leave_code, row_version: 2 })

  const reason = `Wedding ${Date.now() % 1_000_000}`
  await enter(page, 'sales', '/leave')
  await fillAsking(page, await freeMonday(sales))
  await expect(page.getByText('Goes to Ratna Kusuma, for Rina Kartika on leave')).toBeVisible()
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Submit at once').check()
  await page.getByRole('button', { name: /^Submit \d+ days?$/ }).click()
  await expect(page.getByText(reason)).toBeVisible()

  const other = await browser.newContext({ viewport: page.viewportSize(), isMobile: true, hasTouch: true })
  const phone = await other.newPage()
  await enter(phone, 'spv', '/notifications')
  await expect(phone.getByText(/Dimas Saputra asks for leave.*in place of Rina Kartika/).first()).toBeVisible()
  await phone.getByRole('button', { name: 'Dimas Saputra asks for leave' }).first().click()
  await expect(phone).toHaveURL(/leave-approval\?search=/)
  await expect(phone.getByText(reason)).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('button', { name: /^Actions for/ }).click()
  await phone.getByRole('menuitem', { name: 'Approve', exact: true }).click()
  await expect(phone.getByText('Approved', { exact: true }).first()).toBeVisible()
  await other.close()
  await comeBack()
})
