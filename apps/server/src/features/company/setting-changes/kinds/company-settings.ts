import { sql } from 'drizzle-orm'
import { defaultEntity } from '../../../../business/company/pay-to.ts'
import { counted } from './count-lines.ts'
import { mostWaiting, type SettingHandler, type WaitingRequest } from './setting-handler.ts'
import { siteSettingHandler } from './site-setting.ts'

const of = (values: object, field: string) => Number((values as Record<string, unknown>)[field] ?? 0)

/** An open request under a floor that has risen is below it from now on; under a lower one it stays what it was. */
const raiseFloors = (floor_percent: number) => sql`update special_price_requests r set is_below_floor = true
  where r.status in ('Submitted', 'Adjusted') and not r.is_below_floor and exists (select from special_price_lines l
    where l.request_code = r.request_code and l.list_price is not null
      and l.requested_price_include_tax < round(l.list_price * ${floor_percent}::int / 100.0))`

export const ordersHandler = siteSettingHandler('orders', {
  follow: ({ db }, { floor_percent }) => db.execute(raiseFloors(floor_percent)),
  impact: async (db, { before, after, since }) => {
    const [was, is] = [of(before, 'branch_band_percent'), of(after, 'branch_band_percent')]
    const orders = sql`select count(*)::int as n, sum(o.total_amount)::float8 as amount from sales_orders o
      where o.submitted_date >= ${since}::timestamptz`
    const [floor, newFloor] = [of(before, 'floor_percent'), of(after, 'floor_percent')]
    const [lower, higher] = [Math.min(floor, newFloor), Math.max(floor, newFloor)]
    return [
      await counted(
        db,
        'orders-branch',
        sql`${orders} and o.discount_percent > ${was} and o.discount_percent <= ${is}`,
      ),
      await counted(
        db,
        'orders-head-office',
        sql`${orders} and o.discount_percent > ${is} and o.discount_percent <= ${was}`,
      ),
      await counted(
        db,
        'special-prices-floor',
        sql`select count(distinct r.request_code)::int as n, null::float8 as amount
          from special_price_requests r join special_price_lines l using (request_code)
          where r.created_date >= ${since}::timestamptz and l.list_price is not null
            and l.requested_price_include_tax >= round(l.list_price * ${lower}::int / 100.0)
            and l.requested_price_include_tax < round(l.list_price * ${higher}::int / 100.0)`,
      ),
    ]
  },
  waiting: async (db) => {
    const { rows } = await db.execute<WaitingRequest>(sql`
      select r.request_code as code, c.customer_name as name, 'special-price' as entity, null::float8 as amount,
        null::text as submitted_date
      from special_price_requests r join customers c using (customer_code)
      where r.status = 'Submitted' order by r.created_date limit ${mostWaiting}`)
    return rows
  },
})

const paymentSetting = siteSettingHandler('payment', {
  isEmpty: ({ account_number }) => account_number === '',
  impact: async (db, { since }) => [
    await counted(
      db,
      'part-orders',
      sql`select count(*)::int as n, sum(total_amount)::float8 as amount from sparepart_orders
        where created_date >= ${since}::timestamptz and status <> 'Draft'`,
    ),
  ],
})

/** Only before the company is entered: from then on the account is one of the company's. */
export const paymentHandler: SettingHandler = {
  ...paymentSetting,
  current: async (db, scope) => ((await defaultEntity(db)) ? undefined : paymentSetting.current(db, scope)),
}

export const feesHandler = siteSettingHandler('fees', {
  impact: async (db, { since }) => [
    await counted(
      db,
      'bank-charges',
      sql`select count(*)::int as n, sum(amount)::float8 as amount from receipts
        where kind = 'bank-charge' and created_date >= ${since}::timestamptz`,
    ),
  ],
})

export const serviceTaxHandler = siteSettingHandler('service_tax', {
  impact: async (db, { since }) => [
    await counted(
      db,
      'batches',
      sql`select count(*)::int as n, sum(tax_amount)::float8 as amount from reimbursements
        where created_date >= ${since}::timestamptz`,
    ),
  ],
})

export const eInvoiceHandler = siteSettingHandler('e_invoice', {
  isEmpty: ({ seller_npwp }) => seller_npwp === '',
  impact: async (db, { since }) => [
    await counted(
      db,
      'tax-invoices',
      sql`select count(*)::int as n, null::float8 as amount from e_invoices where created_date >= ${since}::timestamptz`,
    ),
  ],
})

export const installersHandler = siteSettingHandler('installers', {
  impact: async (db, { since }) => [
    await counted(
      db,
      'same-person',
      sql`select count(*)::int as n, null::float8 as amount from installer_banks b join installers i using (user_code)
        where b.approved_date >= ${since}::timestamptz and b.approved_user_code = i.approved_user_code`,
    ),
  ],
})
