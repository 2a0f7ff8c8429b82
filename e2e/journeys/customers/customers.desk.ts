import { expect, type Page } from '@playwright/test'
import { sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, openDesk } from '../../users.ts'

const stamp = String(Date.now()).slice(-7)
const name = `Toko Uji ${stamp}`

const choose = async (page: Page, field: RegExp, option: RegExp, search?: string) => {
  await page.getByRole('button', { name: field }).first().click()
  if (search) await page.getByRole('combobox', { name: /^Search/ }).fill(search)
  await page.getByRole('option', { name: option }).first().click()
}

test('a customer is written at one desk, approved at another, and gets a shop', async ({ page, browser }) => {
  let path = ''

  await test.step('the list leads to the form, and the form says what is missing', async () => {
    await enter(page, 'branch-admin', '/customer')
    await expect(page.getByRole('row').nth(1)).toContainText(/\((C-|705-C)/)
    await expectAccessible(page, 60)
    await page.getByRole('button', { name: 'Create customer' }).click()
    await expect(page).toHaveURL(/\/customer\/create$/)
    await page.getByRole('button', { name: 'Save and submit' }).click()
    await expect(page.getByText('Customer name is required!')).toBeVisible()
    await expectAccessible(page, 40)
  })

  await test.step('filled in and submitted, it waits', async () => {
    await page.getByLabel('Customer name').fill(name)
    await choose(page, /^Salesperson/, /Dimas Saputra/, 'Dimas')
    await choose(page, /^Business units/, /^RAC/)
    await page.keyboard.press('Escape')
    await page.getByLabel('Contact person').fill('Budi Santoso')
    await page.getByLabel('Phone', { exact: true }).fill(`0813${stamp}9`)
    await choose(page, /^Province/, /Ibukota Jakarta/, 'Jakarta')
    await choose(page, /^City/, /Jakarta Barat/, 'Barat')
    await choose(page, /^District/, /^Kebon Jeruk/)
    await choose(page, /^Sub District/, /^Kedoya Utara/)
    await page.getByLabel('Detail address').fill(`Jl. Panjang No. ${stamp}`)
    await page.getByLabel('Latitude').fill('-6.168')
    await page.getByLabel('Longitude').fill(`106.7${stamp.slice(-4)}`)
    await page.getByLabel('NIK', { exact: true }).fill('3173055203909999')
    await page.getByRole('button', { name: 'Save and submit' }).click()
    await expect(page).toHaveURL(/\/customer\/705-C\d{6}\/detail/)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
    path = new URL(page.url()).pathname
  })

  await test.step('the branch manager approves it', async () => {
    const desk = await openDesk(browser, 'bm', path.replace('/detail', '/approve'))
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expectAccessible(desk, 40)
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('Customer approved')).toBeVisible()
    await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible()
    await desk.context().close()
  })

  await test.step('a changed name waits, and the old one stays in force', async () => {
    await page.goto(path.replace('/detail', '/modify'))
    await page.getByLabel('Customer name').fill(`${name} Abadi`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Waits for approval')).toBeVisible()
    await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
    await expect(page.getByText(`${name} Abadi`)).toBeVisible()
  })

  await test.step('it gets a shop', async () => {
    await page.goto(path.replace('/detail', '/shop'))
    await page.getByRole('button', { name: 'Add a shop' }).click()
    const panel = page.getByRole('complementary', { name: 'Add a shop' })
    await panel.getByLabel('Shop name').fill(`${name} Cabang`)
    await panel.getByLabel('Detail address').fill('Jl. Kedoya 12')
    await sendPanel(panel)
    await page.getByRole('link', { name: `${name} Cabang` }).click()
    await expect(page).toHaveURL(/\/shop\/SHP-705-/)
    await expect(page.getByRole('heading', { name: `${name} Cabang`, level: 1 })).toBeVisible()
    await expectAccessible(page, 40)
  })
})
