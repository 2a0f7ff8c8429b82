import { createPhoto } from '@sejuk/contract/platform/attachments'
import * as contract from '@sejuk/contract/projects/project-logs'
import * as similarity from '@sejuk/contract/projects/similarity'
import type { Permission } from '@sejuk/domain/permissions'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { letSell, newProject, prepareProjects, projectRow } from '../../../../test/projects.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { provinces } from '../../../db/tables/masters/regions.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { projectLogs, projectMoves } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { forgetProjects, tellLapses, warnSalespeople } from './clock-job.ts'

const server = await startTestServer()
const { db, as, jobs, config } = server
await prepareProjects(server)
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const sales = await as(held('Salesman'), { usercode: 'SARI', username: 'Sari', view_data: 'View_Data_Salesman' })
const partner = await as(held('Salesman'), { usercode: 'RATIH', username: 'Ratih', view_data: 'View_Data_Salesman' })
const other = await as(held('Salesman'), {
  ...{ usercode: 'RUDI', username: 'Rudi', view_data: 'View_Data_Salesman', department: '713' },
})
const manager = await as(held('Branch-Manager'), {
  usercode: 'BM705',
  username: 'Budi',
  view_data: 'View_Data_My_Branch',
})
const otherManager = await as(held('Branch-Manager'), {
  ...{ usercode: 'BM713', username: 'Wati', view_data: 'View_Data_My_Branch', department: '713' },
})
const office = await as(held('Project-HO'), { usercode: 'HO', username: 'Nadia', view_data: 'View_Data_All_Branches' })
await letSell(server, 'SARI', 'RATIH', 'RUDI')
const today = companyToday()
const { submit, modify, withdraw, startToApprove, approveBm, rejectBm, approve, reject, followUp } =
  contract.actOnProjectLog
const { goal, fail, pause, resume, reopen, extend, applySupervision } = contract.actOnProjectLog

const versionOf = async (log_code: string) => {
  const [row] = await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code))
  return { log_code, row_version: row?.row_version ?? 0 }
}
const rowOf = async (log_code: string) =>
  (await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code)))[0]
let place = 0
/** Far from each other, and with names that have nothing in common, unless said otherwise. */
const create = async (who = sales, over: object = {}) => {
  place++
  const alone = {
    project_name: `Xq${place} Wv${place} Zk${place}`,
    owner_name: `Jf${place}`,
    contractor_me: '',
    lat: -6 + (place % 12),
    lng: 106 + 4 * Math.floor(place / 12),
  }
  const answer = await who(contract.createProjectLog, newProject(who.usercode, { ...alone, ...over }))
  return answer.data.log_code as string
}
const approved = async (over: object = {}) => {
  const log_code = await create(sales, over)
  await sales(submit, await versionOf(log_code))
  await manager(startToApprove, await versionOf(log_code))
  await manager(approveBm, await versionOf(log_code))
  await office(approve, await versionOf(log_code))
  return log_code
}
const seen = (log_code: string, over: object = {}) => ({
  ...{ follow_up_date: today, kind: 'call', result: 'Spoke with the owner', stage: 'tender', probability: 40 },
  est_total: 1_620_000_000,
  ...over,
  log_code,
})

