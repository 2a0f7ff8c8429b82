import * as contract from '@sejuk/contract/sales/cashback-payouts'
import { cashbackPaid } from '@sejuk/domain/books/entries'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { consumed } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { cashbackPayout, type PayoutMethod } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { total } from '@sejuk/domain/values/money'
import { and, asc, eq, sql } from 'drizzle-orm'
import { postJournal } from '../../../business/books/post-journal.ts'
import { lockLines, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cashbackPayoutLines as l, cashbackPayouts as t } from '../../../db/tables/sales/cashback-payouts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { payoutCandidates } from './payable.ts'

const { entity } = cashbackPayout
type Payout = typeof t.$inferSelect
type Line = typeof l.$inferSelect

export const linesOf = (db: Db, payout_code: string) =>
  db.select().from(l).where(eq(l.payout_code, payout_code)).orderBy(asc(l.line_no))

type Creating = Pick<RequestContext<typeof contract.createPayout>, 'db' | 'viewer' | 'actor' | 'input'>

/** The cashback is planned for the payout at once: nothing else can spend, change or let it expire meanwhile. */
export const createPayout = async ({ db, viewer, actor, input }: Creating) => {
  const { method, remark } = input
  const free = (await payoutCandidates(db, viewer, method)).filter(({ obstacle }) => !obstacle)
  const locked = await lockLines(
    db,
    free.map(({ cashback_code }) => cashback_code),
  )
  const wanted = free.filter(
    ({ cashback_code, net_amount }) => locked.get(cashback_code)?.cashback_remain === net_amount,
  )
  if (wanted.length === 0) return refuseField('method', because('nothing-pay-in-period'))
  const payout_code = await nextDocumentNumber(db, 'CBP', viewer.department, companyToday())
  const { usercode, username, department: dept_code } = viewer
  const by = { dept_code, created_by: usercode, create_user_name: username, authors: [usercode] }
  const sums = { lines: wanted.length, net_amount: total(wanted.map(({ net_amount }) => net_amount)) }
  await db.insert(t).values({ payout_code, method, remark, ...sums, ...by })
  const rows = wanted.map(({ obstacle: _obstacle, has_open_change: _change, type_rebate_name: _type, ...line }, n) => ({
    ...line,
    payout_code,
    line_no: n + 1,
  }))
  await db.insert(l).values(rows)
  for (const { cashback_code, net_amount } of rows) {
    const line = locked.get(cashback_code)
    if (line) await moveCashback(db, actor, line, [{ kind: 'plan', amount: -net_amount }], { reason: payout_code })
  }
  const after = { method, remark, ...sums }
  await logActions(db, actor, [{ entity, entity_code: payout_code, action: 'create', to_status: 'Draft', after }])
  return { data: { payout_code } }
}

type Within = { db: Db; actor: Actor }

/** Not paid: the cashback is free again, or expired if its time is over. */
export const freeLine = async ({ db, actor }: Within, { cashback_code, net_amount, payout_code }: Line) => {
  const line = (await lockLines(db, [cashback_code])).get(cashback_code)
  if (line) await moveCashback(db, actor, line, [{ kind: 'release', amount: net_amount }], { reason: payout_code })
}

/** Paid: used up by the payout, with the reference of the bank or the credit note. */
export const spendLine = async (
  { db, actor }: Within,
  { cashback_code, net_amount, payout_code, line_no, customer_code }: Line,
  reference: string,
  method: PayoutMethod,
) => {
  const line = (await lockLines(db, [cashback_code])).get(cashback_code)
  if (!line) return
  await moveCashback(db, actor, line, consumed(net_amount, net_amount), { reason: reference })
  const by = method === 'bank' ? 'bank' : 'customer-money'
  await postJournal(db, {
    ...{ document_kind: 'cashback-payout', document: payout_code, event: 'cashback-paid', version: line_no },
    ...{ date: companyToday(), dept_code: line.dept_code, customer_code, lines: cashbackPaid(net_amount, by) },
  })
}

/** Nobody is paid into an account that changed after the payout was made. */
const requireSameAccounts = async (db: Db, payout_code: string) => {
  const changed = await db
    .select({ customer_name: l.customer_name })
    .from(l)
    .innerJoin(customers, eq(customers.customer_code, l.customer_code))
    .where(
      and(
        eq(l.payout_code, payout_code),
        sql`(${customers.bank_code}, ${customers.account_name}, ${customers.account_number})
          is distinct from (${l.bank_code}, ${l.account_name}, ${l.credited_account})`,
      ),
    )
    .orderBy(asc(l.line_no))
    .for('share', { of: customers })
  const [first] = changed
  if (first)
    refuse('conflict', {
      status: 'AccountChanged',
      because: because('bank-account-changed-since-return', { name: first.customer_name }),
      data: { changed: changed.map(({ customer_name }) => customer_name) },
    })
}

const aboutTo = ({ after }: Done<Payout>) => ({
  to: [after.created_by],
  url: addressTo('cashbackPayout', { code: after.payout_code }),
  about: { entity, entity_code: after.payout_code },
})

export const onPayout = acting(cashbackPayout, {
  table: t,
  key: 'payout_code',
  endpoints: contract.actOnPayout,
  visible: (viewer) => visibleTo(viewer, t),
  changes: {
    'leave-out': async ({ db, actor, before, input }) => {
      const { payout_code } = before
      const mine = and(eq(l.payout_code, payout_code), eq(l.cashback_code, input.cashback_code))
      const [line] = await db.delete(l).where(mine).returning()
      if (!line) return refuse('notFound')
      await freeLine({ db, actor }, line)
      return { set: { lines: before.lines - 1, net_amount: before.net_amount - line.net_amount } }
    },
    delete: async ({ db, actor, before }) => {
      for (const line of await linesOf(db, before.payout_code)) await freeLine({ db, actor }, line)
      return {}
    },
    approve: async ({ db, before }) => {
      if (before.method === 'bank') await requireSameAccounts(db, before.payout_code)
      return { set: { return_reason: null } }
    },
    return: async ({ input }) => ({
      set: { return_reason: input.reason, approved_by: null, approved_user_name: null, approved_date: null },
    }),
    pay: async ({ db, before }) => {
      await requireSameAccounts(db, before.payout_code)
      await db.update(l).set({ payment_status: 'Payment_Processing' }).where(eq(l.payout_code, before.payout_code))
      return {}
    },
    issue: async ({ db, actor, before, input, at }) => {
      const { payout_code } = before
      for (const line of await linesOf(db, payout_code))
        await spendLine({ db, actor }, line, input.reference, before.method)
      await db
        .update(l)
        .set({ payment_status: 'Payment_Successful', paid_date: at, bank_ref: input.reference })
        .where(eq(l.payout_code, payout_code))
      return { set: { finished_date: at } }
    },
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  notices: {
    approve: (done) => {
      const { payout_code: payout, net_amount: amount } = done.after
      return notify(done, { ...aboutTo(done), event: 'cashback-payout-approved', variables: { payout, amount } })
    },
    return: (done) => {
      const variables = { payout: done.after.payout_code, reason: done.reason ?? '' }
      return notify(done, { ...aboutTo(done), event: 'cashback-payout-returned', variables })
    },
  },
})
