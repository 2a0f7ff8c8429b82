import type * as contract from '@sejuk/contract/money/bank-statements'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { companyAccountsOf } from '../../../business/money/company-accounts.ts'
import { bankStatements as t } from '../../../db/tables/money/bank-statements.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { nameOf } from './import.ts'

const fields = {
  ...getTableColumns(t),
  from_date: sql<string>`${t.from_date}::text`,
  to_date: sql<string>`${t.to_date}::text`,
  account_name: sql<string>`coalesce((select b.bank_short_name || ' ' || a.account_number from company_accounts a
    join banks b on b.bank_code = a.bank_code where a.account_code = ${t.account_code}), ${t.account_code})`,
}

export const listBankStatements = ({ db, input }: RequestContext<typeof contract.listBankStatements>) =>
  listPage(
    db,
    asList({
      ...{ input, source: sql`${t}`, own: sql`${t}`, key: t.statement_code, sort: '-created_date', fields },
      where: input.account_code ? eq(t.account_code, input.account_code) : undefined,
      sorts: { created_date: t.created_date, to_date: t.to_date },
    }),
  )

type Open = { account_code: string; state: string; certain: boolean; count: number; sum: number }
const none = { count: 0, sum: 0 }

export const listBankAccounts = async ({ db }: RequestContext<typeof contract.listBankAccounts>) => {
  const accounts = await companyAccountsOf(db)
  const { rows: open } =
    await db.execute<Open>(sql`select account_code, state, sure = 'Certain' as certain, count(*)::int as count,
      sum(amount)::float8 as sum from bank_lines where account_code is not null and state in ('New', 'Unidentified') group by 1, 2, 3`)
  const isNewest = sql`${t.statement_code} in (select distinct on (account_code) statement_code from bank_statements
    order by account_code, to_date desc, statement_code desc)`
  const newest = await selectRows(db, fields, sql`from ${t} where ${isNewest}`)
  return {
    data: accounts.map(({ account_code, account_number, account_name, bank_name }) => {
      const mine = open.filter((one) => one.account_code === account_code)
      const of = (state: string, isCertain?: boolean) =>
        mine
          .filter((one) => one.state === state && (isCertain === undefined || one.certain === isCertain))
          .reduce((all, { count, sum }) => ({ count: all.count + count, sum: all.sum + sum }), none)
      return {
        ...{
          account_code,
          bank_name,
          account_number,
          account_name: nameOf({ bank_name, account_number }) || account_name,
        },
        ...{ decide: of('New', false), certain: of('New', true), unidentified: of('Unidentified') },
        statement: newest.find((one) => one.account_code === account_code) ?? null,
      }
    }),
  }
}
