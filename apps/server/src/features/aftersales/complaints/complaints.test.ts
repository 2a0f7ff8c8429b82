import * as contract from '@sejuk/contract/aftersales/complaints'
import { permissions } from '@sejuk/domain/permissions'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { complaints } from '../../../db/tables/aftersales/complaints.ts'
import { surveys } from '../../../db/tables/aftersales/surveys.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db, as } = server
const desk = await as()
const colleague = await as()
const manager = await as()
await db
  .insert(roles)
  .values({ role_code: 'Branch-Manager', role_name: 'Branch Manager', view_data: 'View_Data_My_Branch' })
  .onConflictDoNothing()
await db.insert(userRoles).values({ usercode: manager.usercode, role_code: 'Branch-Manager' })
const elsewhere = await as(undefined, { view_data: 'View_Data_Asc', asc_code: '8-ASC-09' })

const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
let count = 0
const newOrder = (more: object = {}) =>
  makeWorkOrder(
    db,
    { work_order_number: `WO-C${++count}`, service_status: 'CallCenter_Survery', finished_date: days(-2), ...more },
    [{ ticket_line_no: 1 }],
  )
const form = (more: object = {}) => ({
  source: 'Call',
  customer_name: 'Budi Santoso',
  customer_phone: '0812 9034 1178',
  category: 'Late',
  severity: 3,
  description: 'Nobody came on the day',
  ...more,
})
/** A complaint about a work order, and both as they stand. */
const complained = async (more: object = {}, order: object = {}) => {
  const { work_order_number } = await newOrder(order)
  const made = await desk(contract.createComplaint, form({ work_order_number, ...more }))
  expect(made, JSON.stringify(made)).toMatchObject({ code: '200' })
  return { complain_code: made.data.complain_code as string, work_order_number }
}
const get = async (complain_code: string, by = desk) =>
  (await by(contract.getComplaint, { complain_code })).data as contract.ComplaintDetail
const seen = async (complain_code: string) => ({ complain_code, row_version: (await get(complain_code)).row_version })

test('a complaint has a number, a due date, a task, and its work order shows it', async () => {
  const { complain_code, work_order_number } = await complained({ severity: 1, owner_code: colleague.usercode })
  expect(complain_code).toMatch(/^CPL-705-\d{4}-\d{5}$/)
  const detail = await get(complain_code)
  expect(detail).toMatchObject({
    status: 'Complained',
    task_status: 'Task_Assigned',
    owner_code: colleague.usercode,
    customer_phone: '81290341178',
    asc_code: '8-ASC-01',
    reopen_count: 0,
    is_overdue: false,
  })
  const wait = Date.parse(detail.due_date) - Date.parse(detail.created_date)
  expect(Math.round(wait / 3_600_000)).toBe(4)
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ complaint_status: 'Complained' })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, colleague.usercode))
  expect(told.some(({ event }) => event === 'complaint-assigned')).toBe(true)
})

test('what is wrong with a complaint is said by field; a second one about the same work order leads to the first', async () => {
  const bad = await desk(contract.createComplaint, {
    source: 'Survey',
    customer_phone: '12',
    severity: 4,
    description: 'Short',
  })
  expect(bad.code).toBe('406')
  expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual([
    'category',
    'customer_name',
    'description',
    'severity',
    'source',
  ])
  expect(await desk(contract.createComplaint, form({ customer_phone: '12' }))).toMatchObject({
    code: '406',
    errors: { customer_phone: ['This is not a phone number'] },
  })
  expect(await desk(contract.createComplaint, form({ work_order_number: 'WO-NONE' }))).toMatchObject({
    code: '406',
    errors: { work_order_number: ['There is no such work order'] },
  })
  const { complain_code, work_order_number } = await complained()
  expect(await desk(contract.createComplaint, form({ work_order_number }))).toMatchObject({
    code: '409',
    status: 'AlreadyOpen',
    data: { complain_code },
  })
  expect(await desk(contract.createComplaint, form({ owner_code: 'NOBODY' }))).toMatchObject({ code: '406' })
})

