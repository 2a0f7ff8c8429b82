import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, path: string) =>
  (await (await page.context().request.get(path, { headers })).json()).data
const send = async (page: Page, path: string, data: object) => {
  const origin = new URL(page.url()).origin
  const answer = await page.context().request.post(path, { headers: { ...headers, origin }, data })
  const body = await answer.json()
  expect(body).toMatchObject({ code: '200' })
  return body.data
}
const as = async (page: Page, user: string, path: string) => {
  await page.context().clearCookies()
  await enter(page, user, path)
}
const sure = async (page: Page, name: string) => {
  await pressAction(page, name)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
/** In the section of the task: the head of the page belongs to the project. */
const step = async (page: Page, name: string, isSure = true) => {
  await page.getByRole('button', { name, exact: true }).click()
  if (isSure) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

type Place = Record<'province_code' | 'city_code' | 'district_code' | 'sub_district_code', string>
/** Unlike any other, so that a second run on the same server finds only its own logs. */
const unique = Math.random().toString(36).slice(2, 12)
const lat = Number((-4 - Math.random()).toFixed(5))
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

/** Out at sea, so that no other project of the demo is near. */
const logTower = async (page: Page, project_name: string, salesman_code: string) => {
  const [known] = await ask(page, '/api/project-log?limit=1&dept_code=705')
  const place: Place = await ask(page, `/api/project-log/detail?log_code=${known.log_code}`)
  const { province_code, city_code, district_code, sub_district_code } = place
  const { log_code } = await send(page, '/api/project-log/create', {
    ...{ project_name, project_type: 'Commercial', building_use: 'office', owner_name: `PT ${unique}` },
    ...{ province_code, city_code, district_code, sub_district_code, detail_address: 'Jl. Kedoya 21' },
    ...{ lat, lng: 110.1, pin_reason: 'Built on an island', dept_code: '705', salesman_code },
    salespeople: [{ usercode: salesman_code, split_percent: 100 }],
    ...{ source: 'visit', stage: 'tender', probability: 60, est_order_date: inDays(300) },
    systems: [{ business_unit_code: 'CAC', product_type: 'VRF', capacity: 120, qty: 9, est_amount: 1_200_000_000 }],
  })
  await send(page, '/api/project-log/submit', { log_code, row_version: 1 })
  return log_code as string
}

test('two log the same tower, one keeps it, it is designed, approved and goaled', async ({ page }) => {
  const tower = `${unique} ${[...unique].toReversed().join('')}`
  await enter(page, 'sales', '/project-log-list')
  const { usercode } = await ask(page, '/api/project-log?limit=1').then(([row]) => ({ usercode: row.salesman_code }))
  const first = await logTower(page, tower, usercode)

  await as(page, 'spv', '/project-log-list/create')
  await page
    .getByRole('textbox', { name: /^Project/ })
    .first()
    .fill(tower)
  await page.getByLabel('Latitude').fill(String(lat))
  await page.getByLabel('Longitude').fill('110.1')
  await expect(page.getByText('1 log looks alike')).toBeVisible()
  await expect(page.getByText(first)).toBeVisible()
  const people: { value: string }[] = await ask(page, '/api/staff/dropdown?role_code=Salesman&dept_code=705')
  const colleague = people.find(({ value }) => value !== usercode)?.value ?? ''
  const second = await logTower(page, `Gedung ${tower}`, colleague)

  await as(page, 'project-ho', `/submitted-project-list/approve?code=${second}`)
  await page.getByRole('button', { name: 'Judge this', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save verdict', exact: true })).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('radio', { name: /^B · / }).check()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The same tower')
  await expectAccessible(page, 40)
  await page.getByRole('button', { name: 'Save verdict: same, B keeps it', exact: true }).click()
  await expect(page.getByText(`${first} keeps it`).first()).toBeVisible()

  await as(page, 'bm', `/submitted-project-list/approve?code=${first}`)
  await pressAction(page, 'Start to Approve')
  await expect(page.getByText('BM approving').first()).toBeVisible()
  await sure(page, 'BM approve')
  await expect(page.getByText('BM approved').first()).toBeVisible()
  await as(page, 'project-ho', `/submitted-project-list/approve?code=${first}`)
  await sure(page, 'Final approve')
  await expect(page.getByText('Processing').first()).toBeVisible()

  const design = `/design-task-lists/project-log-detail?code=${first}&tab=design`
  await as(page, 'sales', design)
  await page.getByRole('button', { name: 'Request Design', exact: true }).last().click()
  const asked = page.getByRole('complementary', { name: 'Request Design' })
  await asked.getByLabel('BOQ').check()
  await asked.getByLabel('Brief').fill('BOQ for the tender')
  await sendPanel(asked)
  await expect(page.getByRole('heading', { name: /^DSG-705-/ })).toBeVisible()
  await expectAccessible(page, 40)
  await step(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)

  await as(page, 'designer', design)
  await step(page, 'Accept', false)
  await sendPanel(page.getByRole('complementary'))
  await step(page, 'Start to design', false)
  await step(page, 'Upload result', false)
  const panel = page.getByRole('complementary', { name: /Upload result/ })
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plan.dwg', mimeType: 'image/vnd.dwg', buffer: Buffer.from('AC1032 plan') })
  // Its name stands there while it is still on its way, and what is saved meanwhile has no file.
  await expect(panel.getByText('Uploaded').first()).toBeVisible()
  await panel.getByLabel('What changed').fill('First version')
  await panel.getByLabel('Spent hours').fill('5')
  await sendPanel(panel)
  await step(page, 'Submit to SPV')
  await expect(page.getByText('Submitted to SPV').first()).toBeVisible()

  await as(page, 'spv', design)
  await step(page, 'Approve as SPV')
  await expect(page.getByText('Approved by SPV').first()).toBeVisible()
  await as(page, 'ts-manager', design)
  await step(page, 'Approve as manager')
  await as(page, 'project-ho', design)
  await step(page, 'Audit and release')
  await expect(page.getByText('Audited by manager').first()).toBeVisible()

  await as(page, 'sales', design)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('plan.dwg').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(`/project-log-list/project-log-detail?code=${first}&tab=files`)
  const contract = page.getByLabel('Contract or purchase order: Choose files')
  await contract.setInputFiles({ name: 'po.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 order') })
  await expect(page.getByText('po.pdf').first()).toBeVisible()
  await pressAction(page, 'Mark as goaled')
  const goal = page.getByRole('complementary', { name: 'Mark as goaled' })
  await goal.getByLabel('Contract amount (Rp)').fill('1150000000')
  await goal.getByLabel('Contract date').click()
  await goal.getByLabel('Contract date').fill(inDays(-1))
  await sendPanel(goal)
  await expect(page.getByText('Project goaled').first()).toBeVisible()
  await expectAccessible(page, 40)
})
