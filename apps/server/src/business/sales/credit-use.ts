import { sql } from 'drizzle-orm'

/**
 * What an order `s` takes from its customer's credit before it is billed: on terms all of it, and all that finance lets leave
 * unpaid; cash at the door takes what is on its way; what is paid before it leaves takes nothing.
 */
export const creditUseInSql = sql`greatest(0, case
    when coalesce(s.collect_method, 'TOP') not in ('COD', 'TRANSFER', 'CBD') or s.unpaid_released_date is not null
      then s.total_amount
    when s.collect_method = 'COD' then (select coalesce(sum(ceil(n.amount * n.issued_qty / n.ordered_qty::numeric)), 0)
      from sales_order_lines n where n.order_code = s.order_code and n.issued_qty > 0)
    else 0 end - s.invoiced_amount)`