test('a complaint without a work order asks for its branch or its owner, and its task is assigned only to somebody', async () => {
  const said = 'Without a work order, choose the branch or the owner'
  expect(await desk(contract.createComplaint, form())).toMatchObject({
    code: '406',
    errors: { dept_code: [said], owner_code: [said] },
  })
  expect(await desk(contract.createComplaint, form({ dept_code: 'NONE' }))).toMatchObject({ code: '406' })
  const ofBranch = (await desk(contract.createComplaint, form({ dept_code: '713' }))).data.complain_code as string
  const [kept] = await db.select().from(complaints).where(eq(complaints.complain_code, ofBranch))
  expect(kept).toMatchObject({ dept_code: '713', task_status: 'Task_Unassigned', owner_code: null })
  const owned = await desk(contract.createComplaint, form({ owner_code: colleague.usercode }))
  expect(await get(owned.data.complain_code)).toMatchObject({ task_status: 'Task_Assigned' })
  const here = (await desk(contract.createComplaint, form({ dept_code: '705' }))).data.complain_code as string
  const assign = { ...(await seen(here)), owner_code: colleague.usercode }
  expect(await desk(contract.actOnComplaint.assign, assign)).toMatchObject({ code: '200' })
  expect(await get(here)).toMatchObject({ task_status: 'Task_Assigned', owner_code: colleague.usercode })
})

test('two who complain of one work order at once make one complaint', async () => {
  const { work_order_number } = await newOrder()
  const made = await Promise.all([1, 2].map(() => desk(contract.createComplaint, form({ work_order_number }))))
  expect(made.map(({ code }) => code).toSorted()).toEqual(['200', '409'])
})

test('a reply is kept, told to the customer, and leaves the complaint open', async () => {
  const { complain_code, work_order_number } = await complained()
  expect(
    await desk(contract.actOnComplaint['reply-complain'], { ...(await seen(complain_code)), reply: ' ' }),
  ).toMatchObject({
    code: '406',
    errors: { reply: ['Reply is required!'] },
  })
  const reply = 'We come again tomorrow'
  expect(
    await desk(contract.actOnComplaint['reply-complain'], { ...(await seen(complain_code)), reply }),
  ).toMatchObject({ code: '200' })
  const detail = await get(complain_code)
  expect(detail.status).toBe('Complained')
  expect(detail.notes).toMatchObject([{ kind: 'Reply', body: reply, usercode: desk.usercode }])
  expect(detail.last_reply_date).not.toBeNull()
  const [letter] = await db.select().from(outbox).where(eq(outbox.entity_code, complain_code))
  expect(letter).toMatchObject({ event: 'complaint-answered', address: '+6281290341178' })
  expect(letter?.body).toContain(reply)
  const logged = await db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.entity, 'work-order'), eq(actionLogs.entity_code, work_order_number)))
  expect(logged.some(({ action }) => action === 'reply-complain')).toBe(true)
})

test('from the work order the same is done to its open complaint, and refused where there is none', async () => {
  const { complain_code, work_order_number } = await complained()
  const act = contract.actOnOrderComplaint
  expect(await desk(act['reply-complain'], { work_order_number, reply: 'Coming' })).toMatchObject({ code: '200' })
  expect((await get(complain_code)).notes).toHaveLength(1)
  expect(await desk(act['withdraw-back'], { work_order_number, reason: 'A mistake' })).toMatchObject({ code: '200' })
  expect(await get(complain_code)).toMatchObject({ is_withdrawn: true, withdraw_reason: 'A mistake' })
  for (const input of [{ reply: 'Again' }])
    expect(await desk(act['reply-complain'], { work_order_number, ...input })).toMatchObject({
      code: '409',
      message: 'Needs status Complained or Complain_Not_Solve',
    })
})

test('solved needs a cause; a compensation needs its permission; solved, no more is said', async () => {
  const { complain_code, work_order_number } = await complained()
  expect(await desk(contract.actOnComplaint.solve, await seen(complain_code))).toMatchObject({
    code: '406',
    errors: { root_cause: ['Root cause is required!'] },
  })
  const poor = await as(permissions.filter((code) => code !== 'Complain-Compensate'))
  const gift = { root_cause: 'No spare part', compensation_type: 'Voucher', compensation_amount: 100_000 }
  expect(await poor(contract.actOnComplaint.solve, { ...(await seen(complain_code)), ...gift })).toMatchObject({
    code: '403',
  })
  expect(await desk(contract.actOnComplaint.solve, { ...(await seen(complain_code)), ...gift })).toMatchObject({
    code: '200',
  })
  expect(await get(complain_code)).toMatchObject({ status: 'Complain_Solved', compensation_amount: 100_000 })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ complaint_status: 'Complain_Solved' })
  for (const answer of [
    await desk(contract.actOnComplaint['reply-complain'], { ...(await seen(complain_code)), reply: 'x' }),
    await desk(contract.actOnComplaint['withdraw-back'], { ...(await seen(complain_code)), reason: 'x' }),
    await desk(contract.actOnComplaint['generate-new-work-order'], await seen(complain_code)),
  ])
    expect(answer).toMatchObject({ code: '409', message: 'Needs status Complained or Complain_Not_Solve' })
})

