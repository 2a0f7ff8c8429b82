import * as contract from '@sejuk/contract/aftersales/surveys'
import { addDays, dayIn, instantOf } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCentre } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { offers } from '../../../app.ts'
import { complaints } from '../../../db/tables/aftersales/complaints.ts'
import { surveyAttempts, surveyLinks, surveys } from '../../../db/tables/aftersales/surveys.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { sendDueSurveys } from './send-surveys.ts'

const server = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const { db, as, nobody, jobs, config, database } = server
const desk = await as()
const caretaker = await as()
await makeCentre(db, { asc_code: '8-ASC-01', ass_admin_user_codes: [caretaker.usercode] })

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
let count = 0
const newOrder = (more: object = {}) => {
  const n = ++count
  const own = { customer_phone: `8129000${String(1000 + n)}`, technician_code: 'T-1', finished_date: hours(-5) }
  const standing = { service_status: 'Confirmed_ASS', ass_confirmed_date: hours(-3) } as const
  return makeWorkOrder(db, { work_order_number: `WO-S${n}`, ...own, ...standing, ...more })
}
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
/** Asked, and the link in hand. */
const asked = async (more: object = {}) => {
  const order = await newOrder(more)
  const { work_order_number } = order
  const sent = await desk(contract.sendSurvey, { work_order_number })
  expect(sent, JSON.stringify(sent)).toMatchObject({ code: '200', data: { service_status: 'CallCenter_Survery' } })
  return { work_order_number, token: tokenIn(sent.data.link), survey: await surveyOf(work_order_number) }
}
const surveyOf = async (work_order_number: string) => {
  const [found] = await db.select().from(surveys).where(eq(surveys.work_order_number, work_order_number))
  return found as typeof surveys.$inferSelect
}
const content = { overall: 5, is_solved: true, recommend: 10 }
const angry = { overall: 2, is_solved: false, comment: 'Still not cold' }
const complaintOf = async (work_order_number: string) =>
  (await db.select().from(complaints).where(eq(complaints.work_order_number, work_order_number)))[0]

test('whoever holds the link sees what it is about and nothing more, and answers once', async () => {
  const { work_order_number, token } = await asked()
  const opened = await nobody(contract.openFeedback, { token })
  expect(opened).toMatchObject({ code: '200', data: { state: 'valid', work_order_number, answers: null } })
  expect(JSON.stringify(opened)).not.toMatch(/8129000|Melati/)
  expect(await nobody(contract.sendFeedback, { token, answers: content })).toMatchObject({
    code: '200',
    message: 'Thank you for your answer',
  })
  expect(await surveyOf(work_order_number)).toMatchObject({ status: 'Satisfy', channel: 'Link', recommend: 10 })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ survey_status: 'Satisfy' })
  expect(await nobody(contract.openFeedback, { token })).toMatchObject({
    data: { state: 'answered', answers: { overall: 5, is_solved: true } },
  })
})

test('an answer may be changed for a day, then the link is used', async () => {
  const { work_order_number, token, survey } = await asked()
  await nobody(contract.sendFeedback, { token, answers: content })
  expect(await nobody(contract.sendFeedback, { token, answers: angry })).toMatchObject({ code: '200' })
  expect(await surveyOf(work_order_number)).toMatchObject({ status: 'Not_Satisfy' })
  await db
    .update(surveys)
    .set({ answered_date: hours(-25) })
    .where(eq(surveys.survey_code, survey.survey_code))
  expect(await nobody(contract.sendFeedback, { token, answers: content })).toMatchObject({
    code: '409',
    status: 'UsedLink',
  })
  expect(await nobody(contract.openFeedback, { token })).toMatchObject({ code: '409', status: 'UsedLink' })
  expect(await surveyOf(work_order_number)).toMatchObject({ status: 'Not_Satisfy' })
})