describe('from the log to the project', () => {
  let log_code = ''
  beforeAll(async () => {
    log_code = await create(sales, {
      salespeople: [
        { usercode: 'SARI', split_percent: 80 },
        { usercode: 'RATIH', split_percent: 20 },
      ],
    })
  })

  test('logging, submitting, reviewing, approving twice, each by who may', async () => {
    expect(log_code).toMatch(/^LOG-705-\d{4}-00001$/)
    expect((await sales(submit, await versionOf(log_code))).message).toBe('Project submitted')
    expect(await rowOf(log_code)).toMatchObject({ login_status: 'Submitted', similarity_status: 'No_Need' })
    expect((await sales(startToApprove, await versionOf(log_code))).code).toBe('403')
    expect((await manager(approveBm, await versionOf(log_code))).message).toBe('Needs login status BM_Approving')
    expect((await manager(startToApprove, await versionOf(log_code))).data).toMatchObject({
      login_status: 'BM_Approving',
    })
    expect(await rowOf(log_code)).toMatchObject({ reviewer_name: 'Budi' })
    expect((await manager(approveBm, await versionOf(log_code))).data).toMatchObject({ login_status: 'BM_Approved' })
    expect((await manager(approve, await versionOf(log_code))).code).toBe('403')
    expect((await office(approve, await versionOf(log_code))).data).toMatchObject({ login_status: 'Approved' })
    expect(await rowOf(log_code)).toMatchObject({
      project_code: expect.stringMatching(/^PRJ-705-\d{4}-00001$/),
      ...{ project_status: 'Processing', protection_until: addDays(today, 180), last_contact_day: today },
    })
    const { data } = await sales(contract.getProjectLog, { log_code })
    expect(data).toMatchObject({
      level: 'Edit+View',
      follow_up_flag: 'Required_to_Follow_Up',
      right_ends: addDays(today, 45),
    })
    expect(data.systems).toHaveLength(1)
    expect(data.name_key).toBeUndefined()
    expect((await sales(contract.getProjectLog, { log_code: data.project_code })).data.log_code).toBe(log_code)
    expect(await db.$count(notifications, eq(notifications.event, 'project-decided'))).toBe(2)
  })

  test('levels: who shares follows up, the manager does not, and nobody edits an approved login', async () => {
    expect((await partner(contract.getProjectLog, { log_code })).data.level).toBe('FollowUp+View')
    expect((await manager(contract.getProjectLog, { log_code })).data.level).toBe('Approve+View')
    expect((await partner(followUp, { ...seen(log_code), ...(await versionOf(log_code)) })).message).toBe(
      'Follow-up saved',
    )
    expect((await manager(followUp, { ...seen(log_code), ...(await versionOf(log_code)) })).message).toBe(
      'Needs level FollowUp+View, Edit+View on this project',
    )
    expect(
      (await partner(goal, { ...(await versionOf(log_code)), goaled_amount: 1, goaled_date: today })).message,
    ).toContain('Edit+View')
    const form = newProject('SARI')
    expect((await sales(modify, { ...form, ...(await versionOf(log_code)) })).message).toBe(
      'Needs login status Draft, BM_Rejected or Withdrawn',
    )
    expect((await other(contract.getProjectLog, { log_code })).code).toBe('404')
    expect((await other(followUp, { ...seen(log_code), row_version: 1 })).code).toBe('404')
  })

  test('a follow-up needs its position, reason and days, and its change is written down', async () => {
    const ask = async (over: object) =>
      (await sales(followUp, { ...seen(log_code, over), ...(await versionOf(log_code)) })).errors
    expect(await ask({ kind: 'visit' })).toEqual({ lat: ['A visit needs the position'] })
    expect(await ask({ est_total: 1 })).toEqual({ change_reason: ['Say why the amount has changed'] })
    expect(await ask({ follow_up_date: addDays(today, 1) })).toEqual({
      follow_up_date: ['A follow-up is not in the future'],
    })
    expect(await ask({ next_follow_up_date: today })).toEqual({
      next_follow_up_date: ['The next follow-up is after this one'],
    })
    const moves = await db.$count(projectMoves, eq(projectMoves.log_code, log_code))
    await sales(followUp, {
      ...seen(log_code, {
        kind: 'visit',
        lat: -5,
        lng: 106,
        stage: 'negotiation',
        probability: 70,
        est_total: 1_500_000_000,
      }),
      ...{ change_reason: 'Chiller dropped', next_follow_up_date: addDays(today, 7), ...(await versionOf(log_code)) },
    })
    const { data } = await sales(contract.getProjectLog, { log_code })
    expect(data).toMatchObject({ est_total: 1_500_000_000, stage: 'negotiation', follow_up_flag: 'Finished_Follow_Up' })
    expect(data.follow_ups[0]).toMatchObject({ probability_after: 70, est_before: 1_620_000_000, distance_m: 0 })
    expect(await db.$count(projectMoves, eq(projectMoves.log_code, log_code))).toBe(moves + 1)
  })

  test('goaled only with its contract; supervision is applied for once', async () => {
    const form = { goaled_amount: 1_450_000_000, goaled_date: today }
    expect((await sales(applySupervision, await versionOf(log_code))).message).toBe(
      'Needs project status Project_Goaled',
    )
    expect((await sales(goal, { ...form, ...(await versionOf(log_code)) })).message).toBe(
      'First upload the contract or purchase order',
    )
    await db.insert(attachments).values({
      ...{ attachment_code: 'FIL-1', kind: 'file', module_name: projectFiles.module, module_code: log_code },
      ...{ alias: projectFiles.contract, original_file_name: 'po.pdf', content_type: 'application/pdf', bytes: 9 },
      ...{ sha256: 'x', store_key: 'x', created_by: 'SARI' },
    })
    const unknown = await sales(goal, { ...form, order_code: 'NOPE-1', ...(await versionOf(log_code)) })
    expect(unknown.errors).toEqual({ order_code: ['There is no order NOPE-1 that you see'] })
    expect((await sales(goal, { ...form, ...(await versionOf(log_code)) })).code).toBe('200')
    expect(await rowOf(log_code)).toMatchObject({ project_status: 'Project_Goaled', goaled_amount: 1_450_000_000 })
    expect((await sales(applySupervision, await versionOf(log_code))).code).toBe('200')
    expect((await sales(applySupervision, await versionOf(log_code))).message).toBe('This was requested already')
  })
})