test('not solved it weighs more; the second time the branch’s head hears of it; reopened within fourteen days', async () => {
  const { complain_code, work_order_number } = await complained()
  const not = async () =>
    desk(contract.actOnComplaint['not-solve'], { ...(await seen(complain_code)), reason: 'Still loud' })
  expect(await not()).toMatchObject({ code: '200' })
  expect(await get(complain_code)).toMatchObject({
    status: 'Complain_Not_Solve',
    severity: 2,
    reopen_count: 1,
    is_escalated: false,
  })
  await desk(contract.actOnComplaint.solve, { ...(await seen(complain_code)), root_cause: 'Screw' })
  expect(
    await desk(contract.actOnComplaint.reopen, { ...(await seen(complain_code)), reason: 'Loud again' }),
  ).toMatchObject({
    code: '200',
  })
  expect(await get(complain_code)).toMatchObject({ severity: 1, reopen_count: 2, is_escalated: true })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ complaint_status: 'Complain_Not_Solve' })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, manager.usercode))
  expect(told.filter(({ event }) => event === 'complaint-escalated')).toHaveLength(1)
  await db
    .update(complaints)
    .set({ status: 'Complain_Solved', solved_date: days(-15) })
    .where(eq(complaints.complain_code, complain_code))
  expect(await desk(contract.actOnComplaint.reopen, { ...(await seen(complain_code)), reason: 'Late' })).toMatchObject({
    code: '409',
    message: 'A complaint can be reopened for 14 days',
  })
})

test('withdrawn, a work order that was confirmed with it waits for the call centre again', async () => {
  const { complain_code, work_order_number } = await complained()
  await db
    .update(workOrders)
    .set({ service_status: 'Confirmed' })
    .where(eq(workOrders.work_order_number, work_order_number))
  await db.insert(surveys).values({
    survey_code: `SVY-${work_order_number}`,
    work_order_number,
    asc_code: '8-ASC-01',
    dept_code: '705',
    customer_name: 'Budi',
    customer_phone: '8129',
    service_type: 'Repair',
    is_closed: true,
  })
  await desk(contract.actOnComplaint['withdraw-back'], {
    ...(await seen(complain_code)),
    reason: 'The customer called again',
  })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({
    service_status: 'CallCenter_Survery',
    complaint_status: null,
  })
  const [survey] = await db.select().from(surveys).where(eq(surveys.work_order_number, work_order_number))
  expect(survey?.is_closed).toBe(false)
})

test('what is being paid is not withdrawn', async () => {
  const { complain_code, work_order_number } = await complained()
  await db
    .update(workOrders)
    .set({ reimbursement_code: 'RMB-1', invoice_status: 'Prepare_Invoice' })
    .where(eq(workOrders.work_order_number, work_order_number))
  expect(
    await desk(contract.actOnComplaint['withdraw-back'], { ...(await seen(complain_code)), reason: 'x' }),
  ).toMatchObject({
    code: '409',
    message: 'The work order is already in a reimbursement batch',
  })
})

test('a new work order has the same units and its parent, and the complaint waits for it', async () => {
  const { complain_code, work_order_number } = await complained()
  const made = await desk(contract.actOnComplaint['generate-new-work-order'], {
    ...(await seen(complain_code)),
    note: 'Bring a ladder',
  })
  expect(made, JSON.stringify(made)).toMatchObject({ code: '200' })
  const next = await workOrderOf(db, made.data.work_order_number)
  expect(next).toMatchObject({
    parent_number: work_order_number,
    service_status: 'Service_Dispatched',
    asc_code: '8-ASC-01',
    unit_count: 1,
  })
  expect(next.dispatch_note).toMatch(/^CPL-.*Bring a ladder$/s)
  expect(await db.$count(workOrderDetails, eq(workOrderDetails.work_order_number, next.work_order_number))).toBe(1)
  expect(await desk(contract.actOnComplaint['generate-new-work-order'], await seen(complain_code))).toMatchObject({
    code: '409',
    message: 'A new work order is already under way',
  })
  expect(await desk(contract.actOnComplaint.solve, { ...(await seen(complain_code)), root_cause: 'x' })).toMatchObject({
    code: '409',
    message: 'The new work order is not confirmed yet',
  })
  await db
    .update(workOrders)
    .set({ service_status: 'Confirmed' })
    .where(eq(workOrders.work_order_number, next.work_order_number))
  expect(await desk(contract.actOnComplaint.solve, { ...(await seen(complain_code)), root_cause: 'x' })).toMatchObject({
    code: '200',
  })
})

