import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { pressAction } from './actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './users.ts'

const ours = { 'x-requested-with': 'XMLHttpRequest' }
export const todayInJakarta = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** An action of a record, in its panel beside it. */
export const act = async (desk: Page, action: string, fill: (panel: Locator) => Promise<void>) => {
  await pressAction(desk, action)
  const panel = desk.getByRole('complementary', { name: action })
  await fill(panel)
  await panel.getByRole('button', { name: action }).click()
  await expect(panel).toBeHidden()
}

type Unit = { serial_indoor: string | null; serial_outdoor: string | null; amount: number }

/** A unit nobody holds: what was denied may be claimed again. */
export const findFreeUnit = async (staff: Page) => {
  const group = '/api-installer-bonus/bonus-ticket'
  const ask = async (path: string) => (await staff.request.get(`${group}/${path}`, { headers: ours })).json()
  const { data } = await ask('list?tab=Denied&sort=-install_date&limit=20')
  for (const { bonus_ticket_code } of data as { bonus_ticket_code: string }[]) {
    const { data: ticket } = await ask(`detail?bonus_ticket_code=${bonus_ticket_code}`)
    const others = ticket.history as { ticket_status: string }[]
    if (others.some(({ ticket_status }) => ticket_status !== 'Denied')) continue
    const unit = (ticket.unit_list as Unit[]).find((one) => one.serial_indoor && one.serial_outdoor && one.amount > 0)
    if (unit) return unit
  }
  throw new Error('No ticket was ever denied')
}

const photograph = async (page: Page, what: string) => {
  const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  await page.getByLabel(`Ambil foto: ${what}`).setInputFiles(picture)
}

/** What opens without a network has arrived. */
const appIsKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return (await caches.keys()).some((name) => name.startsWith('sejuk-files/'))
  })

/** Begun where there is a network, typed where there is none, the phone switched off in between. Gives the page it ends on. */
export const applyOffline = async (first: Page, context: BrowserContext, unit: Unit, customer: string) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.168, longitude: 106.759 })
  await first.goto('/apply-installation-bonus')
  await first.getByLabel('Tanggal pemasangan').fill(todayInJakarta())
  await first.getByRole('textbox', { name: 'Unit indoor' }).fill(unit.serial_indoor ?? '')
  await expect(first.getByText('Bonus Anda')).toBeVisible()
  await expectAccessible(first)
  await expectNoSidewaysScroll(first)
  expect(await appIsKept(first)).toBe(true)

  await context.setOffline(true)
  await first.getByRole('textbox', { name: 'Unit outdoor' }).fill(unit.serial_outdoor ?? '')
  await first.getByLabel('Nama pelanggan').fill(customer)
  await photograph(first, 'Foto nomor seri')
  await expect(first.getByText('Anda sedang luring.', { exact: false })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Hapus foto' })).toBeVisible()
  await first.close()

  const page = await context.newPage()
  await page.goto('/')
  await page.goto('/my-installation-bonus-list')
  await page.getByRole('link', { name: customer }).click()
  await expect(page.getByRole('textbox', { name: 'Unit outdoor' })).toHaveValue(unit.serial_outdoor ?? '')
  await expect(page.getByRole('button', { name: 'Hapus foto' })).toHaveCount(1)
  await photograph(page, 'Foto unit terpasang')
  await page.getByLabel('Telepon pelanggan').fill('0813 9911 2200')
  await page.getByLabel('Alamat pelanggan').fill('Jl. Melati 7, Jakarta Barat')
  await page.getByRole('button', { name: 'Pakai lokasi saya' }).click()
  await expect(page.getByText(/Lokasi tersimpan/)).toBeVisible()
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByText('Menunggu dikirim')).toBeVisible()

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/my-installation-bonus-list/)
  await expect(page.getByText('Terkirim. Sedang diperiksa cabang.')).toBeVisible()
  return page
}