test('rejected by the branch it is mended and sent again; by head office it ends; it may be withdrawn before', async () => {
  const log_code = await create()
  await sales(submit, await versionOf(log_code))
  await manager(startToApprove, await versionOf(log_code))
  expect((await manager(rejectBm, { ...(await versionOf(log_code)) })).code).toBe('406')
  expect((await manager(rejectBm, { ...(await versionOf(log_code)), reason: 'No pin' })).message).toBe('Rejected')
  const form = newProject('SARI', { project_name: 'Yyy Zzz', owner_name: 'Kkk', contractor_me: '', lat: 1.5, lng: 120 })
  expect((await sales(modify, { ...form, ...(await versionOf(log_code)) })).data).toMatchObject({
    login_status: 'Draft',
  })
  await sales(submit, await versionOf(log_code))
  await manager(startToApprove, await versionOf(log_code))
  await manager(approveBm, await versionOf(log_code))
  await office(startToApprove, await versionOf(log_code))
  expect(await rowOf(log_code)).toMatchObject({ login_status: 'BM_Approved', reviewer_name: 'Nadia' })
  await office(reject, { ...(await versionOf(log_code)), reason: 'Known already', winner_code: 'LOG-1' })
  expect(await rowOf(log_code)).toMatchObject({ login_status: 'Rejected', winner_code: 'LOG-1', project_status: null })
  const second = await create()
  await sales(submit, await versionOf(second))
  expect((await sales(withdraw, await versionOf(second))).data).toMatchObject({ login_status: 'Withdrawn' })
})

test('who wrote it never approves it, though their rights would allow it', async () => {
  const both = await as([...new Set([...held('Branch-Manager'), ...held('Project-HO')])], {
    usercode: 'BOTH',
    username: 'Both',
  })
  await letSell(server, 'BOTH')
  const log_code = await create(both)
  await both(submit, await versionOf(log_code))
  expect((await both(startToApprove, await versionOf(log_code))).code).toBe('409')
  await manager(startToApprove, await versionOf(log_code))
  expect((await both(approveBm, await versionOf(log_code))).code).toBe('409')
})