test('a task is followed by who has it, handed over with its notes, and done when the customer was called', async () => {
  const { complain_code } = await complained({ owner_code: desk.usercode })
  const finish = async (more: object, by = desk) =>
    by(contract.actOnComplaint.finish, { ...(await seen(complain_code)), ...more })
  expect(
    await colleague(contract.actOnComplaint.follow, { ...(await seen(complain_code)), note: 'Called' }),
  ).toMatchObject({
    code: '409',
    message: 'Only who has the task follows it',
  })
  const result = { result: 'He is content', contacted_date: days(0).slice(0, 10) }
  expect(await finish(result)).toMatchObject({ code: '409', message: 'Needs status Task_Following' })
  await desk(contract.actOnComplaint.follow, { ...(await seen(complain_code)), note: 'Called twice' })
  const over = { ...(await seen(complain_code)), owner_code: colleague.usercode, note: 'I am on leave' }
  expect(await desk(contract.actOnComplaint.assign, over)).toMatchObject({ code: '200' })
  expect(await desk(contract.actOnComplaint.assign, over)).toMatchObject({ code: '409' })
  await colleague(contract.actOnComplaint.follow, { ...(await seen(complain_code)), note: 'Reached him' })
  expect(await finish({ ...result, contacted_date: days(3).slice(0, 10) }, colleague)).toMatchObject({ code: '406' })
  expect(await finish(result, colleague)).toMatchObject({ code: '200' })
  const detail = await get(complain_code)
  expect(detail).toMatchObject({ task_status: 'Task_Followed', task_result: 'He is content' })
  expect(detail.notes.map(({ kind }) => kind)).toEqual(['Note', 'Hand_Over', 'Note', 'Result'])
})

test('another centre’s complaint is not there; a missing permission is said', async () => {
  const { complain_code } = await complained()
  const own = await seen(complain_code)
  for (const answer of [
    await elsewhere(contract.getComplaint, own),
    await elsewhere(contract.actOnComplaint['reply-complain'], { ...own, reply: 'x' }),
    await elsewhere(contract.actOnComplaint.follow, { ...own, note: 'x' }),
  ])
    expect(answer).toMatchObject({ code: '404' })
  const reader = await as(['Complain-Search'])
  expect(await reader(contract.actOnComplaint['reply-complain'], { ...own, reply: 'x' })).toMatchObject({ code: '403' })
})

test('by number or phone the work orders one sees are found, with the complaint that is open', async () => {
  const { complain_code, work_order_number } = await complained()
  const found = (await desk(contract.complaintSubjects, { text: work_order_number }))
    .data as contract.ComplaintSubject[]
  expect(found.find((one) => one.work_order_number === work_order_number)).toMatchObject({
    open_complaint: complain_code,
  })
  expect((await desk(contract.complaintSubjects, { text: '081290341178' })).data.length).toBeGreaterThan(0)
  expect((await elsewhere(contract.complaintSubjects, { text: '081290341178' })).data).toEqual([])
})

test('a list masks phones even for users who may call; the record shows them', async () => {
  const { complain_code } = await complained()
  const { data } = await desk(contract.listComplaints, { text: complain_code })
  expect(data[0].customer_phone).toContain('••••')
  expect((await desk(contract.getComplaint, { complain_code })).data.customer_phone).toMatch(/^\d{9,}$/)
})

test('the tabs count the very list', async () => {
  const tabs = (await desk(contract.countComplaints, {})).data as { tab: string; total: number }[]
  for (const { tab, total } of tabs)
    expect((await desk(contract.listComplaints, { tab, limit: 100 })).total, tab).toBe(total)
  expect(
    (await desk(contract.listComplaints, { is_mine: true })).data.every(
      (row: contract.ComplaintRow) => row.owner_code === desk.usercode,
    ),
  ).toBe(true)
})
