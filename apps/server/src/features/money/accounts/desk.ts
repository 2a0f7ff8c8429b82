import type * as contract from '@sejuk/contract/money/accounts'
import type { Viewer } from '@sejuk/domain/viewers'
import { inArray, sql } from 'drizzle-orm'
import { isLeft, isOwing } from '../../../business/money/credit-facts.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { heldCash } from '../../../db/tables/delivery/held-cash.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { customerCredits as c } from '../../../db/tables/money/customer-credits.ts'
import { refunds } from '../../../db/tables/money/refunds.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Credits = { count: number; amount: number; owing_count: number; owing_amount: number }
type Refunds = contract.MoneyDesk['refunds']

type Sum = { count: number; amount: number }
const none: Sum = { count: 0, amount: 0 }

type Cash = Sum & { place: 'with_drivers' | 'counted' | 'short' | 'over' }
/** What drivers took, until it is in the bank; and what differs, wherever it is. */
const cashOf = async (db: Db, viewer: Viewer) => {
  const { rows } = await db.execute<Cash>(sql`select place, count(*)::int as count, sum(amount)::float8 as amount
    from ${heldCash} cross join lateral (values
      (case status when 'Collected' then 'with_drivers' when 'Handed_In' then 'counted' end, coalesce(counted, taken)),
      (case difference_state when 'Short' then 'short' when 'Over' then 'over' end, abs(counted - taken))) v (place, amount)
    where place is not null and (${inArray(heldCash.status, ['Collected', 'Handed_In'])}
        or ${inArray(heldCash.difference_state, ['Short', 'Over'])}) and ${visibleTo(viewer, heldCash)} group by 1`)
  const of = (wanted: Cash['place']) => {
    const { count, amount } = rows.find(({ place }) => place === wanted) ?? none
    return { count, amount }
  }
  return { with_drivers: of('with_drivers'), counted: of('counted'), short: of('short'), over: of('over') }
}

/** How much waits at each place, of what the viewer may see. */
export const getMoneyDesk = async ({ db, viewer }: RequestContext<typeof contract.getMoneyDesk>) => {
  const { rows: credits } =
    await db.execute<Credits>(sql`select count(*)::int as count, coalesce(sum(f.left_amount), 0)::float8 as amount,
      count(*) filter (where f.owing)::int as owing_count, coalesce(sum(f.left_amount) filter (where f.owing), 0)::float8 as owing_amount
    from (select ${c.left_amount} as left_amount, ${isOwing} as owing from ${c} join ${customers} on ${customers.customer_code} = ${c.customer_code}
      where ${isLeft} and ${visibleTo(viewer, customers)}) f`)
  const { rows: asked } =
    await db.execute<Refunds>(sql`select count(*) filter (where status = 'Submitted')::int as submitted,
      count(*) filter (where status = 'Approved')::int as approved, count(*) filter (where status = 'In_Bank_File')::int as in_file,
      count(*) filter (where status = 'Failed')::int as failed
    from ${refunds} where status in ('Submitted', 'Approved', 'In_Bank_File', 'Failed') and ${visibleTo(viewer, refunds)}`)
  const { rows: money } = await db.execute<contract.MoneyDesk['receipts']>(sql`select count(*)::int as waiting,
      coalesce(sum(${receipts.amount}), 0)::float8 as amount from ${receipts} where ${receipts.status} = 'Waiting' and ${visibleTo(viewer, receipts)}`)
  const { rows: lines } = await db.execute<Sum & { place: keyof contract.MoneyDesk['bank'] }>(sql`select
      case when state = 'Unidentified' then 'unidentified' when sure = 'Certain' then 'certain' else 'decide' end as place,
      count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as amount
    from ${bankLines} where state in ('New', 'Unidentified') group by 1`)
  const bank = Object.fromEntries(lines.map(({ place, ...sum }) => [place, sum]))
  const { count = 0, amount = 0, owing_count = 0, owing_amount = 0 } = credits[0] ?? {}
  return {
    data: {
      credits: { count, amount },
      owing: { count: owing_count, amount: owing_amount },
      refunds: asked[0] ?? { submitted: 0, approved: 0, in_file: 0, failed: 0 },
      bank: { decide: bank.decide ?? none, certain: bank.certain ?? none, unidentified: bank.unidentified ?? none },
      cash: viewer.permission.has('Driver-Cash-View') ? await cashOf(db, viewer) : null,
      receipts: money[0] ?? { waiting: 0, amount: 0 },
    },
  }
}