test('a forged, shortened, broken or expired link is nobody’s, and says which', async () => {
  const { token, survey } = await asked()
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [forged, token.slice(1), '', 'x'.repeat(32), "'; drop table surveys; --", hashToken(token)])
    for (const answer of [
      await nobody(contract.openFeedback, { token: wrong }),
      await nobody(contract.sendFeedback, { token: wrong, answers: content }),
    ])
      expect(answer).toMatchObject({ code: '404', status: 'WrongLink', message: 'This link is not right', data: null })
  await db
    .update(surveyLinks)
    .set({ expires_date: hours(-1) })
    .where(eq(surveyLinks.survey_code, survey.survey_code))
  expect(await nobody(contract.openFeedback, { token })).toMatchObject({ code: '409', status: 'ExpiredLink' })
  expect(await nobody(contract.sendFeedback, { token, answers: content })).toMatchObject({ status: 'ExpiredLink' })
  expect(
    await db.$count(surveys, and(eq(surveys.survey_code, survey.survey_code), eq(surveys.status, 'Not_Reply'))),
  ).toBe(1)
})

test('a link answers its own survey, whatever else is said with it', async () => {
  const [one, two] = [await asked(), await asked()]
  const more = { survey_code: two.survey.survey_code, work_order_number: two.work_order_number }
  await nobody(contract.sendFeedback, { token: one.token, answers: angry, ...more })
  expect((await surveyOf(one.work_order_number)).status).toBe('Not_Satisfy')
  expect((await surveyOf(two.work_order_number)).status).toBe('Not_Reply')
})

test('tokens are nowhere in the database but in the letter to the customer', async () => {
  const { token, survey } = await asked()
  const links = await db.select().from(surveyLinks).where(eq(surveyLinks.survey_code, survey.survey_code))
  expect(links.map(({ token_hash }) => token_hash)).toEqual([hashToken(token)])
  const [letter] = await db.select().from(outbox).where(eq(outbox.entity_code, survey.survey_code))
  expect(letter).toMatchObject({ channel: 'whatsapp', event: 'survey-invitation', usercode: null })
  expect(letter?.body).toContain(`https://sejuk.test/feedback-satisfaction?token=${token}`)
})

test('two who answer with one link at once leave one complaint', async () => {
  const { work_order_number, token } = await asked()
  const answers = await Promise.all([1, 2, 3].map(() => nobody(contract.sendFeedback, { token, answers: angry })))
  expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200'])
  expect(await db.$count(complaints, eq(complaints.work_order_number, work_order_number))).toBe(1)
})

test('what is wrong with an answer is said by field', async () => {
  const { token } = await asked()
  for (const [answers, field] of [
    [{ is_solved: true }, 'answers.overall'],
    [{ ...content, overall: 6 }, 'answers.overall'],
    [{ overall: 3 }, 'answers.is_solved'],
    [{ ...content, comment: 'x'.repeat(1001) }, 'answers.comment'],
    [{ ...content, recommend: 11 }, 'answers.recommend'],
  ] as const) {
    const answer = await nobody(contract.sendFeedback, { token, answers })
    expect(answer.code).toBe('406')
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
  }
})

test('who is not satisfied has complained, with the task at whoever looks after the centre', async () => {
  const { work_order_number, token, survey } = await asked()
  await nobody(contract.sendFeedback, { token, answers: angry })
  const complaint = await complaintOf(work_order_number)
  expect(complaint).toMatchObject({
    source: 'Survey',
    status: 'Complained',
    category: 'Quality',
    severity: 2,
    description: 'Still not cold',
    survey_code: survey.survey_code,
    owner_code: caretaker.usercode,
    task_status: 'Task_Assigned',
    service_status_before: 'CallCenter_Survery',
  })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({
    survey_status: 'Not_Satisfy',
    complaint_status: 'Complained',
    service_status: 'CallCenter_Survery',
  })
})