test('the form says what is wrong, under its field', async () => {
  const errors = async (over: object) => (await sales(contract.createProjectLog, newProject('SARI', over))).errors
  expect(await errors({ salespeople: [{ usercode: 'SARI', split_percent: 70 }] })).toEqual({
    salespeople: ['The split adds up to 70%, not to 100%'],
  })
  expect(await errors({ salespeople: [{ usercode: 'RATIH', split_percent: 100 }] })).toEqual({
    salespeople: ['The salesperson of the log must have a share'],
  })
  expect(await errors({ est_order_date: addDays(today, -1) })).toEqual({
    est_order_date: ['The expected order is not in the past'],
  })
  expect(await errors({ systems: [] })).toEqual({ systems: ['At least one line is needed'] })
  expect(await errors({ project_name: 'ab' })).toEqual({ project_name: ['The name has at least 3 characters'] })
  expect(await errors({ dept_code: '713' })).toHaveProperty('dept_code')
  expect(await errors({ sub_district_code: '99.99.99.9999' })).toBeDefined()
  expect(await errors({ probability: 101 })).toHaveProperty('probability')
  expect(await errors({ lat: '' })).toHaveProperty('lat')
  expect(await errors({ lat: 51.5, lng: -0.1 })).toEqual({
    lat: ['The pin lies outside Indonesia. Move it, or choose abroad'],
  })
  expect(await errors({ est_order_date: addDays(today, 3700) })).toHaveProperty('est_order_date')
  const [system] = newProject('SARI').systems
  expect(await errors({ systems: [{ ...system, capacity: 0 }] })).toHaveProperty(['systems.0.capacity'])
})

test('a building abroad is chosen to be, and who has it in their name learns of it', async () => {
  const abroad = { lat: 51.5, lng: -0.1, is_abroad: true }
  const log_code = await create(partner, {
    ...abroad,
    salesman_code: 'SARI',
    salespeople: newProject('SARI').salespeople,
  })
  expect((await partner(contract.getProjectLog, { log_code })).data.is_abroad).toBe(true)
  const told = await db.select().from(notifications).where(eq(notifications.event, 'project-logged-for-you'))
  expect(told).toMatchObject([{ usercode: 'SARI' }])
})

test('a pin far from the city warns, one in another province asks for a reason', async () => {
  await db.insert(provinces).values({ province_code: '35', province_name: 'Jawa Timur' }).onConflictDoNothing()
  await db.insert(customers).values({
    ...{ customer_code: 'C-JT', customer_name: 'PT Timur', dept_code: '705', province_code: '35', city_code: '35.78' },
    ...{ lat: -7.26, lng: 112.75, created_by: 'SARI', create_user_name: 'Sari' },
  })
  const far = { lat: -7.25, lng: 112.75 }
  expect((await sales(contract.checkProjectPlace, { city_code: '31.73', ...far })).data).toMatchObject({
    ...{ is_far: true, other_province: 'Jawa Timur' },
  })
  expect((await sales(contract.checkProjectPlace, { city_code: '31.73', lat: -6.17, lng: 106.76 })).data).toMatchObject(
    {
      ...{ is_far: false, other_province: null },
    },
  )
  const form = newProject('SARI', { ...far, project_name: 'Qqq Rrr', owner_name: 'Sss' })
  expect((await sales(contract.createProjectLog, form)).errors).toEqual({
    pin_reason: ['The pin lies in Jawa Timur, another province than the address. Say why'],
  })
  expect((await sales(contract.createProjectLog, { ...form, pin_reason: 'The site office is there' })).code).toBe('200')
})

