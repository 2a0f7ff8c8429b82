import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const username = 'other-dept'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key at this moment (RFC 6238). */
const appCode = (key: string) => {
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const signIn = async (page: Page) => {
  await page.getByLabel('Staff code or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('sejuk-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code of your app' })).toBeVisible()
}
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a second factor is added, asked for at the next sign-in, and a backup code opens the account once', async ({
  page,
  browser,
}) => {
  await enter(page, username, '/my-account')
  const factor = page.getByRole('form', { name: 'Second factor' })

  const backup = await test.step('it is added with the password and the code of the app', async () => {
    await factor.getByLabel('Your password').fill('not the password')
    await factor.getByRole('button', { name: 'Add second factor' }).click()
    await expect(factor.getByText('The current password is not right')).toBeVisible()
    await factor.getByLabel('Your password').fill('sejuk-demo')
    await factor.getByRole('button', { name: 'Add second factor' }).click()
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
    await expectAccessible(page)
    const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await typeCode(page, '000000')
    await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeHidden()
    await typeCode(page, appCode(key))
    await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible()
    const codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^[\w-]{6,}$/ })
      .allTextContents()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(factor.getByText(/^On since/)).toBeVisible()
    return codes
  })
  expect(backup.length).toBeGreaterThan(4)

  const device = await browser.newContext()
  const other = await device.newPage()
  await test.step('the password alone opens nothing; a wrong code is refused, a backup code is taken', async () => {
    await other.goto('/my-account')
    await signIn(other)
    await expectAccessible(other, 10)
    await typeCode(other, '000000')
    await expect(other.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await typeCode(other, backup[0] ?? '')
    await expect(other.getByText(/^On since .*Backup codes left: \d+\./)).toBeVisible()
  })
  await device.close()

  await test.step('a backup code works once', async () => {
    const third = await browser.newContext()
    const again = await third.newPage()
    await again.goto('/my-account')
    await signIn(again)
    await typeCode(again, backup[0] ?? '')
    await expect(again.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await third.close()
  })

  await test.step('it is removed with the password', async () => {
    await factor.getByLabel('Your password').fill('sejuk-demo')
    await factor.getByRole('button', { name: 'Remove second factor' }).click()
    await expect(factor.getByText(/^Off\./)).toBeVisible()
  })
})
