import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const phone = `0812${String(Date.now()).slice(-8)}`
const name = `Bu Ratna ${String(Date.now()).slice(-5)}`

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  await page.getByRole('option', { name: option }).first().click()
}

test('a call comes in at the desk: the caller is known, a ticket is logged, and its units go to the best centres', async ({
  page,
}) => {
  await enter(page, 'callcenter', '/asc-call-center')

  await test.step('the desk opens with what is new, and knows a caller by the number', async () => {
    await expect(page).toHaveURL(/tab=new/)
    await expect(page.getByRole('heading', { name: 'Call Center' })).toBeVisible()
    const known = await page.getByRole('cell', { name: /^\+62/ }).first().textContent()
    const caller = page.getByLabel(/^Phone/).first()
    await caller.fill(known ?? '')
    await expect(page.getByText('Units of the caller')).toBeVisible()
    await expect(page.getByText(/tickets, \d+ open/)).toBeVisible()
    await expectAccessible(page)
    await caller.fill(phone)
    await expect(page.getByText('Nobody with this number has called before.')).toBeVisible()
    await page.getByRole('button', { name: 'Log a ticket for this caller' }).click()
  })

  await test.step('what is missing is said at its field; the rest stays as typed', async () => {
    await expect(page.getByRole('heading', { name: 'Input Aftersales Ticket' })).toBeVisible()
    await page.getByLabel('Customer name').fill(name)
    await page.getByRole('button', { name: 'Save ticket' }).click()
    await expect(page.getByText('Address is required!')).toBeVisible()
    await expect(page.getByText('Sub-district is required!')).toBeVisible()
    await expect(page.getByLabel('Customer name')).toHaveValue(name)
  })

  await test.step('the ticket is saved with two units', async () => {
    await page.getByLabel('Address').fill('Jl. Kemanggisan Raya 12')
    await choose(page, 'Province', 'Daerah Khusus Ibukota Jakarta')
    await choose(page, 'City', 'Kota Administrasi Jakarta Barat')
    await choose(page, 'District', 'Pal Merah')
    await choose(page, 'Sub District', 'Kemanggisan')
    await choose(page, 'Symptom', 'Not cold')
    await page.getByLabel('SN indoor').fill('UNKNOWN0001')
    await expect(page.getByText('Serial number is not known')).toBeVisible()
    await page.getByRole('button', { name: 'Add unit' }).click()
    await page.getByRole('button', { name: 'Save ticket' }).click()
    await expect(page.getByText('Nothing is dispatched yet.')).toBeVisible()
    await expect(page.getByText('Ticket Draft').first()).toBeVisible()
    await expectAccessible(page)
  })

  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await test.step('one unit goes to the best centre, the other to another: a work order each', async () => {
    await page.getByRole('button', { name: 'Dispatch' }).first().click()
    const panel = page.getByRole('complementary', { name: 'Dispatch' })
    await expect(panel.getByText('Covers the sub-district').first()).toBeVisible()
    await expect(panel.getByRole('radio').first()).toBeChecked()
    await panel.getByRole('checkbox').nth(1).uncheck()
    await panel.getByRole('button', { name: 'Dispatch' }).click()
    await expect(page.getByText('Ticket Partly Dispatched').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^WO-/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Dispatch' }).first().click()
    await panel.getByRole('radio').nth(1).check()
    await panel.getByRole('button', { name: 'Dispatch' }).click()
    await expect(page.getByText('Ticket Dispatched').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^WO-/ })).toHaveCount(2)
  })

  await test.step('a second call of the same number is told to be likely the same', async () => {
    await page.goto('/input-aftersales-ticket')
    await page.getByLabel('Phone', { exact: true }).first().fill(phone)
    await expect(page.getByText('The same phone or unit already has an open ticket.')).toBeVisible()
    await expect(page.getByRole('link', { name: number }).first()).toBeVisible()
  })
})
