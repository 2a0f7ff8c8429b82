import type * as contract from '@sejuk/contract/sales/cashbacks'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cashbackLedger as ledger, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { scopedByCopies } from '../../../platform/scope/ordered-parts.ts'
import { grantedStatuses, isCustomer } from './commands.ts'

const fields = {
  ledger_id: ledger.ledger_id,
  cashback_code: ledger.cashback_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  kind: ledger.kind,
  amount: ledger.amount,
  balance: ledger.balance,
  order_code: ledger.order_code,
  invoice_code: ledger.invoice_code,
  reason: ledger.reason,
  usercode: ledger.usercode,
  username: ledger.username,
  created_date: ledger.created_date,
}

export const listCashbackLedger = ({ db, viewer, input }: RequestContext<typeof contract.listCashbackLedger>) =>
  listPage(db, {
    input,
    source: sql`${ledger} join ${t} on ${t.cashback_code} = ${ledger.cashback_code}
      join ${customers} on ${customers.customer_code} = ${t.customer_code}`,
    own: sql`${ledger}`,
    ...scopedByCopies(viewer, input, ledger, (scope) =>
      and(
        scope,
        isCustomer(viewer) ? inArray(t.status, grantedStatuses) : undefined,
        input.cashback_code ? eq(ledger.cashback_code, input.cashback_code) : undefined,
        input.customer_code ? eq(ledger.scope_customer_code, input.customer_code) : undefined,
        input.kind ? eq(ledger.kind, input.kind) : undefined,
        input.from ? sql`${companyDayOf(ledger.created_date)} >= ${input.from}` : undefined,
        input.to ? sql`${companyDayOf(ledger.created_date)} <= ${input.to}` : undefined,
      ),
    ),
    key: ledger.ledger_id,
    sorts: { created_date: ledger.created_date },
    sort: '-created_date',
    fields,
  })
