import { expect, type Page } from '@playwright/test'
import { sendPanel } from '../../actions.ts'
import { act, applyOffline, approveTicket, findFreeUnit, settle } from '../../bonuses.ts'
import { test } from '../../journey.ts'
import { expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const number = () => `0812${String(Date.now()).slice(-8)}`
const name = `Joko Uji ${String(Date.now()).slice(-5)}`

/** The code stands on the page, since the demo sends nothing. */
const typeCode = async (page: Page) => {
  const code = /(\d{6})/.exec((await page.getByText(/Demo: kodenya/).textContent()) ?? '')?.[1] ?? ''
  await page.getByLabel('OTP').fill(code)
}

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const photograph = async (page: Page, what: string) => {
  const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  await page.getByLabel(`Ambil foto: ${what}`).setInputFiles(picture)
}

const tick = (panel: ReturnType<Page['getByRole']>) => panel.getByRole('checkbox').check()

/** Before the approval of the identity its button is the first, afterwards only that of the account is there. */
const recordCheck = async (desk: Page, title: string) => {
  const panel = desk.getByRole('complementary', { name: title })
  // The page may be drawn anew by the news of what the installer just sent.
  await expect(async () => {
    if (!(await panel.isVisible()))
      await desk.getByRole('button', { name: 'Record a check', exact: true }).first().click()
    await expect(panel).toBeVisible({ timeout: 3000 })
  }).toPass()
  await panel.getByLabel('Result').selectOption('Valid')
  await panel.getByLabel('What was compared, or who was asked').fill('Compared with the documents')
  const evidence = { name: 'bank.jpg', mimeType: 'image/jpeg', buffer: await desk.screenshot({ type: 'jpeg' }) }
  if (title.includes('bank')) await panel.locator('input[type=file]').setInputFiles(evidence)
  await sendPanel(panel)
  await expect(panel).toBeHidden()
}

test('an installer registers on a phone, is approved, applies for a bonus offline, and is paid', async ({
  page,
  browser,
  context,
}) => {
  await test.step('the phone is proved, in the local language from the start', async () => {
    await page.goto('/partner/register')
    await expect(page.getByText('Langkah 1 dari 4')).toBeVisible()
    await page.getByLabel('Nomor telepon').fill(number())
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    await typeCode(page)
    await expect(page.getByText(/sudah dikonfirmasi/)).toBeVisible()
    await page.getByRole('radio', { name: /Installer penjualan/ }).check()
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Lanjut' }).click()
  })

  await test.step('photos and identity; a lost connection loses nothing', async () => {
    await expect(page.getByText('Langkah 2 dari 4')).toBeVisible()
    await photograph(page, 'Foto KTP')
    await expect(page.getByRole('tab', { name: '2. Foto diri', selected: true })).toBeVisible()
    await photograph(page, 'Foto diri')
    await expect(page.getByText('Tersimpan', { exact: true }).filter({ visible: true })).toBeVisible()
    await page.getByLabel('Nama sesuai KTP').fill(name)
    await page.getByLabel(/^Nomor KTP/).fill(`3173051208${String(Date.now()).slice(-6)}`)
    await page.getByLabel('Alamat sesuai KTP').fill('Jl. Kenanga 12 RT 04/07')
    await choose(page, 'Provinsi tempat kerja', 'Daerah Khusus Ibukota Jakarta')
    await choose(page, 'Kota tempat kerja', 'Kota Administrasi Jakarta Barat')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(page.getByText(/Tersimpan di ponsel ini/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Langkah 3 dari 4')).toBeVisible()
  })

  await test.step('closed and opened again, the registration goes on where it was', async () => {
    await page.goto('/partner/register')
    await expect(page.getByText('Langkah 3 dari 4')).toBeVisible()
    await page.getByRole('button', { name: /^Bank Pilih/ }).click()
    await page.getByRole('option', { name: 'BCA', exact: true }).click()
    await choose(page, 'Provinsi cabang bank', 'Daerah Khusus Ibukota Jakarta')
    await choose(page, 'Kota cabang bank', 'Kota Administrasi Jakarta Barat')
    await expect(page.getByLabel('Nama pemilik rekening')).toHaveValue(name)
    await page.getByLabel('Nomor rekening').fill('5220118473')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(page.getByText('Langkah 4 dari 4')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Ajukan' }).click()
    await expect(page.getByText('Persetujuan sedang diproses.')).toBeVisible()
    await expectAccessible(page, 8)
  })

  const desk = await openDesk(browser, 'admin', `/personal-installer-list?text=${encodeURIComponent(name)}`)
  await test.step('an administrator sends the identity back', async () => {
    await desk.getByRole('link', { name: /^INS-/ }).click()
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expectAccessible(desk, 60)
    await act(desk, 'Withdraw identity', (panel) => panel.getByLabel('Reason').fill('Nama berbeda dengan KTP.'))
    await expect(desk.getByText('Identity withdrawn to modify').first()).toBeVisible()
  })

  await test.step('the installer sees it at once, and corrects', async () => {
    await expect(page.getByRole('heading', { name: 'Dikembalikan untuk diperbaiki' })).toBeVisible()
    await expect(page.getByText('Nama berbeda dengan KTP.')).toBeVisible()
    await page.getByRole('link', { name: 'Ubah identitas' }).click()
    await page.getByLabel('Nama sesuai KTP').fill(`${name} Hadi`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ajukan kembali' }).click()
    await expect(page.getByText('Persetujuan sedang diproses.')).toBeVisible()
  })

  await test.step('one person checks identity and account, another approves them', async () => {
    const { pathname, search } = new URL(desk.url())
    const checker = await openDesk(browser, 'ass', pathname + search)
    await expect(checker.getByRole('heading', { name: `${name} Hadi`, level: 1 })).toBeVisible()
    await recordCheck(checker, 'Check of the identity')
    await desk.reload()
    await act(desk, 'Approve identity', tick)
    await expect(desk.getByText('Identity approved').first()).toBeVisible()
    await checker.reload()
    await recordCheck(checker, 'Check of the bank account')
    await checker.context().close()
    await desk.reload()
    await act(desk, 'Approve bank account', tick)
    await expect(desk.getByText('Bank approved').first()).toBeVisible()
  })

  await test.step('and the installer is one', async () => {
    await expect(page.getByText('Akun disetujui sebagai Installer penjualan')).toBeVisible()
    await page.getByRole('link', { name: 'Ke halaman masuk' }).click()
    await expect(page).toHaveURL(/\/$|dashboard|bonus/)
    await page.goto('/identity-bank-information')
    await expect(page.getByText(`${name} Hadi`).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  const finance = await openDesk(browser, 'finance', '/installation-bonus-list')
  const manager = await openDesk(browser, 'finance-manager', '/financial-settlement')
  const phone = await test.step('applies where there is no network, and it goes out by itself', async () =>
    applyOffline(page, context, await findFreeUnit(finance), `Pelanggan ${name}`))

  const ticket = await test.step('branch and finance approve', () => approveTicket(desk, finance, name))
  await test.step('a settlement is made, approved by another, and paid by the bank', () =>
    settle(finance, manager, ticket))

  await test.step('the installer sees it', async () => {
    await phone.goto(`/my-installation-bonus-detail?code=${ticket}`)
    await expect(phone.getByText('Pembayaran Berhasil').first()).toBeVisible()
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
  })
  for (const one of [desk, finance, manager]) await one.context().close()
})

test('the partner door tells what is wrong with a number or a code', async ({ page }) => {
  await page.goto('/partner/login')
  await page.getByLabel('Nomor telepon').fill('0812000')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Ini bukan nomor ponsel Indonesia')).toBeVisible()
  await page.getByLabel('Nomor telepon').fill('081200000001')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Nomor telepon belum terdaftar')).toBeVisible()
  await expectAccessible(page, 8)
  await page.getByRole('link', { name: 'Daftar sebagai installer' }).click()
  // The next page asks for the same: typed too early, it would be typed on the last one.
  await expect(page.getByRole('heading', { name: 'Akun' })).toBeVisible()
  await page.getByLabel('Nomor telepon').fill(number())
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  const code = /(\d{6})/.exec((await page.getByText(/Demo: kodenya/).textContent()) ?? '')?.[1] ?? ''
  await page.getByLabel('OTP').fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('OTP salah')).toBeVisible()
  await page.getByLabel('OTP').fill(code)
  await expect(page.getByText(/sudah dikonfirmasi/)).toBeVisible()
})