/** Asked for, unless chance asked already; until then nothing is approved. */
const callCustomer = async (desk: Page) => {
  const menu = desk.getByRole('button', { name: /^Actions for/ })
  const approve = desk.getByRole('menuitem', { name: /^Approve \(Branch\)/ })
  await menu.click()
  await expect(desk.getByRole('menuitem').first()).toBeVisible()
  const isAsked = (await approve.count()) > 0 && (await approve.getAttribute('aria-disabled')) === 'true'
  await desk.keyboard.press('Escape')
  if (!isAsked) await act(desk, 'Ask for a call', async () => {})
  await menu.click()
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await desk.keyboard.press('Escape')
  await expectAccessible(desk, 40)
  await act(desk, 'Write down the call', async (panel) => {
    await panel.getByLabel('Outcome').selectOption('Confirmed')
    await panel.getByLabel('What the customer said').fill('Terpasang kemarin, dingin.')
  })
  await expect(desk.getByText('Confirmed', { exact: true })).toBeVisible()
}

/** Branch, then finance. Gives the ticket's code. */
export const approveTicket = async (branch: Page, finance: Page, installer: string) => {
  const remark = (panel: Locator) => panel.getByLabel('Remark').fill('Sudah diperiksa.')
  let code = ''
  for (const [desk, decision, after] of [
    [branch, 'Approve (Branch)', 'Approved By Branch'],
    [finance, 'Approve (Finance)', 'Approved By Finance'],
  ] as const) {
    await desk.goto(`/installation-bonus-list?text=${encodeURIComponent(installer)}`)
    const link = desk.getByRole('link', { name: /^IBT-/ })
    code = (await link.textContent()) ?? ''
    await link.click()
    await expect(desk.getByRole('heading', { name: code, level: 1 })).toBeVisible()
    if (desk === branch) await callCustomer(desk)
    await act(desk, decision, remark)
    await expect(desk.getByText(after).first()).toBeVisible()
  }
  return code
}

const confirmed = async (desk: Page, action: string) => {
  await pressAction(desk, action)
  await desk.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
}

/** The bank pays everything it was asked to. */
const answerOf = (file: string) => {
  const payments = file.split('\r\n').flatMap((line) => {
    const [kind, reference, , , , , , amount] = line.split('","').map((cell) => cell.replaceAll('"', ''))
    return kind === 'P' ? [{ reference, amount: Number(amount) }] : []
  })
  const lines = payments.map(({ reference, amount }, n) => `R,${reference},${amount},SUCCESS,BCA-${n + 1},`)
  return [...lines, `T,${lines.length},${payments.reduce((sum, { amount }) => sum + amount, 0)}`].join('\r\n')
}

/** Made by one, approved by another, and paid by the bank. */
export const settle = async (maker: Page, manager: Page, ticket: string) => {
  await maker.goto('/financial-settlement/create')
  for (const field of ['First day', 'Last day']) {
    await maker.getByLabel(field).click()
    await maker.getByLabel(field).fill(todayInJakarta())
  }
  await maker.getByRole('button', { name: 'Look' }).click()
  await expect(maker.getByRole('listitem').filter({ hasText: ticket })).toContainText('Leave out')
  await maker.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(maker).toHaveURL(/financial-settlement\/detail/)
  await pressAction(maker, 'Submit')
  await expect(maker.getByText('Submitted').first()).toBeVisible()

  await manager.goto(new URL(maker.url()).pathname + new URL(maker.url()).search)
  await expect(manager.getByText(ticket)).toBeVisible()
  await confirmed(manager, 'Approve')
  await expect(manager.getByText('Approved', { exact: true }).first()).toBeVisible()

  await maker.reload()
  await confirmed(maker, 'Make bank file')
  await expect(maker.getByText('With the bank').first()).toBeVisible()
  const [file] = await Promise.all([maker.waitForEvent('download'), pressAction(maker, 'Bank file')])
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  const buffer = Buffer.from(answerOf(Buffer.concat(parts).toString('utf8')))
  await pressAction(maker, 'Import bank result')
  const dialog = maker.getByRole('dialog', { name: 'Import bank result' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'hasil.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Import bank result' }).click()
  await expect(dialog.getByText(/\d+ paid, 0 failed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(maker.getByText('Finished').first()).toBeVisible()
  await expectAccessible(maker, 30)
}
