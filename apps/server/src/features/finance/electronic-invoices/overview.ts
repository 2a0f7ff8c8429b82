import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import {
  dueTaxPeriod,
  type EInvoiceStatus,
  eInvoiceStatuses,
  uploadDeadline,
} from '@sejuk/domain/finance/electronic-invoices'
import type { TaxProblem } from '@sejuk/domain/finance/tax-office/tax-problems'
import { and, desc, eq, sql } from 'drizzle-orm'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { filtered, tables, visibleEInvoices } from './queries.ts'

const mostShown = 4
type State = { e_status: EInvoiceStatus; count: number; vat: number }
type Cause = Pick<TaxProblem, 'code' | 'place' | 'ref'> & { name: string; count: number }
type Waiting = { waiting: number; oldest_date: string | null; next_date: string | null }

export const eInvoiceOverview = async (context: RequestContext<typeof contract.eInvoiceOverview>) => {
  const { db, viewer, input, config } = context
  const { e_invoice } = await settingsOf(db, 'e_invoice')
  const period = input.period ?? dueTaxPeriod(companyToday(), e_invoice.deadline_day)
  const where = filtered(visibleEInvoices(viewer), { ...input, period })
  const { rows: states } = await db.execute<State>(sql`select ${t.e_status} as e_status, count(*)::int as count,
      coalesce(sum(vat), 0)::float8 as vat from ${tables} where ${where} group by 1`)
  // Each invoice counts once a cause, however many of its lines have it.
  const { rows: causes } = await db.execute<Cause>(sql`select p.code, p.place, p.ref,
      coalesce((select c.customer_name from customers c where p.place = 'customer' and c.customer_code = p.ref),
        (select g.item_name from items g where p.place = 'item' and g.item_code = p.ref), p.ref) as name,
      count(distinct ${t.e_invoice_code})::int as count
    from ${tables} cross join lateral jsonb_to_recordset(${t.problems}) as p (code text, place text, ref text, is_warning bool)
    where ${and(where, eq(t.e_status, 'Not_Ready'))} and p.is_warning is null
    group by 1, 2, 3 order by 5 desc, 1, 3 limit ${mostShown}`)
  const rejected = await selectRows(
    db,
    {
      invoice_code: t.invoice_code,
      error_message: t.error_message,
      attempt: t.attempt,
      updated_date: t.updated_date,
    },
    sql`from ${tables} where ${and(where, eq(t.e_status, 'Rejected_DJP'))} order by ${desc(t.updated_date)} limit ${mostShown}`,
  )
  const [waiting] = await selectRows(
    db,
    {
      waiting: sql<number>`count(*)::int`,
      oldest_date: sql<string | null>`to_char(min(${t.claimed_date}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      next_date: sql<string | null>`to_char(min(${t.next_ask_date}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    },
    sql`from ${tables} where ${and(where, sql`${t.e_status} in ('Uploading', 'Waiting_DJP')`, eq(t.provider, 'PAJAKKU'))}`,
  )
  const known: Waiting = waiting ?? { waiting: 0, oldest_date: null, next_date: null }
  return {
    data: {
      ...{ period, causes, rejected, now: new Date().toISOString() },
      deadline: uploadDeadline(period, e_invoice.deadline_day),
      states: eInvoiceStatuses.map(
        (e_status) => states.find((one) => one.e_status === e_status) ?? { e_status, count: 0, vat: 0 },
      ),
      provider: { is_configured: Boolean(config.taxProvider), ...known },
    },
  }
}
