import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { settlementLines } from '../../db/tables/installers/settlements.ts'
import { banks } from '../../db/tables/masters/banks.ts'
import { incentiveAccruals as accruals, sellerAccounts as t } from '../../db/tables/retail/incentives.ts'

export const bankName = sql<string>`(select ${banks.bank_name} from ${banks} where ${banks.bank_code} = ${t.bank_code})`

/** The seller's own account, and what becomes of the incentive. */
export const paymentsOf = async (db: Db, seller_role: string, seller_code: string) => {
  const own = and(sql`${t.seller_role} = ${seller_role}`, eq(t.seller_code, seller_code))
  const [account] = await db
    .select({ ...getTableColumns(t), bank_name: banks.bank_name })
    .from(t)
    .innerJoin(banks, eq(banks.bank_code, t.bank_code))
    .where(own)
  const { rows } = await db.execute<{ status: string; amount: number }>(sql`select case
      when ${accruals.settlement_code} is null then 'unpaid'
      when ${settlementLines.payment_status} = 'Payment_Successful' then 'paid' else 'in_payment' end as status,
      sum(${accruals.amount})::float8 as amount
    from ${accruals} left join ${settlementLines} on ${settlementLines.settlement_code} = ${accruals.settlement_code}
      and ${settlementLines.user_code} = ${accruals.seller_code} and ${settlementLines.user_type} = ${accruals.seller_role}
    where ${accruals.seller_code} = ${seller_code} and ${accruals.seller_role} = ${seller_role} group by 1`)
  const of = (status: string) => rows.find((row) => row.status === status)?.amount ?? 0
  return { account: account ?? null, unpaid: of('unpaid'), in_payment: of('in_payment'), paid: of('paid') }
}
