import * as contract from '@sejuk/contract/projects/weekly-report'
import { cutOf, mondayOf } from '@sejuk/domain/projects/weekly-report'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays } from '@sejuk/domain/values/dates'
import { beforeAll, expect, test } from 'vitest'
import { prepareProjects, projectRow } from '../../../../test/projects.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { projectFollowUps, projectLogs, projectMoves } from '../../../db/tables/projects/project-logs.ts'
import { projectWeeks } from '../../../db/tables/projects/project-weeks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { freezeWeek, freezeWeeks } from './freeze.ts'
import { computeWeek, readWeeks } from './weeks.ts'

const server = await startTestServer()
const { db, as, app } = server
await prepareProjects(server)
const held = (role: keyof typeof standardRoles) => standardRoles[role].permissions
const office = await as(held('Project-HO'), { usercode: 'HO', username: 'Nadia', view_data: 'View_Data_All_Branches' })
const branch = { view_data: 'View_Data_My_Branch' } as const
const manager = await as(held('Branch-Manager'), { ...branch, usercode: 'BM705', username: 'Budi' })
const other = await as(held('Branch-Manager'), { ...branch, usercode: 'BM713', username: 'Wati', department: '713' })
const sales = await as(held('Salesman'), { usercode: 'SARI', username: 'Sari', view_data: 'View_Data_Salesman' })

const monday = addDays(mondayOf(companyToday()), -14)
const begin = cutOf(monday)
const at = (days: number, seconds = 0) => new Date(Date.parse(begin) + days * 86_400_000 + seconds * 1000).toISOString()
const move = (log_code: string, when: string, over: Partial<typeof projectMoves.$inferInsert> = {}) => ({
  ...{ log_code, at: when, login_status: 'Approved' as const, project_status: 'Processing' as const },
  ...{ stage: 'tender' as const, probability: 50, amount: 100, dept_code: '705', salesman_code: 'SARI', ...over },
})

beforeAll(async () => {
  const logs = ['OLD', 'NEW', 'UP', 'WON', 'LOST', 'AWAY', 'EDGE', 'REST']
  await db.insert(projectLogs).values(
    logs.map((code) =>
      projectRow(code, {
        ...{
          salesman_code: 'SARI',
          login_status: 'Approved',
          project_status: 'Processing',
          project_name: `Menara ${code}`,
        },
        project_code: `P-${code}`,
      }),
    ),
  )
  await db.insert(projectMoves).values([
    move('OLD', at(-20)),
    move('NEW', at(-3), { login_status: 'Submitted', project_status: null }),
    move('NEW', at(1), { amount: 70 }),
    move('UP', at(-20)),
    move('UP', at(2), { amount: 130, stage: 'negotiation', reason: 'One floor more' }),
    move('WON', at(-20)),
    move('WON', at(3), { project_status: 'Project_Goaled' }),
    move('LOST', at(-20), { amount: 40 }),
    move('LOST', at(4), { project_status: 'Failed', amount: 40, brand: 'Midea', reason: 'Price 9% under' }),
    move('AWAY', at(-20)),
    move('AWAY', at(5), { dept_code: '713', salesman_code: 'RUDI' }),
    // A second before the cut belongs to the week, the cut itself to the next one.
    move('EDGE', at(7, -1), { amount: 5 }),
    move('REST', at(7), { amount: 900 }),
  ])
  const follow = (log_code: string, day: string, next: string | null) => ({
    ...{ log_code, follow_up_date: day, kind: 'call' as const, result: 'x', stage_before: 'tender' as const },
    ...{ stage_after: 'tender' as const, probability_before: 1, probability_after: 1, est_before: 1, est_after: 1 },
    ...{ next_follow_up_date: next, created_by: 'SARI', create_user_name: 'Sari', created_date: `${day}T03:00:00Z` },
  })
  await db
    .insert(projectFollowUps)
    .values([
      follow('OLD', addDays(monday, -5), addDays(monday, 2)),
      follow('OLD', addDays(monday, 1), null),
      follow('UP', addDays(monday, -5), addDays(monday, 3)),
      follow('UP', addDays(monday, 4), null),
    ])
})

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

