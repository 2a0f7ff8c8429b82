import { actOnComplaint } from '@sejuk/contract/aftersales/complaints'
import {
  afterNotSolved,
  complaint,
  dueOf,
  type NoteKind,
  reopensUntilEscalated,
} from '@sejuk/domain/aftersales/tickets/complaints'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { and, eq, sql } from 'drizzle-orm'
import { complaintNotes, complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { surveys } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { actOnOrderOf } from '../work-orders/commands.ts'
import { activeUser, type Complaint, entity, notifyOwner } from './commands.ts'
import { factsOf } from './facts.ts'
import { generate } from './generate.ts'

const note = async ({ db, viewer }: ActingContext, { complain_code }: Complaint, kind: NoteKind, body: string) => {
  const { usercode, username } = viewer
  await db.insert(complaintNotes).values({ complain_code, kind, body, usercode, username })
}

type Begun = ActingContext & { before: Complaint; at: string; input: { reason: string } }

/** Not solved, or reopened: it weighs more and its time begins again. */
const worsen = async (begun: Begun) => {
  const { before, at, input } = begun
  const { severity, reopen_count, isEscalated } = afterNotSolved(before)
  await note(begun, before, 'Note', input.reason)
  const is_escalated = before.is_escalated || isEscalated
  return { set: { severity, reopen_count, is_escalated, due_date: dueOf(severity, at), solved_date: null } }
}

const showOnOrder = async ({ db, after }: Done<Complaint>) => {
  if (!after.work_order_number) return
  await db
    .update(workOrders)
    .set({ complaint_status: after.status })
    .where(eq(workOrders.work_order_number, after.work_order_number))
}

const notifyHeads = async (done: Done<Complaint>) => {
  const { complain_code, customer_name, reopen_count, dept_code } = done.after
  if (reopen_count < reopensUntilEscalated) return
  const heads = await done.db
    .select({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .where(and(eq(userRoles.role_code, 'Branch-Manager'), eq(users.department, dept_code)))
  await notify(done, {
    to: heads.map(({ usercode }) => usercode),
    event: 'complaint-escalated',
    variables: { complaint: complain_code, customer: customer_name, times: reopen_count },
    url: addressTo('complaint', { code: complain_code }),
    about: { entity, entity_code: complain_code },
  })
}

const answerCustomer = async (done: Done<Complaint, { reply: string }>) => {
  const { complain_code, customer_name, customer_phone, dept_code } = done.after
  const [branch] = await done.db
    .select({ timezone: departments.timezone })
    .from(departments)
    .where(eq(departments.dept_code, dept_code))
  await writeToCustomer(done, {
    event: 'complaint-answered',
    variables: { complaint: complain_code, reply: done.input.reply },
    name: customer_name,
    phone: customer_phone,
    timezone: branch?.timezone ?? headOffice,
    about: { entity, entity_code: complain_code },
  })
}

/** Withdrawn: a work order confirmed with this complaint waits for the call centre again. */
const withdrawOrder = async (done: Done<Complaint>) => {
  const { work_order_number, service_status_before: before } = done.before
  if (!work_order_number) return
  const isAsked = before === 'CallCenter_Survery' || before === 'Confirmed_ASS'
  const back = isAsked ? { set: { service_status: before, status_date: done.at, closed_date: null } } : {}
  const after = await actOnOrderOf(done, 'withdraw-back', work_order_number, ({ service_status }) => ({
    reason: done.reason,
    ...(service_status === 'Confirmed' ? back : {}),
  }))
  if (isAsked && after.service_status === before)
    await done.db.update(surveys).set({ is_closed: false }).where(eq(surveys.work_order_number, work_order_number))
}

export const onComplaint = acting(complaint, {
  table: t,
  key: 'complain_code',
  endpoints: actOnComplaint,
  visible: (viewer) => visibleTo(viewer, t),
  lockFirst: ({ db }, code) =>
    db.execute(sql`select 1 from ${workOrders} where ${workOrders.work_order_number} =
      (select ${t.work_order_number} from ${t} where ${eq(t.complain_code, code)}) for update`),
  facts: ({ db }, row) => factsOf(db, row),
  changes: {
    'reply-complain': async (begun) => {
      await note(begun, begun.before, 'Reply', begun.input.reply)
      return { set: { last_reply_date: begun.at } }
    },
    solve: async ({ viewer, input: { root_cause, compensation_type, compensation_amount }, at }) => {
      const isGiven = compensation_type !== 'None'
      if (isGiven && !viewer.permission.has('Complain-Compensate'))
        refuse('noPermission', { errors: { compensation_type: ['You may not grant a compensation'] } })
      const given = { compensation_type, compensation_amount: isGiven ? compensation_amount : 0 }
      return { set: { root_cause, ...given, solved_date: at } }
    },
    'not-solve': worsen,
    reopen: worsen,
    'withdraw-back': async ({ input }) => ({ set: { withdraw_reason: input.reason } }),
    'generate-new-work-order': generate,
    /** A reassigned task keeps its notes and starts again for the new user. */
    assign: async (begun) => {
      const { db, before, input } = begun
      const owner = await activeUser(db, input.owner_code)
      if (!owner) return refuseField('owner_code', because('person-not-or-no-longer'))
      await note(begun, before, 'Hand_Over', [owner.owner_name, input.note].filter(Boolean).join(': '))
      return { set: owner, reason: input.note }
    },
    follow: async (begun) => {
      await note(begun, begun.before, 'Note', begun.input.note)
      return {}
    },
    finish: async (begun) => {
      const { result } = begun.input
      const contacted_date = instantOf(begun.input.contacted_date, '00:00', headOffice)
      if (Date.parse(contacted_date) > Date.now()) refuseField('contacted_date', because('day-contact-lies-ahead'))
      await note(begun, begun.before, 'Result', result)
      return { set: { task_result: result, contacted_date } }
    },
  },
  effects: {
    solve: [showOnOrder],
    'not-solve': [showOnOrder],
    reopen: [showOnOrder],
    'reply-complain': [
      async (done) => {
        const { work_order_number } = done.after
        const reason = done.input.reply.slice(0, 1000)
        if (work_order_number) await actOnOrderOf(done, 'reply-complain', work_order_number, { reason })
      },
    ],
    'withdraw-back': [withdrawOrder],
    'generate-new-work-order': [
      async (done) => {
        const { work_order_number, new_work_order_number } = done.after
        if (work_order_number)
          await actOnOrderOf(done, 'generate-new-work-order', work_order_number, {
            reason: done.reason,
            also: { new_work_order_number },
          })
      },
    ],
  },
  notices: {
    'reply-complain': answerCustomer,
    'not-solve': notifyHeads,
    reopen: notifyHeads,
    assign: async (done) => {
      if (done.after.owner_code !== done.viewer.usercode) await notifyOwner(done, done.after)
    },
  },
  answers: { 'generate-new-work-order': ({ new_work_order_number }) => ({ work_order_number: new_work_order_number }) },
})
