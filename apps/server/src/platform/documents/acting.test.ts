import { actions, inBulk } from '@sejuk/contract/document-actions'
import { type WorkflowViewer, workflow } from '@sejuk/domain/document-workflow'
import { eq, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { authors, rowVersion } from '../../db/columns.ts'
import { actionLogs } from '../../db/tables/platform/action-logs.ts'
import { gatherOffers } from '../offers.ts'
import { systemViewer } from '../records/system-actor.ts'
import { visibleTo } from '../scope/visible-to.ts'
import { acting } from './acting.ts'

const table = pgTable('loans', {
  loan_code: text().primaryKey(),
  status: text({ enum: ['Draft', 'Submitted', 'Approved', 'Rejected'] })
    .notNull()
    .default('Draft'),
  dept_code: text().notNull(),
  customer: text().notNull().default('C1'),
  amount: integer().notNull().default(0),
  is_paid: boolean().notNull().default(false),
  approved_by: text(),
  authors: authors(),
  row_version: rowVersion(),
})
type Row = Pick<typeof table.$inferSelect, 'status' | 'amount' | 'authors'> & {
  approved_today?: number
  is_friday: boolean
}
const loan = workflow({
  entity: 'loan',
  status: 'status',
  state: ({ status, amount, approved_today = 0, is_friday }: Row, _viewer: WorkflowViewer) => ({
    status,
    amount,
    approved_today,
    is_friday,
    is_paid: false,
  }),
  actions: {
    save: { needs: 'signed-in', from: ['Draft', 'Rejected'], to: 'Draft', undo: 5 },
    submit: {
      needs: 'signed-in',
      from: ['Draft'],
      to: 'Submitted',
      guards: [({ is_friday }) => (is_friday ? 'Not on a Friday' : undefined)],
    },
    approve: {
      needs: 'Customer-Approve',
      from: ['Submitted'],
      to: ({ amount }) => ({ status: 'Approved', is_paid: amount < 10 }),
      approves: true,
      guards: [({ amount, approved_today }) => (amount + approved_today > 100 ? 'Above the limit' : undefined)],
    },
    reject: { needs: 'Customer-Approve', from: ['Submitted'], to: 'Rejected', notAuthor: true, reason: 'required' },
    expire: { needs: 'signed-in', bySystem: true, from: ['Draft'], to: 'Rejected' },
  },
})
const endpoints = actions(loan, '/api/loan', { key: 'loan_code', forms: { save: { amount: z.number() } } })
const approveMany = inBulk(endpoints.approve)

const ran: string[] = []
let isFriday = false
const onLoan = acting(loan, {
  table,
  key: 'loan_code',
  endpoints,
  visible: (viewer) => visibleTo(viewer, table),
  facts: async () => ({ is_friday: isFriday }),
  changes: { save: async ({ input }) => ({ set: { amount: input.amount } }) },
  marks: { approve: ({ usercode }) => ({ approved_by: usercode }) },
  approval: ({ customer, amount }) => ({ kind: 'loan', customer, amount }),
  effects: {
    submit: [
      async () => void ran.push('first'),
      async ({ before, after }) => void ran.push(`${before.status}>${after.status}`),
    ],
    reject: [
      async ({ reason }) => {
        if (reason === 'break') throw new Error('An effect broke')
      },
    ],
  },
  notices: { submit: async () => void ran.push('notice') },
})
const offers = gatherOffers([
  { effects: [onLoan.after('submit', async () => void ran.push('of another area'))] },
  { effects: [onLoan.after('submit', async ({ after }) => void ran.push(`of a third, ${after.loan_code}`))] },
])

const house = await startTestServer({
  offers,
  features: [
    (serve) => {
      onLoan.routes(serve)
      serve.inSteps(approveMany, (ask) => onLoan.actInBulk(ask, 'approve', ask.input.rows))
    },
  ],
})
const { db } = house
await db.execute(sql`create table loans (loan_code text primary key, status text not null default 'Draft', dept_code text not null,
  customer text not null default 'C1', amount int not null default 0, is_paid boolean not null default false, approved_by text,
  authors text[] not null default '{}', row_version int not null default 1)`)
const [ani, budi, citra] = [
  await house.as(['Customer-Approve'], { usercode: 'ANI' }),
  await house.as(['Customer-Approve'], { usercode: 'BUDI' }),
  await house.as(['Customer-Approve'], { usercode: 'CITRA' }),
]
const put = async (loan_code: string, more: Partial<typeof table.$inferInsert> = {}) => {
  await db.insert(table).values({ loan_code, dept_code: '705', ...more })
  return { loan_code, row_version: 1 }
}
const stored = async (loan_code: string) => {
  const [row] = await db.select().from(table).where(eq(table.loan_code, loan_code))
  return row
}

test('an action moves the status, marks, logs, answers with the new version, and runs effects in order', async () => {
  const seen = await put('L1')
  expect(await ani(endpoints.save, { ...seen, amount: 5 })).toMatchObject({
    code: '200',
    data: { loan_code: 'L1', status: 'Draft', row_version: 2 },
  })
  expect((await budi(endpoints.submit, { ...seen, row_version: 2 })).data).toMatchObject({ status: 'Submitted' })
  expect(ran).toEqual(['first', 'Draft>Submitted', 'of another area', 'of a third, L1', 'notice'])
  expect((await stored('L1'))?.authors).toEqual(['ANI', 'BUDI'])
  for (const author of [ani, budi])
    for (const name of ['approve', 'reject'] as const)
      expect(await author(endpoints[name], { ...seen, row_version: 3, reason: '-' })).toMatchObject({
        code: '409',
        message: 'Somebody else than who wrote it must approve it',
      })
  await citra(endpoints.approve, { ...seen, row_version: 3 })
  expect(await stored('L1')).toMatchObject({ status: 'Approved', is_paid: true, approved_by: 'CITRA', authors: [] })
  const logged = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, 'L1')).orderBy(actionLogs.log_id)
  expect(logged.map(({ action, from_status, to_status }) => [action, from_status, to_status])).toEqual([
    ['save', 'Draft', 'Draft'],
    ['submit', 'Draft', 'Submitted'],
    ['approve', 'Submitted', 'Approved'],
  ])
  expect(logged[0]?.diff).toEqual({ amount: [0, 5] })
})