test('lost, paused, opened again, extended: by whom and until when', async () => {
  const log_code = await approved()
  expect((await sales(fail, { ...(await versionOf(log_code)), reason: 'Price' })).errors).toHaveProperty(
    'lost_to_brand',
  )
  expect(
    (await sales(pause, { ...(await versionOf(log_code)), reason: 'Owner waits', resume_date: today })).errors,
  ).toEqual({
    resume_date: ['The project is resumed after today'],
  })
  await sales(pause, { ...(await versionOf(log_code)), reason: 'Owner waits', resume_date: addDays(today, 30) })
  await sales(resume, await versionOf(log_code))
  await sales(fail, { ...(await versionOf(log_code)), reason: 'Price 9% under', lost_to_brand: 'Midea', lost_price: 5 })
  expect(await rowOf(log_code)).toMatchObject({ project_status: 'Failed', lost_to_brand: 'Midea' })
  expect((await sales(reopen, { ...(await versionOf(log_code)), reason: 'They ask again' })).code).toBe('403')
  expect((await manager(reopen, { ...(await versionOf(log_code)), reason: 'They ask again' })).code).toBe('200')
  expect(
    (
      await manager(extend, {
        ...(await versionOf(log_code)),
        reason: 'Long tender',
        protection_until: addDays(today, 400),
      })
    ).code,
  ).toBe('406')
})

test('warnings at 30 and 40 days once each, Unknown after 60, and any follow-up brings it back', async () => {
  const log_code = await approved()
  const within = { jobs, config, offers: { effects: new Map() } }
  const contact = (days: number) =>
    db
      .update(projectLogs)
      .set({ last_contact_day: addDays(today, -days) })
      .where(eq(projectLogs.log_code, log_code))
  const warned = async () =>
    (await db.select().from(notifications).where(eq(notifications.event, 'protection-warning')))
      .map(({ usercode }) => usercode)
      .toSorted()
  await contact(29)
  expect(await warnSalespeople(db, within, today)).toBe(0)
  await contact(31)
  expect(await warnSalespeople(db, within, today)).toBe(1)
  expect(await warnSalespeople(db, within, today)).toBe(0)
  await contact(41)
  expect(await warnSalespeople(db, within, today)).toBe(1)
  expect(await warned()).toEqual(['BM705', 'BM705', 'SARI', 'SARI'])
  await contact(59)
  expect(await forgetProjects(db, within, today)).toBe(0)
  await contact(60)
  expect(await forgetProjects(db, within, today)).toBe(1)
  expect(await rowOf(log_code)).toMatchObject({ project_status: 'Unknown' })
  await sales(followUp, { ...seen(log_code), ...(await versionOf(log_code)) })
  expect(await rowOf(log_code)).toMatchObject({ project_status: 'Processing', warned_days: 0 })
})

test('the end of a right to sell and Unknown are told to salesperson and branch manager, with the day and the cause', async () => {
  const log_code = await approved()
  const within = { jobs, config, offers: { effects: new Map() } }
  const isIt = eq(projectLogs.log_code, log_code)
  await db.update(projectLogs).set({ lapse_told: sql`least(last_contact_day + 45, protection_until)` })
  const told = async (event: typeof notifications.$inferSelect.event) =>
    (
      await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.event, event), eq(notifications.entity_code, log_code)))
    ).map(({ usercode, variables }) => [usercode, variables])
  const stands = (set: Partial<typeof projectLogs.$inferInsert>) => db.update(projectLogs).set(set).where(isIt)
  await stands({ last_contact_day: addDays(today, -45), protection_until: addDays(today, 60) })
  expect(await tellLapses(db, within, today)).toBe(0)
  await stands({ last_contact_day: addDays(today, -46) })
  expect(await tellLapses(db, within, today)).toBe(1)
  expect(await tellLapses(db, within, today)).toBe(0)
  const silent = await told('right-lapsed-silent')
  expect(silent.map(([usercode]) => usercode)).toEqual(expect.arrayContaining(['SARI', 'BM705']))
  expect(silent[0]?.[1]).toMatchObject({ ends: addDays(today, -1), since: addDays(today, -46) })
  await stands({ last_contact_day: today, protection_until: addDays(today, -1) })
  expect(await tellLapses(db, within, today)).toBe(0)
  await stands({ last_contact_day: addDays(today, -2), protection_until: addDays(today, -2) })
  expect(await tellLapses(db, within, today)).toBe(1)
  expect((await told('right-lapsed-term'))[0]?.[1]).toMatchObject({ ends: addDays(today, -2) })
  await stands({ last_contact_day: addDays(today, -60), protection_until: addDays(today, 60) })
  await forgetProjects(db, within, today)
  const unknown = await told('project-unknown')
  expect(unknown.map(([usercode]) => usercode)).toEqual(expect.arrayContaining(['SARI', 'BM705']))
  expect(unknown[0]?.[1]).toMatchObject({ since: addDays(today, -60), days: 60 })
})

