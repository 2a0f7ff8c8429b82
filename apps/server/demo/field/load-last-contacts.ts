import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import type { Part } from '../part.ts'

/** Somebody went there before each order, also where no visit is written down. */
const customers = `update customers c set last_order_date = o.last, last_visit_date = greatest(v.last, o.last - (3 + length(c.customer_name) % 9))
  from customers k
  left join (select customer_code, max(order_date) as last from customer_orders group by 1) o using (customer_code)
  left join (select customer_code, max(visit_date) as last from visits where status = 'Approved' group by 1) v using (customer_code)
  where k.customer_code = c.customer_code and (o.last is not null or v.last is not null)`

/** Whoever visits a customer before an order sees its shops. */
const shops = `update shops s set last_visit_date = greatest(v.last, case when s.status = 'Approved' then o.last end)
  from shops k
  left join (select shop_code, max(visit_date) as last from visits where status = 'Approved' group by 1) v using (shop_code)
  left join (select c.customer_code, max(o.order_date) - (3 + length(c.customer_name) % 9) as last
    from customer_orders o join customers c using (customer_code) group by 1) o on o.customer_code = k.customer_code
  where k.shop_code = s.shop_code and (v.last is not null or o.last is not null and k.status = 'Approved')`

/** When each customer ordered and was visited last, once for all that orders and visits tell. */
export const loadLastContacts: Part['load'] = (client) =>
  indexesAfterwards(client, ['customers', 'shops'], async () => {
    await client.query(customers)
    await client.query(shops)
  })
