import type { SettingValues } from '@sejuk/domain/company/setting-kinds'
import { type CreditSetting, creditStages, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq, sql } from 'drizzle-orm'
import { creditSettingOf } from '../../../../business/sales/credit-settings.ts'
import type { Db } from '../../../../db/database.ts'
import { departments } from '../../../../db/tables/masters/departments.ts'
import { creditSettings as t } from '../../../../db/tables/sales/credit-settings.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { counted } from './count-lines.ts'
import { mostWaiting, type SettingHandler, type WaitingRequest } from './setting-handler.ts'

const fields = Object.keys(standardCreditSetting) as (keyof CreditSetting)[]
const creditOf = (values: SettingValues): CreditSetting => ({
  block_at: creditStages.find((stage) => stage === values.block_at) ?? standardCreditSetting.block_at,
  tolerance_percent: Number(values.tolerance_percent),
  overdue_days: values.overdue_days === null ? null : Number(values.overdue_days),
  branch_manager_up_to: Number(values.branch_manager_up_to),
  finance_manager_up_to: Number(values.finance_manager_up_to),
  cheque_days: Number(values.cheque_days),
  overdue_stops_cash: values.overdue_stops_cash === 'Y' ? 'Y' : 'N',
  cod_most: Number(values.cod_most ?? standardCreditSetting.cod_most),
})
const settingOf = async (db: Db, dept_code: string) => creditOf({ ...(await creditSettingOf(db, dept_code)) })

/** 1 the branch manager, 2 the finance manager, 3 a director. */
const level = ({ branch_manager_up_to, finance_manager_up_to }: CreditSetting) =>
  sql`case when r.requested_limit <= ${branch_manager_up_to}::bigint then 1
    when r.requested_limit <= ${finance_manager_up_to}::bigint then 2 else 3 end`
const stops = ({ tolerance_percent, overdue_days }: CreditSetting) =>
  sql`(o.over_credit_amount > floor(c.credit_limit * ${tolerance_percent}::int / 100.0)
    or coalesce(o.overdue_days > ${overdue_days}::int, false))`

export const creditHandler: SettingHandler = {
  current: async (db, dept_code) => {
    const [branch] = await db
      .select({ dept_name: departments.dept_name })
      .from(departments)
      .where(eq(departments.dept_code, dept_code))
    if (!branch) return undefined
    const values = await settingOf(db, dept_code)
    return { values, isFirst: false, scope_name: branch.dept_name, dept_code }
  },
  /** A branch without a row of its own follows the product's rule. */
  apply: async ({ db, actor, author, change_code }, dept_code, values) => {
    const setting = creditOf(values)
    const before = await settingOf(db, dept_code)
    const isStandard = fields.every((field) => setting[field] === standardCreditSetting[field])
    const set = {
      ...setting,
      updated_by: author.usercode,
      updated_user_name: author.username,
      updated_date: new Date().toISOString(),
    }
    if (isStandard) await db.delete(t).where(eq(t.dept_code, dept_code))
    else
      await db
        .insert(t)
        .values({ dept_code, ...set })
        .onConflictDoUpdate({ target: t.dept_code, set: { ...set, row_version: sql`${t.row_version} + 1` } })
    await logActions(db, actor, [
      {
        ...{ entity: 'credit-setting', entity_code: dept_code, action: isStandard ? 'delete' : 'update' },
        ...{ reason: change_code, before, after: setting },
      },
    ])
  },
  impact: async (db, { scope, before, after, since }) => {
    const [was, is] = [creditOf(before), creditOf(after)]
    const requests = sql`select count(*)::int as n, sum(r.requested_limit)::float8 as amount from credit_limit_requests r
      where r.dept_code = ${scope} and r.submitted_date >= ${since}::timestamptz`
    const orders = sql`select count(*)::int as n, sum(o.total_amount)::float8 as amount
      from sales_orders o join customers c using (customer_code)
      where o.dept_code = ${scope} and o.submitted_date >= ${since}::timestamptz`
    return [
      await counted(db, 'requests-lower', sql`${requests} and ${level(is)} < ${level(was)}`),
      await counted(db, 'requests-higher', sql`${requests} and ${level(is)} > ${level(was)}`),
      await counted(db, 'orders-pass', sql`${orders} and ${stops(was)} and not ${stops(is)}`),
      await counted(db, 'orders-stop', sql`${orders} and ${stops(is)} and not ${stops(was)}`),
    ]
  },
  waiting: (db, scope) => openLimitRequests(db, scope),
}

const openLimitRequests = async (db: Db, dept_code: string) => {
  const { rows } = await db.execute<WaitingRequest>(sql`
    select r.request_code as code, c.customer_name as name, 'credit-limit-request' as entity,
      r.requested_limit::float8 as amount, to_char(r.submitted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submitted_date
    from credit_limit_requests r join customers c using (customer_code)
    where r.dept_code = ${dept_code} and r.status = 'Submitted' order by r.submitted_date limit ${mostWaiting}`)
  return rows
}
