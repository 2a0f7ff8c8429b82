import { partOf, type RunInvoice, type StandingLine, settle } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, between, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database, Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbackChanges, cashbacks, cashbackTargets as targets } from '../../../db/tables/sales/cashbacks.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export type Run = typeof runs.$inferSelect
export type RebateType = typeof rebateTypes.$inferSelect
const perStep = 500

export const typeOf = async (db: Db, type_rebate_code: string) => {
  const [type] = await db.select().from(rebateTypes).where(eq(rebateTypes.type_rebate_code, type_rebate_code))
  return type
}

/** Who is reckoned: whoever has a target in the month, is in business with us, and in the sight of the maker. */
const whom = (run: Run, type: RebateType, viewer: Viewer) =>
  and(
    eq(targets.period, run.period),
    type.business_units.length ? inArray(targets.business_unit_code, type.business_units) : undefined,
    inArray(customers.status, ['Approved', 'Adjusted']),
    isNull(customers.merged_into),
    run.branches.length ? inArray(customers.dept_code, run.branches) : undefined,
    visibleTo(viewer, customers),
  )

const customersAfter = (db: Db, run: Run, type: RebateType, viewer: Viewer, after: string) =>
  db
    .selectDistinct({ customer_code: targets.customer_code })
    .from(targets)
    .innerJoin(customers, eq(customers.customer_code, targets.customer_code))
    .where(and(whom(run, type, viewer), gt(targets.customer_code, after)))
    .orderBy(asc(targets.customer_code))
    .limit(perStep)

const targetsOf = async (db: Db, run: Run, type: RebateType, codes: readonly string[]) => {
  const found = await db
    .select()
    .from(targets)
    .where(
      and(
        eq(targets.period, run.period),
        inArray(targets.customer_code, [...codes]),
        type.business_units.length ? inArray(targets.business_unit_code, type.business_units) : undefined,
      ),
    )
    .orderBy(asc(targets.business_unit_code))
  return Map.groupBy(found, ({ customer_code }) => customer_code)
}

const invoicesOf = async (db: Db, { period }: Run, codes: readonly string[]) => {
  const first = `${period}-01`
  const found = await db
    .select()
    .from(customerInvoices)
    .where(
      and(
        inArray(customerInvoices.customer_code, [...codes]),
        between(customerInvoices.invoice_date, first, validUntil(first, 0)),
      ),
    )
    .orderBy(asc(customerInvoices.invoice_date), asc(customerInvoices.invoice_code))
  const keyed = found.map(({ invoice_code, invoice_date, amount, ...row }) => ({
    key: `${row.customer_code}/${row.business_unit_code}`,
    invoice: { invoice_code, invoice_date, amount } satisfies RunInvoice,
  }))
  const groups = Map.groupBy(keyed, ({ key }) => key)
  return (customer_code: string, unit: string) =>
    (groups.get(`${customer_code}/${unit}`) ?? []).map(({ invoice }) => invoice)
}

/** What these customers were given for the month until now, by this type, reckoned by whomever. */
export const standingOf = async (db: Db, run: Run, codes: readonly string[]) => {
  const found = await db
    .select({ line: cashbacks, change: cashbackChanges })
    .from(cashbacks)
    .leftJoin(
      cashbackChanges,
      and(eq(cashbackChanges.cashback_code, cashbacks.cashback_code), eq(cashbackChanges.status, 'Submitted')),
    )
    .where(
      and(
        inArray(cashbacks.customer_code, [...codes]),
        eq(cashbacks.period, run.period),
        eq(cashbacks.type_rebate_code, run.type_rebate_code),
        eq(cashbacks.source, 'calculated'),
      ),
    )
  const stand = ({ line, change }: (typeof found)[number]): StandingLine => ({
    ...line,
    has_open_change: change !== null,
    open_amount: change?.amount ?? 0,
  })
  const groups = Map.groupBy(found, ({ line }) => line.customer_code)
  return (customer_code: string) => (groups.get(customer_code) ?? []).map(stand)
}

const reckonSome = async (db: Db, run: Run, type: RebateType, codes: readonly string[]) => {
  const targetsBy = await targetsOf(db, run, type, codes)
  const invoices = await invoicesOf(db, run, codes)
  const standing = await standingOf(db, run, codes)
  const rows = codes.map((customer_code) => {
    const inputs = (targetsBy.get(customer_code) ?? []).map(({ business_unit_code, target_amount, tiers }) =>
      partOf({ business_unit_code, target_amount, tiers }, invoices(customer_code, business_unit_code)),
    )
    const sum = (field: 'target_amount' | 'actual_amount' | 'earned_amount') => total(inputs.map((part) => part[field]))
    const [target_amount, actual_amount] = [sum('target_amount'), sum('actual_amount')]
    const earned_amount = sum('earned_amount')
    return {
      run_code: run.run_code,
      customer_code,
      target_amount,
      actual_amount,
      percent: target_amount > 0 ? Math.floor((actual_amount * 10_000) / target_amount) : 0,
      earned_amount,
      ...settle(earned_amount, standing(customer_code)),
      inputs,
    }
  })
  await db.insert(lines).values(rows)
}

/** Reckons a run from its beginning, however far it came before, and says how far it is. */
export const reckonRun = async (db: Database['db'], run: Run, type: RebateType, viewer: Viewer) => {
  await db.delete(lines).where(eq(lines.run_code, run.run_code))
  const them = db
    .selectDistinct({ code: targets.customer_code })
    .from(targets)
    .innerJoin(customers, eq(customers.customer_code, targets.customer_code))
    .where(whom(run, type, viewer))
    .as('them')
  const all = await db.$count(them)
  let done = 0
  for (let after = ''; ; ) {
    const codes = (await customersAfter(db, run, type, viewer, after)).map(({ customer_code }) => customer_code)
    const last = codes.at(-1)
    if (!last) return
    await reckonSome(db, run, type, codes)
    after = last
    done += codes.length
    await publishProgress(db, run, done, all)
  }
}

export const publishProgress = (db: Db, { run_code }: Run, done: number, all: number) =>
  db
    .update(runs)
    .set({ progress: all > 0 ? Math.min(99, Math.floor((done * 100) / all)) : 0 })
    .where(eq(runs.run_code, run_code))
