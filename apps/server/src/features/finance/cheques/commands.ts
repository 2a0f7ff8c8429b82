import * as contract from '@sejuk/contract/finance/cheques'
import { bouncesSince, cheque, latestDue, mostBounces } from '@sejuk/domain/finance/cheques'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import { type Allocation, openInvoices, requireAllocations } from '../../../business/finance/open-invoices.ts'
import { creditSettingOf } from '../../../business/sales/credit-settings.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { chequeAllocations as parts, cheques as t } from '../../../db/tables/finance/cheques.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { companyDayOf, companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isSameNumber } from '../../../platform/lists/comparable-number.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { notifyBounced } from './notices.ts'
import { visibleCheques } from './queries.ts'
import { payByCheque, refuseFurther } from './settle.ts'

const records = recordsOf(cheque.entity, t, t.cheque_code)
const tooMuch = because('cheque-allocations-above-amount')
type Form = {
  cheque_no: string
  bank_code: string
  amount: number
  issue_date: string
  due_date: string
  received_date: string
}

/** Bounced in the last six months. */
const bouncesOf = (db: Db, customer_code: string) =>
  db.$count(
    t,
    and(
      eq(t.customer_code, customer_code),
      eq(t.status, 'Rejected'),
      sql`${companyDayOf(t.bounced_date)} >= ${bouncesSince(companyToday())}::date`,
    ),
  )

const visibleCustomer = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [found] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  return found
}

/** What the form needs to know of a customer before a cheque is written down. */
export const getChequeCustomer = async ({ db, viewer, input }: RequestContext<typeof contract.getChequeCustomer>) => {
  const found = await visibleCustomer(db, viewer, input.customer_code)
  if (!found) return refuse('notFound')
  const { customer_code, customer_name, dept_code } = found
  const { cheque_days } = await creditSettingOf(db, dept_code)
  const facts = { bounced: await bouncesOf(db, customer_code), is_allowed: found.cheque_allowed === 'Y', cheque_days }
  const invoices = await openInvoices(db, customer_code, { except: input.cheque_code })
  return { data: { customer_code, customer_name, ...facts, invoices } }
}

const requireAllowed = async (db: Db, { customer_code, cheque_allowed }: typeof customers.$inferSelect) => {
  if (cheque_allowed === 'Y') return
  const n = await bouncesOf(db, customer_code)
  const reason =
    n >= mostBounces ? because('cheques-not-accepted-after-bounces', { n }) : because('cheques-not-accepted')
  refuse('conflict', { because: reason })
}

const requireSense = async (db: Db, dept_code: string, form: Form, cheque_code = '') => {
  if (!(await db.$count(banks, eq(banks.bank_code, form.bank_code)))) refuseChoice('bank_code')
  const { cheque_days } = await creditSettingOf(db, dept_code)
  if (form.due_date < form.issue_date || form.due_date > latestDue(form.issue_date, cheque_days))
    refuseField('due_date', because('cheque-due-too-late', { n: cheque_days }))
  if (form.received_date < form.issue_date) refuseField('received_date', because('cheque-received-before-issued'))
  if (form.received_date > companyToday()) refuseField('received_date', because('cheque-received-in-future'))
  const same = and(
    ...[eq(t.bank_code, form.bank_code), isSameNumber(t.cheque_no, form.cheque_no), ne(t.cheque_code, cheque_code)],
    notInArray(t.status, ['Deleted', 'Rejected']),
  )
  if (await db.$count(t, same)) refuseField('cheque_no', because('cheque-number-in-hand'))
}

const writeAllocations = async (db: Db, cheque_code: string, wanted: readonly Allocation[]) => {
  await db.delete(parts).where(eq(parts.cheque_code, cheque_code))
  if (wanted.length) await db.insert(parts).values(wanted.map((part) => ({ ...part, cheque_code })))
}

export const createCheque = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createCheque>) => {
  const { customer_code, allocations, ...form } = input
  await lockCustomerCredit(db, customer_code)
  const customer = await visibleCustomer(db, viewer, customer_code)
  if (!customer) return refuseChoice('customer_code')
  await requireAllowed(db, customer)
  const { dept_code, salesman_code } = customer
  await requireSense(db, dept_code, form)
  const allocated_amount = await requireAllocations(db, { customer_code, amount: form.amount }, allocations, tooMuch)
  const cheque_code = await nextDocumentNumber(db, 'CHQ', dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const of = { cheque_code, customer_code, dept_code, salesman_code, allocated_amount }
  await records.add(db, actor, { ...form, ...by, ...of }, { allocations })
  await writeAllocations(db, cheque_code, allocations)
  return { data: { cheque_code } }
}

export const onCheque = acting(cheque, {
  table: t,
  key: 'cheque_code',
  endpoints: contract.actOnCheque,
  visible: visibleCheques,
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select({ customer_code: t.customer_code }).from(t).where(eq(t.cheque_code, code))
    if (found) await lockCustomerCredit(db, found.customer_code)
  },
  changes: {
    modify: async ({ db, input, before }) => {
      const { cheque_code, row_version: _version, allocations, ...form } = input
      await requireSense(db, before.dept_code, form, cheque_code)
      const was = await db.select().from(parts).where(eq(parts.cheque_code, cheque_code))
      const of = { customer_code: before.customer_code, amount: form.amount, except: cheque_code }
      const allocated_amount = await requireAllocations(db, of, allocations, tooMuch)
      await writeAllocations(db, cheque_code, allocations)
      const plain = was.map(({ invoice_code, amount }) => ({ invoice_code, amount }))
      return { set: { ...form, allocated_amount }, was: { allocations: plain }, also: { allocations } }
    },
    bounce: async ({ input, at }) => ({
      set: { bounce_reason: input.bounce_reason, bounce_note: input.bounce_note, bounced_date: at },
      reason: input.bounce_note ?? input.bounce_reason,
    }),
  },
  marks: { deposit: ({ at }) => ({ deposited_date: at }), clear: ({ at }) => ({ cleared_date: at }) },
  effects: {
    clear: [payByCheque],
    bounce: [
      async (done) => {
        const times = await bouncesOf(done.db, done.after.customer_code)
        const isRefused = times >= mostBounces && (await refuseFurther(done, times))
        await notifyBounced(done, times, isRefused)
      },
    ],
  },
})

export const chequeLog = ({ db, viewer, input }: RequestContext<typeof contract.chequeLog>) =>
  records.history(db, input.code, input.page, visibleCheques(viewer))
