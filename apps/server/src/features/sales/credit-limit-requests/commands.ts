import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { because } from '@sejuk/domain/messages'
import {
  type CreditRequestType,
  creditLimitRequest,
  latestEnd,
  longestTemporaryDays,
} from '@sejuk/domain/sales/credit-limit-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { and, eq, ne, sql } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { creditSettingOf } from '../../../business/sales/credit-settings.ts'
import { exposureOf, lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { creditLimitRequests as t } from '../../../db/tables/sales/credit-limit-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { notifyApproved, notifyRejected } from './notices.ts'
import { judgedBy, judgedFrom, visibleRequests } from './queries.ts'

type Row = typeof t.$inferSelect
const records = recordsOf(creditLimitRequest.entity, t, t.request_code)

type Form = {
  request_type: CreditRequestType
  requested_limit: number
  valid_to: string | null
  guarantee_type: Row['guarantee_type']
  guarantee_amount: number | null
}

/** A temporary limit is higher than today's and ends in time; a permanent one differs from today's. */
const checked = async <F extends Form>(db: Db, customer_code: string, form: F) => {
  const { credit_limit, temporary_limit } = await exposureOf(db, customer_code)
  const current_limit = credit_limit + temporary_limit
  if (form.request_type === 'permanent') {
    if (form.requested_limit === credit_limit)
      refuseField('requested_limit', because('limit-same-as-now', { amount: rupiah(credit_limit) }))
  } else {
    const today = companyToday()
    if (!form.valid_to) refuseField('valid_to', because('choice-missing'))
    else if (form.valid_to < today) refuseField('valid_to', because('temporary-limit-end-is-past'))
    else if (form.valid_to > latestEnd(today))
      refuseField('valid_to', because('temporary-limit-too-long', { n: longestTemporaryDays }))
    if (form.requested_limit <= current_limit)
      refuseField('requested_limit', because('limit-not-higher-than-now', { amount: rupiah(current_limit) }))
  }
  const isGuaranteed = form.guarantee_type !== null
  if (isGuaranteed && form.guarantee_amount === null) refuseField('guarantee_amount', because('choice-missing'))
  return {
    ...form,
    current_limit,
    valid_to: form.request_type === 'temporary' ? form.valid_to : null,
    guarantee_amount: isGuaranteed ? form.guarantee_amount : null,
  }
}

export const createCreditLimitRequest = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createCreditLimitRequest>) => {
  const { customer_code, ...form } = input
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  await requireBusiness(db, customer_code)
  await lockCustomerCredit(db, customer_code)
  await requireNoneOpen(db, customer_code)
  const fields = await checked(db, customer_code, form)
  const { dept_code, salesman_code } = customer
  const request_code = await nextDocumentNumber(db, 'CLR', dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...fields, ...by, request_code, customer_code, dept_code, salesman_code })
  return { data: { request_code } }
}

/** Two requests that wait at once would be decided by two people who do not know of each other. */
const requireNoneOpen = async (db: Db, customer_code: string, itself?: string) => {
  const open = and(
    eq(t.customer_code, customer_code),
    eq(t.status, 'Submitted'),
    itself ? ne(t.request_code, itself) : undefined,
  )
  const [found] = await db.select({ code: t.request_code }).from(t).where(open).limit(1)
  if (found) refuse('conflict', { status: 'RequestOpen', because: because('request-still-open', { code: found.code }) })
}

const customerOf = async (db: Db, request_code: string) => {
  const [found] = await db.select({ customer_code: t.customer_code }).from(t).where(eq(t.request_code, request_code))
  return found?.customer_code
}

/** A permanent limit is the customer's own from now on; its log says by which request. */
const applyLimit = async ({ db, actor, after }: Done<Row>) => {
  const { customer_code, request_code, request_type, requested_limit, granted_amount, valid_to } = after
  const [before] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  if (request_type === 'permanent')
    await db
      .update(customers)
      // Nobody's open form is stale for it: the limit is in none.
      .set({ credit_limit: requested_limit, row_version: sql`${customers.row_version}` })
      .where(eq(customers.customer_code, customer_code))
  const changed =
    request_type === 'permanent'
      ? { before: { credit_limit: before?.credit_limit }, after: { credit_limit: requested_limit } }
      : { before: { temporary_limit: null }, after: { temporary_limit: granted_amount, valid_to } }
  await logActions(db, actor, [
    { entity: 'customer', entity_code: customer_code, action: 'credit-limit', reason: request_code, ...changed },
  ])
}

/** Orders that were blocked are checked again by whoever writes orders: `onCreditLimitRequest.after('approve', …)`. */
export const onCreditLimitRequest = acting(creditLimitRequest, {
  table: t,
  key: 'request_code',
  endpoints: contract.actOnCreditLimitRequest,
  visible: visibleRequests,
  lockFirst: async ({ db }, code) => {
    const customer_code = await customerOf(db, code)
    if (customer_code) await lockCustomerCredit(db, customer_code)
  },
  facts: async ({ db }, { request_code }) => {
    const [found] = await selectRows(db, judgedBy, sql`from ${judgedFrom} where ${eq(t.request_code, request_code)}`)
    return found ?? refuse('notFound')
  },
  changes: {
    modify: async ({ db, input, before }) => {
      const { request_code: _code, row_version: _version, ...form } = input
      return { set: { ...(await checked(db, before.customer_code, form)), reject_reason: null } }
    },
    submit: async ({ db, before, at }) => {
      await requireBusiness(db, before.customer_code)
      await requireNoneOpen(db, before.customer_code, before.request_code)
      const { current_limit } = await checked(db, before.customer_code, before)
      const { branch_manager_up_to, finance_manager_up_to } = await creditSettingOf(db, before.dept_code)
      const judged_by = { branch_manager_up_to, finance_manager_up_to }
      return { set: { current_limit, submitted_date: at, judged_by } }
    },
    approve: async ({ db, before }) => {
      const { requested_limit, customer_code, request_type } = before
      await requireBusiness(db, customer_code)
      if (request_type === 'permanent') return {}
      const { credit_limit, temporary_limit } = await exposureOf(db, customer_code)
      const current = credit_limit + temporary_limit
      // Another request may have raised the limit meanwhile.
      if (requested_limit <= current)
        refuse('conflict', { because: because('limit-not-higher-than-now', { amount: rupiah(current) }) })
      return { set: { granted_amount: requested_limit - current, valid_from: companyToday() } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      ...{ approved_by: usercode, approved_user_name: username, approved_date: at },
    }),
  },
  effects: { approve: [applyLimit] },
  notices: { approve: notifyApproved, reject: notifyRejected },
})

export const creditLimitRequestLog = ({ db, viewer, input }: RequestContext<typeof contract.creditLimitRequestLog>) =>
  records.history(db, input.code, input.page, visibleRequests(viewer))
