import { randomUUID } from 'node:crypto'
import * as files from '@sejuk/contract/platform/attachments'
import * as designs from '@sejuk/contract/projects/design-tasks'
import * as projects from '@sejuk/contract/projects/project-logs'
import * as similarity from '@sejuk/contract/projects/similarity'
import * as calendar from '@sejuk/contract/supervision/calendar'
import * as inspections from '@sejuk/contract/supervision/inspections'
import * as supervisions from '@sejuk/contract/supervision/supervisions'
import * as cards from '@sejuk/contract/supervision/warranty-cards'
import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { designFiles, versionCode } from '@sejuk/domain/projects/design-tasks'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { standardRoles } from '@sejuk/domain/roles'
import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { requiredDocuments, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { letSell, newProject } from '../../test/projects.ts'
import { startTestServer } from '../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions } from '../../test/supervision.ts'
import { makeStockLists, stockWarehouse } from '../../test/stock.ts'
import { warehouses } from '../db/tables/masters/warehouses.ts'
import { deliveryOrders } from '../db/tables/delivery/delivery-orders.ts'
import { companyToday } from '../platform/calendar/company-day.ts'
import { cardToken } from './supervision/card-token.ts'

/** One project by the HTTP entry, from its log to the QR code of its warranty card; each step prints what became of it. */
const server = await startTestServer()
const { db, as } = server
const person = (role: keyof typeof standardRoles, usercode: string, username: string, everywhere = false) =>
  as(standardRoles[role].permissions, {
    ...{ usercode, username },
    view_data: everywhere ? 'View_Data_All_Branches' : 'View_Data_My_Branch',
  })
const sari = await as(standardRoles.Salesman.permissions, {
  ...{ usercode: 'SARI', username: 'Sari', view_data: 'View_Data_Salesman' },
})
const rudi = await as(standardRoles.Salesman.permissions, {
  ...{ usercode: 'RUDI', username: 'Rudi', view_data: 'View_Data_Salesman' },
})
const manager = await person('Branch-Manager', 'BM', 'Budi')
const office = await person('Project-HO', 'HO', 'Nadia', true)
const lead = await person('Project-HO', 'LEAD', 'Lestari', true)
const designer = await person('Designer', 'DEWI', 'Dewi')
const spv = await person('SPV', 'SPV', 'Surya')
const ass = await person('After-Sales-Department', 'ASS', 'Asri')
const ts = await person('TS-Manager', 'TS', 'Teguh', true)
const coordinator = await person('Coordinator', 'CO', 'Suryo', true)
const andi = await person('Project-Supervisor', 'TECH', 'Andi')
const bayu = await person('Project-Supervisor', 'TECH2', 'Bayu')
const stranger = await as([], { usercode: 'NOBODY', username: 'Nobody' })
await prepareSupervisions(server, {
  ...{ log_code: 'LOG-ELSEWHERE', lat: 2, lng: 98, project_name: 'Pabrik Kopi' },
  ...{ salesman_code: 'SARI', created_by: 'SARI' },
})
await addInstaller(server)
await letSell(server, 'SARI', 'RUDI')
await makeStockLists(db)

type Call = typeof sari
type Endpoint = Parameters<Call>[0]
const today = companyToday()
const printed: string[] = []
let count = 0
afterAll(() => void process.stdout.write(`\nOne project's life\n${printed.join('\n')}\n`))
const told = (text: string, became = '') => {
  count++
  printed.push(`${String(count).padStart(2)}. ${text}${became && `: ${became}`}`)
}
const does = async (who: Call, endpoint: Endpoint, input: object, text: string, field?: string) => {
  const answer = await who(endpoint, input)
  expect(`${text} ${answer.code} ${JSON.stringify(answer.errors ?? {})}`).toBe(`${text} 200 {}`)
  told(text, field ? String(answer.data?.[field]) : '')
  return answer.data
}
const refused = async (who: Call, endpoint: Endpoint, input: object, text: string, code: string) => {
  expect(`${text} ${(await who(endpoint, input)).code}`).toBe(`${text} ${code}`)
  told(`${text}, refused`)
}

const pdf = await PDFDocument.create().then((document) => {
  document.addPage([300, 200])
  return document.save()
})
const jpeg = (shade: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()
const place = (module_name: string, module_code: string, alias: string) => {
  const form = new FormData()
  for (const [field, value] of Object.entries({ module_name, module_code, alias })) form.set(field, value)
  return form
}
const addFile = async (who: Call, module: string, code: string, alias: string) => {
  const form = place(module, code, alias)
  form.set('kind', 'file')
  form.append('files', new File([new Uint8Array(pdf)], 'paper.pdf'))
  expect(await who(files.storeAttachments, form)).toMatchObject({ code: '200' })
}
let shade = 0
const addPhoto = async (who: Call, module: string, code: string, alias: string) => {
  const form = place(module, code, alias)
  form.set('file', new File([new Uint8Array(await jpeg(++shade))], 'photo.jpg', { type: 'image/jpeg' }))
  expect(await who(files.createPhoto, form)).toMatchObject({ code: '200' })
}

let log_code = ''
let code = ''
const project = async () => {
  const { row_version } = (await office(projects.getProjectLog, { log_code })).data
  return { log_code, row_version }
}
const site = async () => {
  const { row_version } = (await coordinator(supervisions.getSupervision, { supervision_code: code })).data
  return { supervision_code: code, row_version }
}
const sheet = async () => (await andi(inspections.getInspection, { supervision_code: code })).data
const act = projects.actOnProjectLog
const process_ = supervisions.actOnSupervision

test('logged, judged and approved', async () => {
  const data = await does(rudi, projects.createProjectLog, newProject('RUDI'), 'Rudi logs a tower')
  log_code = data.log_code
  const first = log_code
  await does(rudi, act.submit, await project(), 'Rudi submits', 'login_status')
  const same = newProject('SARI', { project_name: 'Menara Cakrawala Tower 2' })
  log_code = (await does(sari, projects.createProjectLog, same, 'Sari logs what looks the same')).log_code
  await does(sari, act.submit, await project(), 'Sari submits', 'login_status')
  await does(manager, act.startToApprove, await project(), 'The branch manager opens it', 'login_status')
  await refused(manager, act.approveBm, await project(), 'Approving before anybody has judged', '409')
  await does(office, similarity.openSimilarity, await project(), 'Head office judges')
  const verdict = { ...(await project()), other_code: first, verdict: 'Different', reason: 'The next lot' }
  await does(office, similarity.judgeSimilarity, verdict, 'Two buildings', 'similarity_status')
  await does(manager, act.approveBm, await project(), 'The branch manager approves', 'login_status')
  await does(office, act.approve, await project(), 'Head office approves', 'login_status')
})

test('designed', async () => {
  const asked = { needed_by: addDays(today, 5), scopes: ['load calc'], brief: 'All floors' }
  const made = await does(sari, designs.createDesignTask, { ...(await project()), ...asked }, 'Sari asks for a design')
  const { design_task_code } = made
  let version = 1
  const step = async (who: Call, name: keyof typeof designs.actOnDesignTask, text: string, over: object = {}) => {
    const [task] = (await lead(designs.designTasksOfProject, { log_code })).data
    await does(
      who,
      designs.actOnDesignTask[name],
      { design_task_code, row_version: task.row_version, ...over },
      text,
      'requester_task_status',
    )
  }
  await step(sari, 'submit', 'Sari submits it')
  await step(lead, 'assign', 'The lead assigns it', { designer_code: 'DEWI' })
  await step(designer, 'accept', 'Dewi accepts', { est_hours: 8 })
  await step(designer, 'start', 'Dewi starts')
  await addFile(designer, designFiles.result, versionCode(design_task_code, version), designFiles.file)
  await step(designer, 'upload', 'Dewi uploads', { notes: `Version ${version++}`, spent_hours: 6 })
  await step(designer, 'submitSpv', 'Dewi submits to the SPV')
  await step(spv, 'approveSpv', 'The SPV approves')
  await step(lead, 'approveManager', 'The design manager approves')
  await step(office, 'audit', 'Head office, which did not approve it, releases it to Sari')
})

test('goaled, and its supervision begun', async () => {
  await addFile(sari, projectFiles.module, log_code, projectFiles.contract)
  told('Sari uploads the contract')
  const goal = { goaled_amount: 1_500_000_000, goaled_date: today }
  await refused(sari, act.goal, { ...(await project()), ...goal, order_code: 'NOPE-1' }, 'An order nobody knows', '406')
  await does(sari, act.goal, { ...(await project()), ...goal }, 'Goal')
  await does(sari, act.applySupervision, await project(), 'Sari applies for the supervision')
  const line = { item_model: 'GMV-280WM', qty: 3, capacity_hp: 30, unit_place: 'Outdoor', floor_zone: 'Roof' }
  const form = {
    ...{ log_code, installer_code: 'INST-1', warranty_basis: 'based_on_warranty_policy', lines: [line] },
    ...{ planned_start: today, planned_end: addDays(today, 60), delivery_orders: ['DO-LIFE'] },
    contacts: [{ contact_name: 'Hendro', job_title: 'Site manager', phone: '081234567891' }],
  }
  await refused(manager, supervisions.createSupervision, form, 'A delivery order nobody knows', '406')
  await db.insert(warehouses).values(stockWarehouse('W1', '705')).onConflictDoNothing()
  await db.insert(deliveryOrders).values({
    ...{ delivery_code: 'DO-LIFE', order_codes: ['SO-LIFE'], dept_code: '705', warehouse_dept: '705' },
    ...{ customer_code: 'INST-1', warehouse_code: 'W1', created_by: 'BM', create_user_name: 'Budi' },
  })
  const made = await does(manager, supervisions.createSupervision, form, 'The branch begins the supervision')
  code = made.supervision_code
  const seen = (await sari(projects.getProjectLog, { log_code })).data.supervision_code
  expect(seen).toBe(code)
  await does(sari, supervisions.getSupervision, { supervision_code: code }, 'Sari follows it', 'supervision_status')
  await refused(sari, process_.submit, await site(), 'Sari changes nothing of it', '403')
})

test('audited, dispatched and scheduled', async () => {
  const step = async (who: Call, name: keyof typeof process_, text: string, over: object = {}) =>
    does(who, process_[name], { ...(await site()), ...over }, text, 'supervision_status')
  await step(manager, 'submit', 'Submitted')
  for (const kind of requiredDocuments) {
    await addFile(manager, supervisionFiles.module, code, kind)
    await step(manager, 'documentNew', `Paper ${kind}`, { kind })
  }
  await step(manager, 'documentSubmit', 'The papers are submitted')
  await step(ts, 'tsApprove', 'Technical support audits')
  await step(ass, 'assApprove', 'After sales audits')
  await step(office, 'dispatch', 'Dispatched', { service_dept_code: '705' })
  await step(ass, 'accept', 'Accepted by the branch')
  await step(coordinator, 'receive', 'Received by the coordinator', { technician_codes: ['TECH', 'TECH2'] })
  const certificate = { certification_no: 'CERT-1', certification_level: 'A', valid_to: addDays(today, 300) }
  await step(coordinator, 'certify', 'The installer is certified', certificate)
  const visit = { technician_code: 'TECH', time_slot: '08:30~12:00', visit_date: addDays(today, 1) }
  await does(coordinator, calendar.scheduleVisit, { ...(await site()), ...visit }, 'A visit is scheduled')
  await step(andi, 'technicalTraining', 'Trained', { attendees: [{ name: 'Slamet', company: 'CV Tirta' }] })
  const devices = ['LIFE-1', 'LIFE-2', 'LIFE-3'].map((serial_number, n) => ({
    ...{ serial_number, item_model: 'GMV-280WM', delivery_order: 'DO-LIFE', is_damaged: n === 2 },
  }))
  await step(andi, 'deviceArrive', 'Three units arrive, one damaged', { devices })
  const serial_numbers = devices.map(({ serial_number }) => serial_number)
  await step(andi, 'deviceInstall', 'They are installed', { serial_numbers, installed_place: 'Roof' })
})

const answer = (checkpoint_code: string, over: object = {}) => ({
  ...{ client_uuid: randomUUID(), supervision_code: code, checkpoint_code, result: 'Pass', known_answer_id: '' },
  ...{ at_device: `${today}T01:00:00.000Z`, ...over },
})
type Point = { checkpoint_code: string; kind: string; min: number | null; is_critical: boolean; photo_min: number }

test('inspected', async () => {
  const { points }: { points: Point[] } = await sheet()
  const critical = points.find((one) => one.is_critical && one.kind === 'pass_fail')?.checkpoint_code ?? ''
  const failing = points.find((one) => !one.is_critical && one.kind === 'pass_fail')?.checkpoint_code ?? ''
  const bare = answer(critical, { result: 'NA' })
  await refused(andi, inspections.answerCheckpoint, bare, 'Not applicable without a note', '406')
  for (const point of points.filter(({ checkpoint_code }) => ![critical, failing].includes(checkpoint_code))) {
    const given = answer(point.checkpoint_code, { value: point.kind === 'number' ? String(point.min ?? 1) : '' })
    expect(await andi(inspections.answerCheckpoint, given)).toMatchObject({ code: '200' })
    for (let n = 0; n < point.photo_min; n++)
      await addPhoto(andi, answerPhotos.module, given.client_uuid, answerPhotos.alias)
  }
  told(`Andi answers ${points.length - 2} of ${points.length} points, with photos`)
  const none = { result: 'NA', note: 'Not built here' }
  await does(
    andi,
    inspections.answerCheckpoint,
    answer(critical, none),
    'A critical point does not apply',
    'awaits_second',
  )
  await does(
    bayu,
    inspections.answerCheckpoint,
    answer(critical, none),
    'Bayu says so too, a second person is awaited',
    'awaits_second',
  )
  const problem = { kind: 'installation', severity: 'Minor', description: 'Hangs aslant' }
  const fail = answer(failing, { result: 'Fail', problem })
  await does(andi, inspections.answerCheckpoint, fail, 'A point fails', 'problem_outcome')
  const worse = answer(failing, { result: 'Fail', problem: { ...problem, severity: 'Critical' } })
  await does(bayu, inspections.answerCheckpoint, worse, 'It fails once more', 'problem_outcome')
  const needed = points.find((one) => one.checkpoint_code === failing)?.photo_min ?? 0
  for (let n = 0; n < needed; n++) await addPhoto(andi, answerPhotos.module, fail.client_uuid, answerPhotos.alias)
  await does(andi, process_.inspectionSubmit, await site(), 'Handed over', 'supervision_status')
  await does(coordinator, process_.inspectionFinish, await site(), 'Finished', 'supervision_status')
  await refused(andi, inspections.answerCheckpoint, answer(failing), 'An answer after the end', '409')
})

test('inspected again, tried and handed over', async () => {
  const [problem] = (await sheet()).problems
  const seen = { supervision_code: code, problem_no: problem.problem_no }
  const claim = { ...seen, row_version: problem.row_version, fix_note: 'Hung again' }
  await does(andi, inspections.claimFix, claim, 'Andi says that it is fixed')
  const good = { ...seen, row_version: problem.row_version + 1, is_fixed: true }
  await refused(andi, inspections.reinspect, good, 'Andi closes it himself', '409')
  await does(bayu, inspections.reinspect, good, 'Bayu inspects it again')
  await addFile(andi, supervisionFiles.module, code, 'debug_measurement_sheet')
  for (let n = 0; n < 3; n++) await addPhoto(andi, supervisionFiles.module, code, supervisionFiles.debug)
  await addPhoto(andi, supervisionFiles.module, code, supervisionFiles.signature)
  const tried = { ...(await site()), measurements: '4,12 MPa' }
  await does(andi, process_.debugNormal, tried, 'Debug', 'supervision_status')
  const trained = { ...(await site()), receiver_name: 'Endang', attendees: 3 }
  await does(andi, process_.usageTraining, trained, 'Usage training', 'supervision_status')
})

test('its warranty card, by the QR code', async () => {
  const { items, unsound } = (await coordinator(cards.getWarrantyCard, { supervision_code: code })).data
  told('The card proposes', `${items.length} units, ${unsound.length} left out`)
  const far = { warranty_end_date_sparepart: '2099-01-01', warranty_end_date_compressor: '2099-01-01' }
  const form = {
    ...{ supervision_code: code, receiverOfWarrantyCard: 'Endang Lestari', issueManager: 'Teguh' },
    ...{ jobTitleOfIssueManager: 'Service manager', deliveryOrderList: ['DO-LIFE'] },
    items: items.map((one: object) => ({ ...one, ...far })),
  }
  await does(coordinator, cards.saveWarrantyCard, form, 'The coordinator types 2099')
  const found = (await coordinator(cards.getWarrantyCard, { supervision_code: code })).data
  expect(found.items[0].warranty_end_date_sparepart).toBe(addMonths(found.start_date, 12))
  told('The server sets the policy', '12 and 36 months')
  const card = async () => {
    const { card_key, row_version } = (await coordinator(cards.getWarrantyCard, { supervision_code: code })).data.card
    return { card_key, row_version }
  }
  await does(coordinator, cards.actOnWarrantyCard.submit, await card(), 'Submitted', 'status')
  await does(ts, cards.actOnWarrantyCard.approve, await card(), 'Approved by the manager', 'status')
  await does(coordinator, cards.actOnWarrantyCard.generate, await card(), 'Issued', 'status')
  await addFile(coordinator, supervisionFiles.module, code, supervisionFiles.signedCard)
  await does(coordinator, cards.actOnWarrantyCard.sign, await card(), 'Signed', 'status')
  const { card_key } = await card()
  const scanned = { code: await cardToken(db, card_key.split('.')[0] ?? ''), v: '1' }
  const shown = await does(stranger, cards.validateWarrantyCard, scanned, 'Anybody scans the code', 'state')
  expect(shown.card.items).toHaveLength(2)
  await does(coordinator, process_.finish, await site(), 'The project is finished', 'supervision_status')
  const reason = 'Issued for the wrong tower'
  await does(ts, cards.actOnWarrantyCard.void, { ...(await card()), reason }, 'The card is declared void')
  await does(stranger, cards.validateWarrantyCard, scanned, 'The code says so', 'state')
})
