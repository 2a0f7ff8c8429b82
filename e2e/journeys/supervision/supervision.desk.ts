import { type Browser, devices, expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { readQrCodes } from '../../qr-codes.ts'
import { type Caller, caller, enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../../users.ts'

const detail = '/api-supervision/supervision-detail'
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
/** Unlike any other, so that a second run on the same server finds its own units. */
const unique = String(Date.now()).slice(-9)

type Names = 'bm' | 'ts-manager' | 'ass' | 'project-ho' | 'coordinator' | 'supervisor' | 'callcenter'
const callersOf = async (browser: Browser, baseURL: string) => {
  const names: Names[] = ['bm', 'ts-manager', 'ass', 'project-ho', 'coordinator', 'supervisor', 'callcenter']
  const all = await Promise.all(names.map(async (name) => [name, await caller(browser, baseURL, name)] as const))
  return Object.fromEntries(all) as Record<Names, Caller>
}
const as = async (page: Page, user: Names, path: string) => {
  await page.context().clearCookies()
  await enter(page, user, path)
}
const phoneOf = async (browser: Browser, baseURL: string, user: Names, path: string) => {
  const { defaultBrowserType: _engine, ...pixel } = devices['Pixel 7']
  const context = await browser.newContext({
    ...pixel,
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await enter(page, user, path)
  return page
}
const photo = async (page: Page, hue: number) => {
  const drawn = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = `hsl(${colour} 60% 60%)`
    pen.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  }, hue)
  return { name: `site-${hue}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
}
const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 paper') }
/** An action that asks in a panel, and what the record is after it. */
const decide = async (page: Page, action: string, becomes: string) => {
  await pressAction(page, action)
  const panel = page.getByRole('complementary', { name: action })
  await sendPanel(panel)
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(becomes, { exact: true }).first()).toBeVisible()
}
const sure = async (page: Page, action: string, yes = action) => {
  await pressAction(page, action)
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const codeIn = async (page: Page) => {
  const shown = page.getByText(/(the code is|kodenya) \d{6}/)
  await expect(shown).toBeVisible()
  return /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
}

type Point = { checkpoint_code: string; kind: string; min: number | null; photo_min: number }
/** A red circle by finger on the photo that was just taken; what is kept of it has red in it. */
const drawOn = async (phone: Page) => {
  await phone.getByRole('button', { name: 'Draw on Photo 1' }).click()
  const sheet = phone.getByRole('dialog', { name: 'Draw on the photo' })
  const board = await sheet.getByRole('img', { name: 'Draw with a finger' }).boundingBox()
  if (!board) throw new Error('nothing to draw on')
  const at = (n: number) => [board.x + board.width * (0.3 + n / 20), board.y + board.height * (0.3 + n / 25)] as const
  const stroke = async (from: number) => {
    await phone.mouse.move(...at(from))
    await phone.mouse.down()
    for (let n = from; n < from + 5; n++) await phone.mouse.move(...at(n))
    await phone.mouse.up()
  }
  const save = sheet.getByRole('button', { name: 'Save', exact: true })
  await expect(async () => {
    await stroke(0)
    await expect(save).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(phone)
  await sheet.getByRole('button', { name: 'Undo the last stroke' }).click()
  await expect(save).toBeDisabled()
  await stroke(2)
  await save.click()
  await expect(sheet).toHaveCount(0)
}
/** Whether the pen's red is on a stored picture. */
const hasRed = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const picture = await createImageBitmap(await (await fetch(path)).blob())
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, 0, 0)
    const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    for (let n = 0; n < data.length; n += 4)
      if ((data[n] ?? 0) > 190 && (data[n + 1] ?? 255) < 80 && (data[n + 2] ?? 255) < 90) return true
    return false
  }, address)

/** One point on a phone, from the list and back to it. */
const answerPoint = async (phone: Page, point: Point, result: 'Pass' | 'Fail', hue: number, isDrawn = false) => {
  await phone.getByRole('button', { name: new RegExp(`^${point.checkpoint_code} `) }).click()
  if (point.kind === 'number') await phone.getByLabel('Value').fill(String(point.min))
  await phone.getByRole('button', { name: result, exact: true }).click()
  if (point.kind === 'number' && result === 'Fail') await phone.getByLabel('Note').fill('Measured twice')
  for (let n = 0; n < point.photo_min; n++) {
    await phone.getByLabel('Add a photo').setInputFiles(await photo(phone, hue + n))
    await expect(phone.getByText(`${n + 1} of ${point.photo_min} photos`)).toBeVisible()
  }
  if (isDrawn) {
    if (point.photo_min === 0) await phone.getByLabel('Add a photo').setInputFiles(await photo(phone, hue))
    await drawOn(phone)
  }
  await phone.getByRole('button', { name: 'Save, next point' }).click()
  // Until it is stored the point is still there, with the same button back: pressed too early, the next point would open behind it.
  await expect(phone.getByRole('heading', { name: new RegExp(`^${point.checkpoint_code} `) })).toHaveCount(0)
  const back = phone.getByRole('button', { name: 'Back to the points' })
  await expect(back.or(phone.getByText(/of \d+ points/)).first()).toBeVisible()
  if (await back.isVisible()) await back.click()
}

test.use({ serviceWorkers: 'allow' })

test('a goaled project is supervised through two audits, an inspection by two phones without a network, a notice and its fix, to a card that anybody verifies', async ({
  page,
  browser,
  baseURL: served,
}) => {
  const baseURL = served ?? ''
  // Seven people and three phones: on a busy machine more than the bound of the others.
  const by = await callersOf(browser, baseURL)
  let code = ''
  const seen = async (who: Caller) => {
    const { row_version } = await who.ask(`${detail}?supervision_code=${code}`)
    return { supervision_code: code, row_version }
  }
  const act = async (who: Caller, path: string, form: object = {}) =>
    who.send(`/api-supervision/${path}`, { ...(await seen(who)), ...form })
  const attach = (who: Caller, alias: string, file: typeof paper) =>
    file === paper
      ? who.send('/api/attachment/batch-store', {
          multipart: { module_name: 'Project_Supervision', module_code: code, alias, kind: 'file', files: file },
        })
      : who.send('/api/photo/create', {
          multipart: { module_name: 'Project_Supervision', module_code: code, alias, file },
        })

  await test.step('begun for a goaled project', async () => {
    const [project] = await by.bm.ask('/api-supervision/supervision/project-dropdown')
    await enter(page, 'bm', `/project-library-project/project-log-detail?code=${project.log_code}&tab=supervision`)
    await page.getByRole('link', { name: 'Input New Supervision' }).click()
    await page.getByRole('button', { name: 'Installer Choose' }).click()
    await page.getByRole('option', { name: /^\(/ }).first().click()
    await page.getByRole('button', { name: /^Model/ }).click()
    await page.getByRole('combobox', { name: 'Search Model' }).fill('GMV-280WM')
    await page
      .getByRole('option', { name: /GMV-280WM/ })
      .first()
      .click()
    await page.getByLabel('Quantity').fill('2')
    await page.getByLabel('HP', { exact: true }).fill('40')
    await page.getByRole('button', { name: /^Delivery orders/ }).click()
    await page.getByRole('option', { name: /^DO-/ }).first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add a contact' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Endang Lestari')
    await page.getByRole('textbox', { name: 'Phone' }).fill('081234567890')
    await page.getByRole('button', { name: 'Save as draft', exact: true }).click()
    await expect(page).toHaveURL(/supervision-detail\?code=SPV-/)
    code = new URL(page.url()).searchParams.get('code') ?? ''
    await sure(page, 'Submit')
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 40)
    for (const kind of ['sales_contract', 'delivery_order', 'as_built_drawing']) {
      await attach(by.bm, kind, paper)
      await act(by.bm, 'supervision-document/documentNew', { kind })
    }
    await act(by.bm, 'supervision-document/documentSubmit')
  })

  const record = `/supervision/supervision-detail?code=${code}`
  await test.step('audited by two departments, dispatched by head office', async () => {
    await as(page, 'ts-manager', record)
    await decide(page, 'TS audit: approve', 'ASS audit required')
    await as(page, 'ass', record)
    await decide(page, 'ASS audit: approve', 'ASS audit approved')
    await as(page, 'project-ho', record)
    await pressAction(page, 'Dispatch To ASS')
    const panel = page.getByRole('complementary', { name: 'Dispatch To ASS' })
    await panel.getByRole('button', { name: /^Serving branch/ }).click()
    await page.getByRole('option', { name: 'Branch Jakarta', exact: true }).click()
    await sendPanel(panel)
    // The steps of the record name it before it is so: only the panel says that it was sent.
    await expect(panel).toHaveCount(0)
    await expect(page.getByText('Dispatched by HO').first()).toBeVisible()
  })

  const { usercode: technician } = (await by.supervisor.ask('/api/session')) as { usercode: string }
  const { usercode: second } = (await by.coordinator.ask('/api/session')) as { usercode: string }
  await test.step('accepted, received, certified, scheduled, trained, and the units arrive', async () => {
    await act(by.ass, 'supervision-detail/accept')
    await act(by.coordinator, 'supervision-detail/receive', { technician_codes: [technician, second] })
    const certificate = { certification_no: `CERT-${unique}`, certification_level: 'B', valid_to: inDays(300) }
    await act(by.coordinator, 'supervision-detail/certify', certificate)
    const visit = { technician_code: technician, visit_date: inDays(2), time_slot: '08:30~12:00' }
    await act(by.coordinator, 'calendar-schedule/save', visit)
    const attendees = [{ name: 'Joko', company: 'CV Tirta' }]
    await act(by.supervisor, 'supervision-detail/technicalTraining', { attendees })
    const devices = [1, 2].map((n) => ({ serial_number: `SPV${unique}0${n}`, item_model: 'GMV-280WM/X6' }))
    await act(by.supervisor, 'supervision-detail/deviceArrive', { devices })
    const serial_numbers = devices.map(({ serial_number }) => serial_number)
    await act(by.supervisor, 'supervision-detail/deviceInstall', { serial_numbers, installed_place: 'Roof' })
  })

  const sheet: { points: Point[] } = await by.supervisor.ask(`${detail}/checkpoints?supervision_code=${code}`)
  const [first, other, both, ...rest] = sheet.points.filter(({ kind }) => kind !== 'text') as [Point, Point, Point]
  const site = `/supervision/supervision-detail/inspection?code=${code}`
  await test.step('two phones inspect without a network and share the points without loss', async () => {
    // A critical one counts once two have said that it does not apply.
    for (const { checkpoint_code } of [...rest, ...sheet.points.filter(({ kind }) => kind === 'text')])
      for (const person of [by.supervisor, by.coordinator])
        await person.send(`${detail}/checkpoint-answer`, {
          ...{ client_uuid: crypto.randomUUID(), supervision_code: code, checkpoint_code, result: 'NA' },
          ...{ note: 'Not built here', at_device: new Date().toISOString(), known_answer_id: '' },
        })
    const [one, two] = await Promise.all([
      phoneOf(browser, baseURL, 'supervisor', site),
      phoneOf(browser, baseURL, 'coordinator', site),
    ])
    for (const phone of [one, two]) {
      await expect(phone.getByText(`${rest.length} of ${sheet.points.length} points`)).toBeVisible()
      await untilInstalled(phone)
      await phone.context().setOffline(true)
    }
    await expectNoSidewaysScroll(one)
    await expectAccessible(one)
    await answerPoint(one, first, 'Pass', 10)
    await answerPoint(one, both, 'Pass', 30)
    await answerPoint(two, other, 'Fail', 200, true)
    await answerPoint(two, both, 'Fail', 70)
    await two.reload()
    await expect(two.getByText('On this phone, waits to be sent').first()).toBeVisible()
    for (const phone of [one, two]) await phone.context().setOffline(false)
    const all = `${sheet.points.length} of ${sheet.points.length} points`
    await expect(two.getByText('On this phone, waits to be sent')).toHaveCount(0)
    await expect(one.getByText('On this phone, waits to be sent')).toHaveCount(0)
    await one.reload()
    await expect(one.getByText(all)).toBeVisible()
    await expect(one.getByText('Two answers differ').first()).toBeVisible()
    const photos: { checkpoint_code: string; photo_path: string }[] = await by.supervisor.ask(
      `/api-supervision/supervision-report/photos?supervision_code=${code}`,
    )
    const drawn = photos.filter(({ checkpoint_code }) => checkpoint_code === other.checkpoint_code)
    const reds = await Promise.all(drawn.map(({ photo_path }) => hasRed(one, photo_path)))
    expect(reds.filter(Boolean), 'what was drawn without a network is on the stored photo').toHaveLength(1)
    await one.getByRole('button', { name: 'Hand over to the coordinator' }).click()
    await one.getByRole('dialog').getByRole('button').last().click()
    await expect(one.getByText('All points are answered')).toBeVisible()
    await one.context().close()
    await two.context().close()
    await act(by.coordinator, 'supervision-detail/inspectionFinish')
  })

  await test.step('a notice is written, approved by somebody else and generated', async () => {
    const letter = `/supervision/supervision-detail/notice-letter?code=${code}`
    await as(page, 'supervisor', letter)
    await expect(page.getByRole('heading', { name: 'Failed points' })).toBeVisible()
    await expectAccessible(page, 40)
    await page.getByLabel('Version').fill('1a')
    await page.getByRole('button', { name: 'Save as Draft', exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.getByLabel('Version').fill('1')
    await pressAction(page, 'Submit To Manager')
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByText('With the manager').first()).toBeVisible()
    await page.getByRole('button', { name: 'Preview Content', exact: true }).click()
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await as(page, 'ts-manager', letter)
    await sure(page, 'Manager Approve', 'Confirm')
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
    await pressAction(page, 'Generate Report')
    await expect(page).toHaveURL(/tab=reports/)
    await expect(page.getByText('Issued', { exact: true }).first()).toBeVisible()
  })

  await test.step('the problems are fixed, inspected again and closed; debug and training follow', async () => {
    const overview = `/supervision/supervision-detail/inspection-overview?code=${code}`
    await as(page, 'supervisor', overview)
    await expectAccessible(page, 40)
    for (let n = 0; n < 2; n++) {
      await page.getByRole('button', { name: 'Claim the fix' }).first().click()
      const panel = page.getByRole('complementary', { name: 'Claim the fix' })
      await panel.getByLabel('What was done').fill('Hung again with a slope')
      await sendPanel(panel)
      await expect(panel).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Re-inspect: fixed' })).toHaveCount(n + 1)
    }
    await as(page, 'coordinator', overview)
    for (let n = 0; n < 2; n++) {
      await page.getByRole('button', { name: 'Re-inspect: fixed' }).first().click()
      await expect(page.getByText('Closed', { exact: true })).toHaveCount(n + 1)
    }
    await attach(by.supervisor, 'debug_measurement_sheet', paper)
    for (const hue of [100, 110, 120]) await attach(by.supervisor, 'debug_photo', await photo(page, hue))
    await attach(by.supervisor, 'receiver_signature', await photo(page, 130))
    await act(by.supervisor, 'supervision-detail/debugNormal', { measurements: '4,12 MPa, 11 C' })
    await act(by.supervisor, 'supervision-detail/usageTraining', { receiver_name: 'Endang Lestari', attendees: 3 })
  })

  const link =
    await test.step('the card is written, approved by somebody else and issued with a code that reads', async () => {
      const card = `/supervision/warranty-card?code=${code}`
      await as(page, 'coordinator', card)
      await page.getByLabel('Receiver of the card').fill('Endang Lestari')
      await page.getByLabel('Issuing manager').fill('Teguh Wicaksono')
      await page.getByLabel('Job title of the manager').fill('Service manager')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await sure(page, 'Submit to manager')
      await expect(page.getByText('Card submitted').first()).toBeVisible()
      await as(page, 'ts-manager', card)
      await pressAction(page, 'Approve')
      await sendPanel(page.getByRole('complementary', { name: 'Approve' }))
      await expect(page.getByText('Card approved').first()).toBeVisible()
      await sure(page, 'Generate')
      await expect(page.getByText('Card issued').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Open the paper' }).click()
      const sheetOfPaper = page.getByRole('dialog').locator('canvas').first()
      await expect(sheetOfPaper).toBeVisible()
      let codes: string[] = []
      await expect(async () => {
        codes = await readQrCodes(await sheetOfPaper.screenshot())
        expect(codes).toHaveLength(1)
      }).toPass()
      const { pathname, search } = new URL(codes[0] ?? '')
      return pathname + search
    })

  await test.step('anybody who scans it sees that it is valid, and asks for service', async () => {
    const { defaultBrowserType: _engine, ...pixel } = devices['Pixel 7']
    const context = await browser.newContext({
      ...pixel,
      baseURL,
      viewport: { width: 390, height: 844 },
      locale: 'id-ID',
    })
    const stranger = await context.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'Kartu ini sah' })).toBeVisible()
    await expect(stranger.getByText('Endang Lestari')).toHaveCount(0)
    await expectNoSidewaysScroll(stranger)
    await expectAccessible(stranger, 10)
    await stranger.getByRole('button', { name: 'Minta servis' }).click()
    await stranger.getByLabel('Nama Anda').fill('Endang Lestari')
    await stranger.getByLabel('Apa keluhannya?').fill('Tidak dingin')
    await stranger.getByRole('textbox', { name: 'Telepon' }).fill(`0812${unique.slice(-8)}`)
    await stranger.getByRole('button', { name: 'Kirim kode' }).click()
    await stranger.getByLabel('Kode', { exact: true }).fill(await codeIn(stranger))
    await stranger.getByRole('button', { name: 'Minta servis' }).click()
    const received = stranger.getByText(/^Permintaan .+ diterima/)
    await expect(received).toBeVisible()
    const number = /Permintaan (\S+) diterima/.exec((await received.textContent()) ?? '')?.[1] ?? ''
    await context.close()
    const [ticket] = await by.callcenter.ask(`/api/aftersales-ticket?search=${number}`)
    expect(ticket).toMatchObject({ ticket_number: number, ticket_status: 'Ticket_Draft' })
  })
})