test('money that nobody can explain is a complaint of the worst kind, and the department hears of it', async () => {
  const { work_order_number, token } = await asked()
  await nobody(contract.sendFeedback, { token, answers: { ...content, money_asked: true, money_amount: 150_000 } })
  expect(await surveyOf(work_order_number)).toMatchObject({ is_suspicious: true, status: 'Not_Satisfy' })
  expect(await complaintOf(work_order_number)).toMatchObject({ category: 'Price', severity: 1 })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, caretaker.usercode))
  expect(told.some(({ event }) => event === 'survey-suspicious')).toBe(true)
})

const call = async (work_order_number: string, more: object) => {
  const { survey_code, row_version } = await surveyOf(work_order_number)
  return desk(contract.recordCall, { survey_code, row_version, ...more })
}

test('three calls on two days and nobody is called again; reached later, the answer counts', async () => {
  const { work_order_number, survey } = await asked()
  expect(await call(work_order_number, { outcome: 'No_Answer' })).toMatchObject({ data: { status: 'Not_Reply' } })
  await call(work_order_number, { outcome: 'No_Answer' })
  await db
    .update(surveyAttempts)
    .set({ at: hours(-48) })
    .where(eq(surveyAttempts.survey_code, survey.survey_code))
  expect(await call(work_order_number, { outcome: 'No_Answer', note: 'Rang long' })).toMatchObject({
    code: '200',
    data: { status: 'Not_Response', next_call_date: null },
  })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ survey_status: 'Not_Response', survey_attempts: 3 })
  expect(await call(work_order_number, { outcome: 'Reached', answers: content })).toMatchObject({
    data: { status: 'Satisfy' },
  })
  const seen = (await desk(contract.getSurvey, { survey_code: survey.survey_code })).data
  expect(seen.calls.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'Reached',
    'No_Answer',
    'No_Answer',
    'No_Answer',
  ])
})

test('a reached customer has answers; a wrong number is not called again; an hour that is past is no hour', async () => {
  const { work_order_number } = await asked()
  expect(await call(work_order_number, { outcome: 'Reached' })).toMatchObject({
    code: '406',
    errors: { 'answers.overall': ['Survey result is required'] },
  })
  expect(await call(work_order_number, { outcome: 'Call_Back', call_back_date: hours(-1) })).toMatchObject({
    code: '406',
    errors: { call_back_date: ['The next call lies in the past'] },
  })
  expect(await call(work_order_number, { outcome: 'Wrong_Number' })).toMatchObject({ data: { status: 'Not_Response' } })
  const { survey_code, row_version } = await surveyOf(work_order_number)
  expect(
    await desk(contract.recordCall, { survey_code, row_version: row_version - 1, outcome: 'Refused' }),
  ).toMatchObject({ code: '409' })
})

test('the call desk is given whom to call, the longest overdue first', async () => {
  const { work_order_number } = await asked()
  await db.update(surveys).set({ next_call_date: null })
  await db
    .update(surveys)
    .set({ next_call_date: hours(-2) })
    .where(eq(surveys.work_order_number, work_order_number))
  const { survey_code } = await surveyOf(work_order_number)
  expect((await desk(contract.nextSurvey, {})).data).toEqual({ survey_code, waiting: 1 })
  expect((await desk(contract.nextSurvey, { after: survey_code })).data).toEqual({ survey_code: null, waiting: 1 })
  const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await elsewhere(contract.nextSurvey, {})).data).toEqual({ survey_code: null, waiting: 0 })
})

test('a list masks phones even for users who may call; the record shows them', async () => {
  const { work_order_number } = await asked()
  const { survey_code } = await surveyOf(work_order_number)
  const { data } = await desk(contract.listSurveys, { text: survey_code })
  expect(data[0].customer_phone).toMatch(/^812•+\d\d$/)
  expect((await desk(contract.getSurvey, { survey_code })).data.customer_phone).toMatch(/^8129000\d{4}$/)
})

