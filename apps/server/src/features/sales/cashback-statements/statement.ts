import { type getCashbackStatement as contract, statementNoticeDays } from '@sejuk/contract/sales/cashback-statements'
import { because } from '@sejuk/domain/messages'
import type { LedgerKind } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { addDays } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, asc, between, eq, gt, sql } from 'drizzle-orm'
import { requireCustomer } from '../../../business/customers/require-customer.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackLedger as ledger, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyDayOf, companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

/** More would be no paper. */
const most = 3000
const dayOf = companyDayOf(ledger.created_date)

type Asked = Pick<RequestContext<typeof contract>, 'db' | 'viewer' | 'input'>

export const statementOf = async ({ input, db, viewer }: Asked) => {
  const code = input.customer_code || viewer.customer_codes[0] || ''
  if (!code) refuseField('customer_code', because('customer-required'))
  const { customer, dept_name } = await requireCustomer({ db, viewer }, code)
  const to = input.to ?? companyToday()
  const from = input.from ?? `${to.slice(0, 4)}-01-01`
  if (to < from) refuseField('to', because('last-day-before-first'))
  const own = eq(t.customer_code, customer.customer_code)
  const [before] = await db
    .select({ amount: sql<number>`coalesce(sum(${ledger.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledger)
    .innerJoin(t, eq(t.cashback_code, ledger.cashback_code))
    .where(and(own, sql`${dayOf} < ${from}`))
  const rows = await db
    .select({
      ledger_id: ledger.ledger_id,
      cashback_code: ledger.cashback_code,
      type_rebate_name: rebateTypes.type_rebate_name,
      kind: ledger.kind,
      amount: ledger.amount,
      order_code: ledger.order_code,
      invoice_code: ledger.invoice_code,
      reason: ledger.reason,
      created_date: ledger.created_date,
    })
    .from(ledger)
    .innerJoin(t, eq(t.cashback_code, ledger.cashback_code))
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .where(and(own, sql`${dayOf} between ${from} and ${to}`))
    .orderBy(asc(ledger.created_date), asc(ledger.ledger_id))
    .limit(most + 1)
  if (rows.length > most) refuseField('to', because('too-many-movements-for-one'))
  const expiring = await db
    .select({
      cashback_code: t.cashback_code,
      type_rebate_name: rebateTypes.type_rebate_name,
      valid_to: t.valid_to,
      cashback_remain: t.cashback_remain,
    })
    .from(t)
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .where(
      and(
        own,
        gt(t.cashback_remain, 0),
        between(t.valid_to, companyToday(), addDays(companyToday(), statementNoticeDays)),
      ),
    )
    .orderBy(asc(t.valid_to), asc(t.cashback_code))
    .limit(200)
  const opening = before?.amount ?? 0
  let balance = opening
  const movements = rows.map((row) => {
    balance += row.amount
    return { ...row, balance }
  })
  const sum = (...kinds: LedgerKind[]) =>
    total(rows.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  const { company } = await settingsOf(db, 'company')
  const { customer_code, customer_name, dept_code } = customer
  return {
    ...{ company_name: company.company_name, customer_code, customer_name, dept_code, dept_name, from, to },
    printed_date: new Date().toISOString(),
    opening,
    closing: balance,
    granted: sum('grant'),
    adjusted: sum('adjust'),
    used: sum('consume'),
    held: sum('plan', 'release'),
    expired: sum('expire'),
    movements,
    expiring,
  }
}

export const getCashbackStatement = async (context: RequestContext<typeof contract>) => ({
  data: await statementOf(context),
})
