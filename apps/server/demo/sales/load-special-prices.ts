import { standardSettings } from '@sejuk/domain/platform/site-settings'
import {
  floorOf,
  judgedBy,
  type SpecialPriceStatus,
  specialPriceReasons,
} from '@sejuk/domain/sales/special-price-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { specialPriceLines, specialPriceRequests } from '../../src/db/tables/sales/special-prices.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

type Found = { customer_code: string; dept_code: string; salesman_code: string; salesman_name: string }
type Priced = { item_code: string; list_price: number }

const wanted = `select c.customer_code, c.dept_code, u.usercode as salesman_code, u.username as salesman_name
  from customers c join users u on u.usercode = c.salesman_code
  where c.status = 'Approved' order by (c.dept_code <> '705'), c.customer_code limit $1`
const priced = `select p.item_code, p.price_include_tax::float8 as list_price from item_prices p join items i using (item_code)
  where p.status = 'Approved' and p.dept_code is null and p.customer_level is null and p.min_qty = 1 and p.valid_to is null
    and i.item_type = 'Finished Goods - Set' order by p.item_code limit 40`
const lives: readonly SpecialPriceStatus[] = ['Approved', 'Approved', 'Submitted', 'Draft', 'Rejected', 'Closed']

/** Special prices of some customers: in force, waiting, refused and over. */
export const loadSpecialPrices: Part['load'] = async (client, { random, today, size }) => {
  const { rows: customers } = await client.query<Found>(wanted, [Math.min(180, Math.ceil(size.customers / 20) + 12)])
  const { rows: goods } = await client.query<Priced>(priced)
  const { rows: approvers } = await client.query<{ usercode: string; username: string }>(
    `select u.usercode, u.username from users u join user_roles r using (usercode) where r.role_code = 'Finance-Manager' order by 1 limit 1`,
  )
  const [approver] = approvers
  if (goods.length === 0 || !approver) return
  const month = today.slice(2, 4) + today.slice(5, 7)
  const numbers = new Map<string, number>()
  const heads: (typeof specialPriceRequests.$inferInsert)[] = []
  const lines: (typeof specialPriceLines.$inferInsert)[] = []
  for (const [n, customer] of customers.entries()) {
    const status = lives[n % lives.length] ?? 'Draft'
    const number = (numbers.get(customer.dept_code) ?? 0) + 1
    numbers.set(customer.dept_code, number)
    const request_code = `SP-${customer.dept_code}-${month}-${String(number).padStart(5, '0')}`
    const first = whole(random, 0, goods.length - 1)
    const made = [0, 1].slice(0, whole(random, 1, 2)).map((step, at) => {
      const { item_code, list_price } = goods[(first + step) % goods.length] as Priced
      const price = Math.round((list_price * (100 - whole(random, 3, 12))) / 100 / 5000) * 5000
      return {
        ...{ request_code, line_no: at + 1, item_code, list_price, requested_price_include_tax: price },
        ...{
          floor_price: floorOf(list_price, standardSettings.orders.floor_percent),
          qty_limit: whole(random, 2, 12) * 10,
          est_qty: whole(random, 5, 60),
        },
      }
    })
    const isDecided = status === 'Approved' || status === 'Closed'
    const valid_from = addDays(today, status === 'Closed' ? -80 : -whole(random, 0, 10))
    const by = { created_by: customer.salesman_code, create_user_name: customer.salesman_name }
    const created = new Date(`${valid_from}T02:00:00Z`).toISOString()
    heads.push({
      ...{
        request_code,
        customer_code: customer.customer_code,
        dept_code: customer.dept_code,
        ...by,
        ...judgedBy(made),
      },
      ...{ salesman_code: customer.salesman_code, reason: pick(random, specialPriceReasons.slice(2)) },
      ...{ note: 'Disepakati dengan pelanggan untuk pembelian rutin', valid_from, status, created_date: created },
      valid_to: addDays(valid_from, status === 'Closed' ? 30 : whole(random, 25, 60)),
      closed_by: status === 'Closed' ? 'expired' : null,
      authors: isDecided ? [] : [customer.salesman_code],
      reject_reason: status === 'Rejected' ? 'Harga pesaing sudah berakhir' : null,
      approved_by: isDecided ? approver.usercode : null,
      approved_user_name: isDecided ? approver.username : null,
      approved_date: isDecided ? created : null,
    })
    lines.push(...made)
  }
  await insertRows(client, specialPriceRequests, heads)
  await insertRows(client, specialPriceLines, lines)
  for (const [dept_code, last] of numbers)
    await client.query(
      `insert into document_counters (prefix, dept_code, month, last) values ('SP', $1, $2, $3)
      on conflict (prefix, dept_code, month) do update set last = greatest(document_counters.last, excluded.last)`,
      [dept_code, month, last],
    )
}
