import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

export type CompanyAccount = {
  account_code: string
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
}
const most = 200

/** The company's own accounts, as its papers name them; those that are closed too, since their files are still read. */
export const companyAccountsOf = async (db: Db, account_code?: string) => {
  const { rows } =
    await db.execute<CompanyAccount>(sql`select a.account_code, a.bank_code, a.account_number, a.account_name,
      b.bank_short_name as bank_name
    from company_accounts a join banks b on b.bank_code = a.bank_code
    where ${account_code === undefined ? sql`true` : sql`a.account_code = ${account_code}`}
    order by a.entity_code, a.seq, a.account_code limit ${most}`)
  return rows
}
