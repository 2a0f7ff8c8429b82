import * as contract from '@sejuk/contract/money/refunds'
import { refundPaid } from '@sejuk/domain/books/entries'
import { because } from '@sejuk/domain/messages'
import { holdingRefunds, refund } from '@sejuk/domain/money/refunds'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { postJournal } from '../../../business/books/post-journal.ts'
import {
  type CreditPart,
  moveCredits,
  payBackHeld,
  requireCredits,
  requireOnce,
  sumOfParts,
} from '../../../business/money/credits.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refundSources as sources, refunds as t } from '../../../db/tables/money/refunds.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { approvedOfDay, sourcesOf, visibleRefunds } from './queries.ts'

type Row = typeof t.$inferSelect
const { entity } = refund
const records = recordsOf(entity, t, t.refund_code)
const judgedBy = { approved_of_day: approvedOfDay }
const field = (n: number, name: string) => `sources.${n}.${name}`

type Form = { sources: readonly CreditPart[]; bank_code: string; account_name: string; account_number: string }

/** Every source has enough left now, and the account is the customer's own or marked as new. */
const checked = async (db: Db, customer_code: string, { sources: wanted, ...form }: Form) => {
  if (!(await db.$count(banks, eq(banks.bank_code, form.bank_code)))) refuseChoice('bank_code')
  requireOnce(wanted, (n) => field(n, 'source_code'))
  await requireCredits(db, customer_code, wanted, field)
  const [own] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const is_new_account =
    own?.bank_code !== form.bank_code ||
    own.account_number !== form.account_number ||
    own.account_name !== form.account_name
  return { is_new_account, amount: sumOfParts(wanted) }
}

const writeSources = async (db: Db, refund_code: string, wanted: readonly CreditPart[]) => {
  await db.delete(sources).where(eq(sources.refund_code, refund_code))
  await db.insert(sources).values(wanted.map((part) => ({ ...part, refund_code })))
}

type Creating = Pick<RequestContext<typeof contract.createRefund>, 'db' | 'viewer' | 'actor' | 'input'>

export const createRefund = async (context: Creating) => {
  const { db, viewer, actor, input } = context
  const { customer_code, sources: wanted, ...form } = input
  await lockCustomerCredit(db, customer_code)
  const [customer] = await db
    .select({ dept_code: customers.dept_code, salesman_code: customers.salesman_code })
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  const found = await checked(db, customer_code, { ...form, sources: wanted })
  const refund_code = await nextDocumentNumber(db, 'RF', customer.dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(
    db,
    actor,
    { ...form, ...found, ...customer, ...by, refund_code, customer_code },
    { sources: wanted },
  )
  await writeSources(db, refund_code, wanted)
  return { data: { refund_code } }
}

/** An account that was approved with the refund is the customer's, where it had none. */
const keepAccount = async ({ db, actor, after }: Done<Row>) => {
  const { customer_code, bank_code, account_name, account_number, refund_code } = after
  if (!after.is_new_account) return
  const kept = await db
    .update(customers)
    .set({ bank_code, account_name, account_number })
    .where(and(eq(customers.customer_code, customer_code), isNull(customers.account_number)))
    .returning({ customer_code: customers.customer_code })
  if (kept.length === 0) return
  await logActions(db, actor, [
    {
      ...{ entity: 'customer', entity_code: customer_code, action: 'bank-account', reason: refund_code },
      ...{ before: { account_number: null }, after: { bank_code, account_name, account_number } },
    },
  ])
}

/** Nobody is paid into an account that changed after the refund was written. */
export const requireSameAccount = async (db: Db, row: Row) => {
  if (row.is_new_account) return
  const [own] = await db.select().from(customers).where(eq(customers.customer_code, row.customer_code))
  const isSame = own?.bank_code === row.bank_code && own.account_number === row.account_number
  if (!isSame) refuse('conflict', { because: because('refund-account-changed') })
}

const isHolding = ({ status }: Row) => holdingRefunds.some((one) => one === status)

const aboutTo = ({ after }: Done<Row>) => ({
  to: [after.created_by],
  url: addressTo('refund', { code: after.refund_code }),
  about: { entity, entity_code: after.refund_code },
})
const saidOf = ({ after: { refund_code: code, customer_code: customer, amount } }: Done<Row>) => ({
  refund: code,
  customer,
  amount,
})
const tellApproved = (done: Done<Row>) =>
  notify(done, { ...aboutTo(done), event: 'refund-approved', variables: saidOf(done) })
const tellRefused = (done: Done<Row>) =>
  notify(done, {
    ...{ ...aboutTo(done), event: 'refund-refused' as const },
    variables: { ...saidOf(done), reason: done.reason ?? '' },
  })

const postRefund = ({ db, after }: Done<Row>) =>
  postJournal(db, {
    ...{ document_kind: 'refund', document: after.refund_code, event: 'refund-paid', date: companyToday() },
    ...{ dept_code: after.dept_code, customer_code: after.customer_code, lines: refundPaid(after.amount) },
  })

export const onRefund = acting(refund, {
  table: t,
  key: 'refund_code',
  endpoints: contract.actOnRefund,
  visible: visibleRefunds,
  facts: async ({ db }, { refund_code }) => {
    const [found] = await selectRows(db, judgedBy, sql`from ${t} where ${eq(t.refund_code, refund_code)}`)
    return found ?? { approved_of_day: 0 }
  },
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select({ customer_code: t.customer_code }).from(t).where(eq(t.refund_code, code))
    if (found) await lockCustomerCredit(db, found.customer_code)
  },
  changes: {
    modify: async ({ db, input, before }) => {
      const { refund_code, row_version: _version, sources: wanted, ...form } = input
      const found = await checked(db, before.customer_code, { ...form, sources: wanted })
      await writeSources(db, refund_code, wanted)
      return { set: { ...form, ...found, reject_reason: null, fail_reason: null }, also: { sources: wanted } }
    },
    submit: async ({ db, before, at }) => {
      const held = await sourcesOf(db, before.refund_code)
      await requireCredits(db, before.customer_code, held, field)
      await moveCredits(db, held, 'held')
      return { set: { submitted_date: at } }
    },
    approve: async ({ db, before }) => {
      await requireSameAccount(db, before)
      return {}
    },
    reject: async ({ db, before, input }) => {
      if (isHolding(before)) await moveCredits(db, await sourcesOf(db, before.refund_code), 'held', -1)
      return { set: { reject_reason: input.reason, bank_file_code: null, bank_file_line: null } }
    },
    paid: async ({ db, before, input, at }) => {
      await payBackHeld(db, await sourcesOf(db, before.refund_code))
      return { set: { bank_ref: input.bank_ref, paid_date: at, fail_reason: null } }
    },
    failed: async ({ input }) => ({ set: { fail_reason: input.reason } }),
    'try-again': async () => ({ set: { bank_file_code: null, bank_file_line: null } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      ...{ approved_by: usercode, approved_user_name: username, approved_date: at },
    }),
  },
  effects: { approve: [keepAccount], paid: [postRefund] },
  notices: { approve: tellApproved, reject: tellRefused, failed: tellRefused },
})

export const refundLog = ({ db, viewer, input }: RequestContext<typeof contract.refundLog>) =>
  records.history(db, input.code, input.page, visibleRefunds(viewer))