test('all blocks add up to one number, and every movement has its reason', async () => {
  const { data } = await office(contract.weeklyReport, { week: addDays(monday, 3) })
  expect(data).toMatchObject({ week_start: monday, week_end: addDays(monday, 6), is_running: false })
  expect(data.total).toMatchObject({ before: 440, amount: 405, projects: 5 })
  expect(data.total.before + sum(data.bridge)).toBe(data.total.amount)
  expect(sum(data.funnel)).toBe(data.total.amount)
  expect(sum(data.branches)).toBe(data.total.amount)
  expect(sum(data.people)).toBe(data.total.amount)
  expect(data.total).toMatchObject({
    new: { n: 2, amount: 75 },
    goaled: { n: 1, amount: 100 },
    lost: { n: 1, amount: 40 },
    won_percent: 50,
    on_time_percent: 50,
  })
  expect(data.lost).toMatchObject([{ brand: 'Midea', n: 1, amount: 40, reasons: ['Price 9% under'], n_quarter: 1 }])
  expect(data.moves.find(({ log_code }: { log_code: string }) => log_code === 'UP')).toMatchObject({
    kind: 'raised',
    reason: 'One floor more',
  })
})

test('each branch sees its own, and what moved away leaves one and reaches the other', async () => {
  const mine = (await manager(contract.weeklyReport, { week: monday })).data
  const theirs = (await other(contract.weeklyReport, { week: monday })).data
  expect(mine.bridge.find(({ kind }: { kind: string }) => kind === 'moved')).toMatchObject({ n: 1, amount: -100 })
  expect(theirs.bridge.find(({ kind }: { kind: string }) => kind === 'moved')).toMatchObject({ n: 1, amount: 100 })
  expect([mine.total.amount, theirs.total.amount]).toEqual([305, 100])
  expect(theirs.moves).toHaveLength(1)
  expect((await sales(contract.weeklyReport)).code).toBe('403')
  expect((await office(contract.weeklyReport, { week: monday, dept_code: ['713'] })).data.total.amount).toBe(100)
  expect((await office(contract.weeklyReport, { week: addDays(companyToday(), 30) })).errors).toHaveProperty('week')
})

test('of one salesperson the report has what the line of the person counts', async () => {
  const { data } = await office(contract.weeklyReport, { week: monday })
  for (const { usercode, dept_code, amount, projects, ...counts } of data.people) {
    const asked = { week: monday, dept_code: [dept_code], salesman_code: usercode }
    const own = (await office(contract.weeklyReport, asked)).data
    expect(own.total).toMatchObject({ amount, projects, new: counts.new, goaled: counts.goaled, lost: counts.lost })
    for (const kind of ['new', 'goaled', 'lost'] as const)
      expect(own.moves.filter((one: { kind: string }) => one.kind === kind)).toHaveLength(counts[kind].n)
  }
})

test('a job that runs late freezes the same numbers, once', async () => {
  const before = (await office(contract.weeklyReport, { week: monday })).data
  await db.insert(projectMoves).values(move('OLD', at(9), { amount: 999 }))
  expect(await freezeWeek(db, monday)).toBe(true)
  expect(await freezeWeek(db, monday)).toBe(false)
  const after = (await office(contract.weeklyReport, { week: monday })).data
  expect(after.frozen_date).not.toBeNull()
  expect({ ...after, frozen_date: null }).toEqual({ ...before, frozen_date: null })
  const [[read], computed] = [await readWeeks(db, monday), await computeWeek(db, monday)]
  expect(read.sums.map(({ amount }) => amount).toSorted()).toEqual(computed.sums.map(({ amount }) => amount).toSorted())
})

test('every week that is over is frozen, however many were missed', async () => {
  expect(await freezeWeeks(db)).toBe(7)
  expect(await freezeWeeks(db)).toBe(0)
  expect(await db.$count(projectWeeks)).toBe(8)
})

test('managers comment on the week of their branch', async () => {
  expect((await manager(contract.commentOnWeek, { week: monday, comment: ' ' })).code).toBe('406')
  expect(
    (await manager(contract.commentOnWeek, { week: monday, comment: 'We fell because one was goaled' })).code,
  ).toBe('200')
  expect((await office(contract.weeklyReport, { week: monday })).data.comments).toMatchObject([
    { create_user_name: 'Budi' },
  ])
  expect((await other(contract.weeklyReport, { week: monday })).data.comments).toEqual([])
})

test('the paper has the numbers of the screen', async () => {
  const url = `/api/weekly-report/pdf?week=${monday}&language=default`
  const reply = await app.inject({ url, headers: { cookie: `sid=${office.token}` } })
  expect(reply.headers['content-type']).toBe('application/pdf')
  const { text, pages } = await readPdf(new Uint8Array(reply.rawPayload))
  expect(pages.length).toBeGreaterThanOrEqual(3)
  expect(text).toContain('Menara UP')
  expect(text).toContain('One floor more')
  expect(text).toContain('We fell because one was goaled')
})
