import type * as contract from '@sejuk/contract/retail/seller-accounts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { bankName } from '../../../business/retail/incentive-payments.ts'
import { settlementLines } from '../../../db/tables/installers/settlements.ts'
import { incentiveAccruals as accruals, sellerAccounts as t } from '../../../db/tables/retail/incentives.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleAccounts = (viewer: Viewer) => visibleTo(viewer, t)

const sellerName = sql<string>`coalesce(case ${t.seller_role}
  when 'keyperson' then (select k.keyperson_name from keypersons k where k.keyperson_code = ${t.seller_code})
  when 'promotor' then (select p.promotor_name from promotors p where p.promotor_code = ${t.seller_code})
  else (select u.username from users u where u.usercode = ${t.seller_code}) end, ${t.seller_code})`

const fields = {
  ...getTableColumns(t),
  seller_name: sellerName,
  bank_name: bankName,
  branch_name: sql<string>`coalesce((select d.dept_name from departments d where d.dept_code = ${t.dept_code}), '')`,
  unpaid_amount: sql<number>`(select coalesce(sum(${accruals.amount}), 0)::float8 from ${accruals}
        where ${accruals.seller_code} = ${t.seller_code} and ${accruals.seller_role} = ${t.seller_role}
          and ${accruals.settlement_code} is null)`,
  paid_amount: sql<number>`(select coalesce(sum(${settlementLines.net_amount}), 0)::float8 from ${settlementLines}
        where ${settlementLines.user_code} = ${t.seller_code} and ${settlementLines.user_type} = ${t.seller_role}
          and ${settlementLines.payment_status} = 'Payment_Successful')`,
}
const source = sql`${t}`

export const listSellerAccounts = ({ db, viewer, input }: RequestContext<typeof contract.listSellerAccounts>) =>
  listPage(db, {
    input,
    source,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleAccounts(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        input.approve_status ? eq(t.approve_status, input.approve_status) : undefined,
        input.seller_role ? eq(t.seller_role, input.seller_role) : undefined,
        containsText(input.search, t.seller_code, t.account_name, t.credited_account, sellerName),
      ),
    ),
    key: t.seller_key,
    sorts: { created_date: t.created_date, seller_code: t.seller_code },
    sort: '-created_date',
    fields,
  })
