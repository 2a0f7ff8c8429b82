import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import { brands } from '../../../../db/tables/masters/brands.ts'
import { brandDiscounts as t } from '../../../../db/tables/sales/brand-discounts.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { settingsOf } from '../../../../platform/records/site-settings.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'

const ofAll = async (db: Db) => (await settingsOf(db, 'orders')).orders.largest_discount_percent
const ofBrand = async (db: Db, brand_code: string) => {
  const [own] = await db.select().from(t).where(eq(t.brand_code, brand_code))
  return own?.largest_discount_percent ?? (await ofAll(db))
}

/** A brand whose value is that of all brands has none of its own, and follows them. */
export const largestDiscountHandler: SettingHandler = {
  current: async (db, brand_code) => {
    const [brand] = await db.select().from(brands).where(eq(brands.brand_code, brand_code))
    if (!brand) return undefined
    const largest_discount_percent = await ofBrand(db, brand_code)
    return { values: { largest_discount_percent }, isFirst: false, scope_name: brand.brand_name, dept_code: null }
  },
  apply: async ({ db, actor, author, change_code }, brand_code, values) => {
    const largest_discount_percent = Number(values.largest_discount_percent)
    const before = { largest_discount_percent: await ofBrand(db, brand_code) }
    const isOfAll = largest_discount_percent === (await ofAll(db))
    const set = { largest_discount_percent, updated_user_name: author.username, updated_date: sql`now()` }
    if (isOfAll) await db.delete(t).where(eq(t.brand_code, brand_code))
    else
      await db
        .insert(t)
        .values({ brand_code, ...set })
        .onConflictDoUpdate({ target: t.brand_code, set })
    await logActions(db, actor, [
      {
        ...{ entity: 'brand-discount', entity_code: brand_code, action: isOfAll ? 'delete' : 'update' },
        ...{ reason: change_code, before, after: { largest_discount_percent } },
      },
    ])
  },
  impact: async (db, { scope, since }) => [
    await counted(
      db,
      'orders-above-brand',
      sql`select count(distinct o.order_code)::int as n, sum(l.amount)::float8 as amount
        from sales_orders o join sales_order_lines l using (order_code) join items i using (item_code)
        where o.submitted_date >= ${since}::timestamptz and i.brand_code = ${scope} and o.discount_amount > 0`,
    ),
  ],
}
