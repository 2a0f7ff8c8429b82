import type * as contract from '@sejuk/contract/money/accounts'
import { sql } from 'drizzle-orm'
import { isLeft, isOwing } from '../../../business/money/credit-facts.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { customerCredits as c } from '../../../db/tables/money/customer-credits.ts'
import { refunds } from '../../../db/tables/money/refunds.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Credits = { count: number; amount: number; owing_count: number; owing_amount: number }
type Refunds = contract.MoneyDesk['refunds']

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
  const { count = 0, amount = 0, owing_count = 0, owing_amount = 0 } = credits[0] ?? {}
  return {
    data: {
      credits: { count, amount },
      owing: { count: owing_count, amount: owing_amount },
      refunds: asked[0] ?? { submitted: 0, approved: 0, in_file: 0, failed: 0 },
      receipts: money[0] ?? { waiting: 0, amount: 0 },
    },
  }
}
