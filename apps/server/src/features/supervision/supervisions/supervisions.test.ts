import { updateSupervisionSettings } from '@sejuk/contract/platform/site-settings'
import * as calendar from '@sejuk/contract/supervision/calendar'
import * as installers from '@sejuk/contract/supervision/installers'
import * as contract from '@sejuk/contract/supervision/supervisions'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { requiredDocuments, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { supervisions, supervisionTraces } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const office = await as(held('Project-HO'), { usercode: 'HO', username: 'Nadia', view_data: 'View_Data_All_Branches' })
const manager = await as(held('Branch-Manager'), { usercode: 'S1', username: 'Budi', view_data: 'View_Data_My_Branch' })
const ts = await as(held('TS-Manager'), { usercode: 'TS', username: 'Teguh', view_data: 'View_Data_All_Branches' })
const ass = await as(held('After-Sales-Department'), {
  usercode: 'ASS',
  username: 'Intan',
  view_data: 'View_Data_All_Branches',
})
const coordinator = await as(held('Coordinator'), {
  usercode: 'CO',
  username: 'Suryo',
  view_data: 'View_Data_All_Branches',
})
const technician = await as(held('Project-Supervisor'), {
  usercode: 'TECH',
  username: 'Andi',
  view_data: 'View_Data_My_Branch',
})
const stranger = await as(held('Branch-Manager'), {
  ...{ usercode: 'BM713', username: 'Wati', view_data: 'View_Data_My_Branch', department: '713' },
})
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await prepareSupervisions(server, {
  ...{ log_code: 'LOG-OPEN', project_status: 'Processing', salesman_code: 'S1', created_by: 'S1' },
})
await addInstaller(server)
await addInstaller(server, 'INST-2')
const today = companyToday()
const act = contract.actOnSupervision

const form = (over: object = {}) => ({
  ...{ log_code: 'LOG-GOAL', installer_code: 'INST-1', warranty_basis: 'based_on_warranty_policy' },
  ...{ planned_start: today, planned_end: addDays(today, 60), delivery_orders: [] },
  lines: [{ item_model: 'GMV-280WM', qty: 10, capacity_hp: 24, unit_place: 'Outdoor', floor_zone: 'Roof' }],
  contacts: [{ contact_name: 'Hendro', job_title: 'Site manager', phone: '081234567891' }],
  ...over,
})
const rowOf = async (code: string) => {
  const [row] = await db.select().from(supervisions).where(eq(supervisions.supervision_code, code))
  if (!row) throw new Error(`${code} is not there`)
  return row
}
const seen = async (supervision_code: string) => ({
  supervision_code,
  row_version: (await rowOf(supervision_code)).row_version,
})
let files = 0
const hang = async (module_code: string, alias: string, n = 1) => {
  for (let i = 0; i < n; i++) {
    files++
    await db.insert(attachments).values({
      ...{ attachment_code: `A-${files}`, kind: 'file', module_name: supervisionFiles.module, module_code, alias },
      ...{ original_file_name: 'a.pdf', content_type: 'application/pdf', bytes: 1, sha256: 'x', store_key: 'x' },
      created_by: 'S1',
    })
  }
}

describe('creating', () => {
  test('a goaled project becomes a supervision, whose level follows from its horsepower', async () => {
    const { data, message } = await manager(contract.createSupervision, form())
    expect(message).toBe('Supervision created')
    expect(data.supervision_code).toMatch(/^SPV-705-\d{4}-00001$/)
    const detail = (await manager(contract.getSupervision, { supervision_code: data.supervision_code })).data
    expect(detail).toMatchObject({ level: 'A', capacity_hp: 240, unit_count: 10, supervision_status: 'Draft' })
    expect(detail.rail).toHaveLength(19)
    expect(detail.rail[0]).toMatchObject({ key: 'submitted', state: 'now' })
  })

  test('is refused without a goaled project, an installer, a day or delivery order, or a clause', async () => {
    const refused = async (over: object) => (await manager(contract.createSupervision, form(over))).errors
    expect(await refused({ log_code: 'LOG-OPEN' })).toEqual({ log_code: ['The project is not goaled'] })
    const line = { item_model: 'ANYTHING', qty: 1, capacity_hp: 24, unit_place: 'Outdoor' }
    expect(await refused({ lines: [line] })).toEqual({ 'lines.0.item_model': ['There is no item ANYTHING'] })
    expect(await refused({ delivery_orders: ['DO-X'] })).toEqual({
      delivery_orders: ['There is no delivery order DO-X'],
    })
    expect(await refused({ installer_code: 'NOBODY' })).toHaveProperty('installer_code')
    expect(await refused({ planned_start: '', delivery_orders: [] })).toEqual({
      planned_start: ['Name a delivery order or the planned start'],
    })
    expect(await refused({ warranty_basis: 'based_on_sales_contract' })).toEqual({
      contract_clause: ['Name the clause of the contract'],
    })
    expect(await refused({ planned_end: addDays(today, -1) })).toHaveProperty('planned_end')
    expect(await refused({ lines: [] })).toHaveProperty('lines')
    expect((await technician(contract.createSupervision, form())).code).toBe('403')
    expect((await stranger(contract.createSupervision, form())).errors).toHaveProperty('log_code')
  })

  test('copy, modify and delete while it is a draft', async () => {
    const { data } = await manager(contract.createSupervision, form())
    const code = data.supervision_code as string
    const copied = (await manager(contract.copySupervision, { supervision_code: code })).data.supervision_code as string
    expect(await rowOf(copied)).toMatchObject({ level: 'A', supervision_status: 'Draft', installer_code: 'INST-1' })
    const small = [{ item_model: 'GMV-280WM', qty: 2, capacity_hp: 4, unit_place: 'Indoor' }]
    await manager(act.modify, { ...form({ lines: small }), ...(await seen(copied)) })
    expect(await rowOf(copied)).toMatchObject({ level: 'C', skipped_steps: ['training', 'debug'], unit_count: 2 })
    expect((await manager(act.modify, { ...form(), supervision_code: copied, row_version: 1 })).code).toBe('409')
    expect((await manager(act.remove, await seen(copied))).code).toBe('200')
    expect((await manager(contract.getSupervision, { supervision_code: copied })).code).toBe('404')
  })
})

describe('from the papers to the end', () => {
  let code = ''
  beforeAll(async () => {
    code = (await manager(contract.createSupervision, form())).data.supervision_code
  })
  const at = async () => (await rowOf(code)).supervision_status

  test('papers need their files, and both departments audit them', async () => {
    await manager(act.submit, await seen(code))
    expect(await rowOf(code)).toMatchObject({ supervision_status: 'Submitted', submitted_date: expect.any(String) })
    const first = { kind: requiredDocuments[0] }
    expect((await manager(act.documentNew, { ...first, ...(await seen(code)) })).errors).toEqual({
      kind: ['First upload the file of this document'],
    })
    await hang(code, requiredDocuments[0])
    await manager(act.documentNew, { ...first, ...(await seen(code)) })
    expect(await at()).toBe('Document_Draft')
    expect((await manager(act.documentSubmit, await seen(code))).message).toBe(
      '2 required documents are missing: delivery_order, as_built_drawing',
    )
    for (const kind of requiredDocuments.slice(1)) {
      await hang(code, kind)
      await manager(act.documentNew, { kind, ...(await seen(code)) })
    }
    expect((await manager(act.documentSubmit, await seen(code))).data.supervision_status).toBe('TS_Dept_Audit_Required')
    expect((await ass(act.assApprove, await seen(code))).message).toBe('Needs status ASS_Dept_Audit_Required')
    expect((await manager(act.tsApprove, await seen(code))).code).toBe('403')
    expect((await ts(act.tsReject, { reason: 'Drawing is old', ...(await seen(code)) })).code).toBe('200')
    expect(await rowOf(code)).toMatchObject({
      ts_audit_status: 'TS_Dept_Audit_Rejected',
      reject_reason: 'Drawing is old',
    })
    await manager(act.documentNew, { kind: 'as_built_drawing', ...(await seen(code)) })
    await manager(act.documentSubmit, await seen(code))
    await ts(act.tsApprove, await seen(code))
    await ass(act.assApprove, await seen(code))
    expect(await rowOf(code)).toMatchObject({
      ...{ supervision_status: 'ASS_Dept_Audit_Approved', ts_audit_status: 'TS_Dept_Audit_Approved' },
      ...{ audited_date: expect.any(String), authors: [] },
    })
    expect(await db.$count(notifications, eq(notifications.event, 'supervision-sent-back'))).toBe(1)
  })

  test('who wrote the papers does not audit them, whatever else they may', async () => {
    const both = await as(held('TS-Manager'), {
      ...{ usercode: 'BOTH', username: 'Both', view_data: 'View_Data_All_Branches' },
    })
    const { data } = await both(contract.createSupervision, form())
    const own = data.supervision_code as string
    await db
      .update(supervisions)
      .set({ supervision_status: 'TS_Dept_Audit_Required' })
      .where(eq(supervisions.supervision_code, own))
    expect((await both(act.tsApprove, await seen(own))).code).toBe('409')
    expect((await ts(act.tsApprove, await seen(own))).code).toBe('200')
  })

  test('dispatched, accepted, received, each by its own and back again', async () => {
    expect((await office(act.dispatch, { service_dept_code: '999', ...(await seen(code)) })).code).toBe('406')
    await office(act.dispatch, { service_dept_code: '713', ...(await seen(code)) })
    expect(await rowOf(code)).toMatchObject({ branch_scope: 'Cross_Branch', dispatched_date: expect.any(String) })
    expect((await stranger(contract.getSupervision, { supervision_code: code })).code).toBe('200')
    await ass(act.rejectByBranch, { reason: 'No people', ...(await seen(code)) })
    expect(await at()).toBe('Branch_Rejected')
    await office(act.dispatch, { service_dept_code: '705', ...(await seen(code)) })
    await ass(act.accept, await seen(code))
    await coordinator(act.rejectByCoordinator, { reason: 'Too far', ...(await seen(code)) })
    await ass(act.accept, await seen(code))
    expect((await coordinator(act.receive, { technician_codes: ['NOBODY'], ...(await seen(code)) })).code).toBe('406')
    await coordinator(act.receive, { technician_codes: ['TECH'], ...(await seen(code)) })
    expect(await rowOf(code)).toMatchObject({ supervision_status: 'Coordinator_Received', coordinator_code: 'CO' })
    expect(await db.$count(notifications, eq(notifications.event, 'supervision-assigned'))).toBe(1)
  })

  test('training waits for certificate and schedule; a visit in the past is refused, a Sunday is told', async () => {
    const attendees = [{ name: 'Slamet', company: 'CV Tirta Sejuk' }]
    const train = async (over: object = {}) =>
      technician(act.technicalTraining, { attendees, ...over, ...(await seen(code)) })
    expect((await train()).message).toContain('The installer has no certificate')
    expect(
      (
        await coordinator(act.certify, {
          ...{ certification_no: 'CERT-1', certification_level: 'A', valid_to: addDays(today, -1) },
          ...(await seen(code)),
        })
      ).errors,
    ).toEqual({ valid_to: ['The certificate has ended'] })
    await coordinator(act.certify, {
      ...{ certification_no: 'CERT-1', certification_level: 'A', valid_to: addDays(today, 300) },
      ...(await seen(code)),
    })
    expect((await train()).message).toBe('First schedule a visit')
    const visit = { technician_code: 'TECH', time_slot: '08:30~12:00', purpose: 'Training' }
    expect(
      (await coordinator(calendar.scheduleVisit, { ...visit, visit_date: addDays(today, -1), ...(await seen(code)) }))
        .errors,
    ).toEqual({ visit_date: ['A visit is not in the past'] })
    const sunday = Array.from({ length: 7 }, (_, n) => addDays(today, n + 1)).find(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0,
    )
    const planned = await coordinator(calendar.scheduleVisit, { ...visit, visit_date: sunday, ...(await seen(code)) })
    expect(planned.data.warnings).toEqual(['sunday'])
    const again = await coordinator(calendar.scheduleVisit, { ...visit, visit_date: sunday, ...(await seen(code)) })
    expect(again.data.warnings).toEqual(['sunday', 'clash'])
    expect((await coordinator(calendar.cancelVisit, { visit_id: again.data.visit_id })).code).toBe('200')
    const shown = await coordinator(calendar.visitCalendar, { supervision_code: code })
    expect(shown.data.visits).toHaveLength(1)
    // The branch lies ten kilometres north of the site.
    await db.update(departments).set({ lat: -6.08, lng: 106.76 }).where(eq(departments.dept_code, '705'))
    const own = { holiday_name: 'Anniversary', local_name: 'Hari jadi', kind: 'company' as const, dept_code: '705' }
    await db.insert(holidays).values({ ...own, holiday_date: sunday ?? today })
    const minutes = async () => (await coordinator(calendar.visitCalendar, { supervision_code: code })).data.visits[0]
    expect(await minutes()).toMatchObject({ travel_minutes: 28, warnings: ['sunday', 'holiday'] })
    const admin = await as()
    const travel = { road_percent: 200, km_per_hour: 20, row_version: 0 }
    expect((await admin(updateSupervisionSettings, { ...travel, km_per_hour: 0 })).code).toBe('406')
    expect((await admin(updateSupervisionSettings, travel)).code).toBe('200')
    expect(await minutes()).toMatchObject({ travel_minutes: 60 })
    const asked = { ...visit, supervision_code: code, visit_date: addDays(sunday ?? today, 1) }
    expect((await coordinator(calendar.checkVisit, asked)).data.travel_minutes).toBe(60)
    const stops = { ...travel, row_version: 1, stops_clash: true, stops_sunday: true }
    expect((await admin(updateSupervisionSettings, stops)).code).toBe('200')
    const stopped = { ...visit, technician_code: 'TECH' }
    const onDay = async (visit_date: string | undefined) =>
      (await coordinator(calendar.scheduleVisit, { ...stopped, visit_date, ...(await seen(code)) })).errors?.visit_date
    expect(await onDay(sunday)).toEqual(['This day is a Sunday. The settings forbid it'])
    const monday = addDays(sunday ?? today, 1)
    expect(await onDay(monday)).toBeUndefined()
    expect(await onDay(monday)).toEqual(['The technician has another visit then. The settings forbid it'])
    const next = (await manager(contract.createSupervision, form())).data.supervision_code
    expect(await rowOf(next)).toMatchObject({ certification_no: 'CERT-1', certification_until: addDays(today, 300) })
    await manager(act.remove, await seen(next))
    expect((await train({ attendees: [] })).code).toBe('406')
    expect((await train()).data.supervision_status).toBe('Technical_Training_Finished')
  })

  test('units arrive once, and only what arrived is installed', async () => {
    const device = { serial_number: '4n1a60531201', item_model: 'GMV-280WM' }
    const arrive = async (devices: object[], of = code) =>
      technician(act.deviceArrive, { devices, ...(await seen(of)) })
    expect((await arrive([device, device])).code).toBe('406')
    expect((await arrive([device, { ...device, serial_number: '4N1A60531202' }])).code).toBe('200')
    expect((await arrive([device])).errors).toEqual({
      'devices.0.serial_number': [`Serial number 4N1A60531201 has arrived at ${code}`],
    })
    const install = async (serial_numbers: string[]) =>
      technician(act.deviceInstall, { serial_numbers, installed_place: 'Roof', ...(await seen(code)) })
    expect((await install(['4N1A60531201', 'UNKNOWN-1'])).code).toBe('406')
    expect(await rowOf(code)).toMatchObject({ devices_arrived: 2, devices_installed: 0 })
    expect((await install(['4N1A60531201'])).code).toBe('200')
    expect(await rowOf(code)).toMatchObject({ devices_installed: 1 })
  })

  test('a pause stops everything and returns to the same place', async () => {
    expect((await coordinator(act.pause, { reason: 'Ceiling', resume_date: today, ...(await seen(code)) })).code).toBe(
      '406',
    )
    await coordinator(act.pause, { reason: 'Ceiling', resume_date: addDays(today, 5), ...(await seen(code)) })
    expect((await technician(act.inspectionSubmit, await seen(code))).message).toBe('The supervision is paused')
    expect((await coordinator(contract.listSupervisions, { tab: 'paused' })).data).toHaveLength(1)
    await coordinator(act.resume, await seen(code))
    expect(await rowOf(code)).toMatchObject({
      ...{ supervision_status: 'Technical_Training_Finished', pause_status: 'Resumed' },
    })
  })

  test('another installer needs a certificate and a reason, and leaves the step as it is', async () => {
    const change = { installer_code: 'INST-2', certification_no: 'CERT-2', valid_to: addDays(today, 90) }
    expect((await coordinator(act.changeInstaller, { ...change, ...(await seen(code)) })).code).toBe('406')
    expect(
      (
        await coordinator(act.changeInstaller, {
          ...change,
          installer_code: 'INST-1',
          reason: 'x',
          ...(await seen(code)),
        })
      ).code,
    ).toBe('406')
    await coordinator(act.changeInstaller, { ...change, reason: 'Bankrupt', ...(await seen(code)) })
    expect(await rowOf(code)).toMatchObject({
      ...{ installer_code: 'INST-2', installer_status: 'Installer_Changed', certification_no: 'CERT-2' },
      ...{ supervision_status: 'Technical_Training_Finished', change_installer_date: expect.any(String) },
    })
    const list = await coordinator(installers.listInstallersOfProjects, {})
    expect(list.data.find((one: { installer_code: string }) => one.installer_code === 'INST-2')).toMatchObject({
      ...{ certification_no: 'CERT-2', projects: 1 },
    })
  })

  test('debug waits for the inspection, its problems, the sheet and three photos; usage training for a signature', async () => {
    const measured = { measurements: '4,12 MPa' }
    const debug = async () => technician(act.debugNormal, { ...measured, ...(await seen(code)) })
    expect((await technician(act.inspectionSubmit, await seen(code))).message).toBe('The inspection has not begun')
    expect((await debug()).message).toBe('Inspection is not finished')
    await db
      .update(supervisions)
      .set({ points_total: 4, points_answered: 4, open_problems: 2 })
      .where(eq(supervisions.supervision_code, code))
    await technician(act.inspectionSubmit, await seen(code))
    expect((await technician(act.inspectionFinish, await seen(code))).code).toBe('403')
    await coordinator(act.inspectionFinish, await seen(code))
    expect((await debug()).message).toBe('2 problems are still open')
    await db.update(supervisions).set({ open_problems: 0 }).where(eq(supervisions.supervision_code, code))
    expect((await debug()).message).toBe('First upload the measurement sheet')
    await hang(code, 'debug_measurement_sheet')
    await hang(code, supervisionFiles.debug, 2)
    expect((await debug()).message).toBe('1 photo is missing')
    await hang(code, supervisionFiles.debug)
    expect((await technician(act.debugAbnormal, { ...measured, faults: [], ...(await seen(code)) })).code).toBe('406')
    await technician(act.debugAbnormal, { ...measured, faults: ['E6'], ...(await seen(code)) })
    expect((await debug()).data.supervision_status).toBe('Debug_Normal')
    const use = async () =>
      technician(act.usageTraining, { receiver_name: 'Endang', attendees: 3, ...(await seen(code)) })
    expect((await use()).message).toBe('The receiver has not signed')
    await hang(code, supervisionFiles.signature)
    expect((await use()).data.supervision_status).toBe('Usage_Training_Finished')
    expect((await coordinator(act.finish, await seen(code))).message).toBe('The warranty card is not signed')
    await db
      .update(supervisions)
      .set({ card_status: 'Warranty_Card_Signed' })
      .where(eq(supervisions.supervision_code, code))
    await coordinator(act.finish, await seen(code))
    expect(await rowOf(code)).toMatchObject({
      supervision_status: 'Finish_Project_Finished',
      finished_date: expect.any(String),
    })
    const traces = await db.select().from(supervisionTraces).where(eq(supervisionTraces.supervision_code, code))
    expect(new Set(traces.map(({ step }) => step)).size).toBeGreaterThanOrEqual(13)
    const { rail } = (await coordinator(contract.getSupervision, { supervision_code: code })).data
    expect(rail.at(-1)).toMatchObject({ key: 'finish', state: 'done', owner: 'Suryo' })
    expect((await manager(contract.supervisionLog, { code })).data.length).toBeGreaterThan(20)
  })
})

describe('lists', () => {
  test('tabs count what they show, overdue ones are found, and a stranger sees none of it', async () => {
    await db.insert(supervisions).values(
      supervisionRow('SPV-OLD', {
        ...{ supervision_status: 'TS_Dept_Audit_Required', status_since: '2026-01-01T00:00:00Z' },
      }),
    )
    const counts = (await ts(contract.countSupervisions, {})).data
    for (const tab of ['all', 'mine', 'audit', 'finished'] as const)
      expect((await ts(contract.listSupervisions, { tab, limit: 100 })).total).toBe(counts[tab])
    const overdue = (await ts(contract.listSupervisions, { is_overdue: true })).data
    expect(overdue.map((one: contract.Supervision) => one.supervision_code)).toContain('SPV-OLD')
    expect((await stranger(contract.getSupervision, { supervision_code: 'SPV-OLD' })).code).toBe('404')
  })

  test('a blacklisted installer gets no new project', async () => {
    const [row] = (await coordinator(installers.listInstallersOfProjects, { search: 'INST-2' })).data
    const black = { installer_code: 'INST-2', row_version: row.row_version, is_blacklisted: true }
    expect((await coordinator(installers.blacklistInstaller, black)).errors).toHaveProperty('blacklist_reason')
    await coordinator(installers.blacklistInstaller, { ...black, blacklist_reason: 'Bad work' })
    expect((await manager(contract.createSupervision, form({ installer_code: 'INST-2' }))).errors).toEqual({
      installer_code: ['This installer is blacklisted'],
    })
  })
})