test('a link that is sent again leaves the first one valid; who has answered is not asked again', async () => {
  const { work_order_number, token } = await asked()
  const { survey_code, row_version } = await surveyOf(work_order_number)
  const again = await desk(contract.resendSurvey, { survey_code, row_version })
  expect(again).toMatchObject({ code: '200', message: 'The link was sent again' })
  expect(tokenIn(again.data.link)).not.toBe(token)
  expect(await nobody(contract.openFeedback, { token })).toMatchObject({ code: '200' })
  await nobody(contract.sendFeedback, { token: tokenIn(again.data.link), answers: content })
  const now = await surveyOf(work_order_number)
  expect(await desk(contract.resendSurvey, { survey_code, row_version: now.row_version })).toMatchObject({
    code: '409',
    message: 'The customer has answered already',
  })
})

test.each([
  ['Confirmed_ASS', null],
  ['CallCenter_Survery', 'Not_Reply'],
  ['CallCenter_Survery', 'Not_Satisfy'],
  ['CallCenter_Survery', 'Not_Response'],
  ['CallCenter_Survery', 'Satisfy'],
] as const)('the call centre confirms from %s with survey %s', async (service_status, survey_status) => {
  const { work_order_number } = await newOrder({ service_status, survey_status })
  expect(await desk(contract.callcenterConfirm, { work_order_number })).toMatchObject({
    code: '406',
    errors: { survey_result: ['Survey result is required'] },
  })
  const done = await desk(contract.callcenterConfirm, { work_order_number, survey_result: 'Satisfy' })
  expect(done).toMatchObject({ code: '200', data: { service_status: 'Confirmed', complain_code: null } })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({
    survey_status: 'Satisfy',
    service_status: 'Confirmed',
  })
  expect(await surveyOf(work_order_number)).toMatchObject({ is_closed: true, status: 'Satisfy' })
})

test('not from any other status', async () => {
  const { work_order_number } = await newOrder({ service_status: 'Finished' })
  expect(await desk(contract.callcenterConfirm, { work_order_number, survey_result: 'Satisfy' })).toMatchObject({
    code: '409',
    message:
      'Needs status Confirmed_ASS or CallCenter_Survery (service_status); Not_Reply, Not_Satisfy or Not_Response (survey_status)',
  })
})

test('a bad answer of the customer stays a bad answer, whatever the desk finds', async () => {
  const { work_order_number, token } = await asked()
  const bad = { overall: 1, is_solved: false, comment: 'Still warm' }
  expect(await nobody(contract.sendFeedback, { token, answers: bad })).toMatchObject({ code: '200' })
  const survey = await surveyOf(work_order_number)
  const typed = { survey_code: survey?.survey_code, row_version: survey?.row_version, outcome: 'Reached' }
  expect(await desk(contract.recordCall, { ...typed, answers: { overall: 5, is_solved: true } })).toMatchObject({
    code: '409',
    message: 'The customer has answered already',
  })
  const satisfied = { work_order_number, survey_result: 'Satisfy' }
  expect(await desk(contract.callcenterConfirm, satisfied)).toMatchObject({
    code: '406',
    errors: { reason: ['The customer answered otherwise. Please say why'] },
  })
  const reason = 'The technician came again and it cools'
  expect(await desk(contract.callcenterConfirm, { ...satisfied, reason })).toMatchObject({ code: '200' })
  expect(await surveyOf(work_order_number)).toMatchObject({
    status: 'Not_Satisfy',
    overall: 1,
    comment: 'Still warm',
    desk_result: 'Satisfy',
    desk_reason: reason,
  })
  expect(await workOrderOf(db, work_order_number)).toMatchObject({
    service_status: 'Confirmed',
    survey_status: 'Not_Satisfy',
  })
})

test('Not_Satisfy asks for a reason, and the reason is a complaint', async () => {
  const { work_order_number, token } = await asked()
  expect(await desk(contract.callcenterConfirm, { work_order_number, survey_result: 'Not_Satisfy' })).toMatchObject({
    code: '406',
    errors: { reason: ['Reason field is required!'] },
  })
  const said = { work_order_number, survey_result: 'Not_Satisfy', reason: 'The wall is dirty' }
  const done = await desk(contract.callcenterConfirm, said)
  expect(done).toMatchObject({ code: '200', data: { service_status: 'Confirmed' } })
  expect(await complaintOf(work_order_number)).toMatchObject({
    complain_code: done.data.complain_code,
    description: 'The wall is dirty',
    service_status_before: 'CallCenter_Survery',
  })
  expect(await nobody(contract.openFeedback, { token })).toMatchObject({ status: 'UsedLink' })
  const { row_version } = await workOrderOf(db, work_order_number)
  expect(done.data.row_version).toBe(row_version)
})