test('the approval list begins with what the branch managers approved; filters and the old name mean the same', async () => {
  await db.insert(projectLogs).values([
    projectRow('LOG-BA', {
      salesman_code: 'SARI',
      login_status: 'BM_Approved',
      submitted_date: '2026-11-01T00:00:00Z',
    }),
    projectRow('LOG-SU', {
      salesman_code: 'SARI',
      login_status: 'Submitted',
      submitted_date: '2026-11-01T00:00:00Z',
    }),
  ])
  const codes = async (who: typeof manager, input: object) =>
    (await who(contract.listSubmittedProjects, { limit: 100, ...input })).data.map(
      (one: { log_code: string }) => one.log_code,
    )
  expect(await codes(office, {})).toContain('LOG-BA')
  expect(await codes(office, {})).not.toContain('LOG-SU')
  expect(await codes(office, { login_status: 'LOGIN_BM_APPROVED' })).toEqual(
    await codes(office, { login_status: 'BM_Approved' }),
  )
  expect(await codes(office, { login_status: 'All' })).toEqual(expect.arrayContaining(['LOG-BA', 'LOG-SU']))
  expect(await codes(otherManager, { login_status: 'All' })).not.toContain('LOG-SU')
  expect((await sales(contract.listSubmittedProjects)).code).toBe('403')
})

test('the hint, the task and the files tell another branch nothing but code, branch and rough distance', async () => {
  const first = await create(sales, {
    project_name: 'Hotel Samudra Anyer',
    owner_name: 'PT Samudra Raya',
    lat: -6.1,
    lng: 105.9,
  })
  await sales(submit, await versionOf(first))
  const asked = { project_name: 'Samudra Anyer Hotel', owner_name: 'Samudra Raya', lat: -6.1005, lng: 105.9 }
  const hint = await other(contract.findSimilarProjects, asked)
  expect(hint.data).toEqual([{ log_code: first, dept_name: 'Branch 705', distance_m: 500 }])
  expect((await sales(contract.findSimilarProjects, asked)).data).toMatchObject([{ log_code: first, distance_m: 56 }])
  const second = await other(
    contract.createProjectLog,
    newProject('RUDI', { ...asked, dept_code: '713', contractor_me: '' }),
  )
  const log_code = second.data.log_code
  await other(submit, await versionOf(log_code))
  const seen = await other(similarity.getSimilarity, { log_code })
  expect(seen.data.pairs).toMatchObject([{ other_code: first, scores: null, other: null, scope: 'Cross_Branch' }])
  expect(JSON.stringify(seen.data)).not.toContain('Sari')
  expect(JSON.stringify(seen.data.pairs)).not.toContain('Samudra')
  const bm = await otherManager(similarity.getSimilarity, { log_code })
  expect(JSON.stringify(bm.data.pairs)).not.toContain('Samudra')
  const judge = await office(similarity.getSimilarity, { log_code })
  expect(judge.data.pairs[0].other).toMatchObject({ project_name: 'Hotel Samudra Anyer' })
  const file = new FormData()
  for (const [name, value] of Object.entries({
    module_name: projectFiles.module,
    module_code: first,
    alias: projectFiles.photo,
  }))
    file.set(name, value)
  file.set('file', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg'))
  expect((await other(createPhoto, file)).code).toBe('404')
})