test('what is out of sight is not found, what is stale is a conflict that says what differs', async () => {
  const seen = await put('L2')
  const stranger = await house.as([], { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await stranger(endpoints.submit, seen)).code).toBe('404')
  await ani(endpoints.save, { ...seen, amount: 7 })
  const stale = await budi(endpoints.save, { ...seen, amount: 9 })
  expect(stale).toMatchObject({
    code: '409',
    data: { current: { amount: 7, row_version: 2 }, changed_fields: ['amount'] },
  })
  isFriday = true
  expect(await ani(endpoints.submit, { ...seen, row_version: 2 })).toMatchObject({
    code: '409',
    message: 'Not on a Friday',
  })
  isFriday = false
})

test('what an effect breaks was never done', async () => {
  const seen = await put('L3', { status: 'Submitted' })
  expect((await ani(endpoints.reject, { ...seen, reason: 'break' })).code).toBe('500')
  expect(await stored('L3')).toMatchObject({ status: 'Submitted', row_version: 1 })
})

test('a limit of amounts counts what the same user approved for the same customer on that day', async () => {
  for (const loan_code of ['D1', 'D2', 'D3']) await put(loan_code, { status: 'Submitted', amount: 60, customer: 'C2' })
  await put('D4', { status: 'Submitted', amount: 60, customer: 'C3' })
  const approve = async (who: typeof ani, loan_code: string) =>
    (await who(endpoints.approve, { loan_code, row_version: 1 })).message
  expect(await approve(ani, 'D1')).toBe('Data saved successfully')
  expect(await approve(ani, 'D2')).toBe('Above the limit')
  expect(await approve(ani, 'D4')).toBe('Data saved successfully')
  expect(await approve(budi, 'D2')).toBe('Data saved successfully')
  await put('D5', { status: 'Submitted', amount: 60, customer: 'C2' })
  const atOnce = await Promise.all([approve(citra, 'D3'), approve(citra, 'D5')])
  expect(atOnce.toSorted()).toEqual(['Above the limit', 'Data saved successfully'])
})

test('in bulk one refusal keeps nothing else back', async () => {
  await put('B1', { status: 'Submitted' })
  await put('B2')
  const rows = ['B1', 'B2', 'B9'].map((loan_code) => ({ loan_code, row_version: 1 }))
  expect((await ani(approveMany, { rows })).data).toMatchObject([
    { code: 'B1', is_done: true },
    { code: 'B2', is_done: false, message: 'Needs status Submitted' },
    { code: 'B9', is_done: false, message: 'Data not found' },
  ])
})

test('an undo puts the record back for the one who acted, while nobody else has', async () => {
  const seen = await put('U1')
  await ani(endpoints.save, { ...seen, amount: 8 })
  const [as, other] = ['ANI', 'BUDI'].map((usercode) => ({ ...systemViewer, usercode }))
  const row = await stored('U1')
  if (!row) throw new Error('The loan is not there')
  expect(await onLoan.undoOf({ db, viewer: other ?? systemViewer }, row)).toBeNull()
  expect(await onLoan.undoOf({ db, viewer: as ?? systemViewer }, row)).toMatchObject({ action: 'save' })
})

test('a job acts without a permission, and passes over what is not possible', async () => {
  await put('S1')
  await put('S2', { status: 'Approved' })
  const within = { db, jobs: house.jobs, config: house.config, offers }
  expect(await onLoan.actBySystem(within, 'expire', 'S1')).toMatchObject({ status: 'Rejected', authors: [] })
  expect(await onLoan.actBySystem(within, 'expire', 'S2')).toBeUndefined()
})