/** The sweep, as if it were that time tomorrow in Jakarta. */
const tomorrow = (time: string) =>
  instantOf(addDays(dayIn(new Date().toISOString(), 'Asia/Jakarta'), 1), time, 'Asia/Jakarta')
const sweep = (time = '10:00') =>
  sendDueSurveys(
    { data: {}, db, url: database.url, jobs, config, offers, signal: new AbortController().signal },
    tomorrow(time),
  )

test('by the clock customers are asked two hours after the confirmation, once, and never at night', async () => {
  const due = await newOrder()
  const young = await newOrder({ ass_confirmed_date: tomorrow('09:30') })
  await sweep('07:59')
  expect((await workOrderOf(db, due.work_order_number)).service_status).toBe('Confirmed_ASS')
  await sweep()
  await sweep()
  expect(await workOrderOf(db, due.work_order_number)).toMatchObject({
    service_status: 'CallCenter_Survery',
    survey_status: 'Not_Reply',
  })
  expect((await workOrderOf(db, young.work_order_number)).service_status).toBe('Confirmed_ASS')
  expect(await db.$count(surveys, eq(surveys.work_order_number, due.work_order_number))).toBe(1)
})

test('a customer is asked once a week, however many work orders', async () => {
  const { survey } = await asked()
  const second = await newOrder({ customer_phone: survey.customer_phone })
  await sweep()
  expect((await workOrderOf(db, second.work_order_number)).service_status).toBe('Confirmed_ASS')
})

test('who said nothing is reminded, and whoever has answered is not', async () => {
  const [silent, answered] = [await asked(), await asked()]
  await nobody(contract.sendFeedback, { token: answered.token, answers: content })
  for (const { survey } of [silent, answered])
    await db
      .update(surveys)
      .set({ next_reminder_date: hours(-1) })
      .where(eq(surveys.survey_code, survey.survey_code))
  await sweep('23:00')
  const reminded = (code: string) =>
    db.$count(outbox, and(eq(outbox.entity_code, code), eq(outbox.event, 'survey-reminder')))
  expect(await reminded(silent.survey.survey_code)).toBe(0)
  await sweep()
  expect(await reminded(silent.survey.survey_code)).toBe(1)
  expect(await reminded(answered.survey.survey_code)).toBe(0)
})

test('whose complaint was solved is asked once more, and only once', async () => {
  const { work_order_number, token } = await asked()
  await nobody(contract.sendFeedback, { token, answers: angry })
  await db
    .update(complaints)
    .set({ status: 'Complain_Solved', solved_date: hours(0) })
    .where(eq(complaints.work_order_number, work_order_number))
  await sweep()
  await sweep()
  expect(await db.$count(surveys, eq(surveys.work_order_number, work_order_number))).toBe(2)
  expect(await workOrderOf(db, work_order_number)).toMatchObject({ survey_status: 'Not_Reply' })
})

test('how content customers are is added up for those one sees', async () => {
  const { data } = await desk(contract.surveyAnalytics, {})
  expect(data.all.asked).toBe(await db.$count(surveys))
  expect(data.centres[0]).toMatchObject({ asc_code: '8-ASC-01', asked: data.all.asked })
  const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await elsewhere(contract.surveyAnalytics, {})).data.all.asked).toBe(0)
  const tabs = (await desk(contract.countSurveys, {})).data as { tab: string; total: number }[]
  expect(tabs.find(({ tab }) => tab === 'All')?.total).toBe(data.all.asked)
})
