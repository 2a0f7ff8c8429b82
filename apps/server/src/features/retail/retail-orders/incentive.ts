import { accrued, type Campaign } from '@sejuk/domain/retail/incentives'
import { retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import {
  incentiveAccruals as accruals,
  incentiveCampaigns as campaigns,
  incentiveItems,
} from '../../../db/tables/retail/incentives.ts'
import type { retailOrders } from '../../../db/tables/retail/retail-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { linesOf } from './effects.ts'

type Row = typeof retailOrders.$inferSelect

/** Locked, so that two sales of one seller are counted against a cap one after the other. */
const runningOn = async (db: Db, day: string): Promise<Campaign[]> => {
  const found = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.status, 'Approved'), lte(campaigns.valid_from, day), gte(campaigns.valid_to, day)))
    .orderBy(asc(campaigns.campaign_code))
  const all: Campaign[] = []
  for (const campaign of found) {
    const items = await db.select().from(incentiveItems).where(eq(incentiveItems.campaign_code, campaign.campaign_code))
    all.push({ ...campaign, amounts: Object.fromEntries(items.map(({ item_code, amount }) => [item_code, amount])) })
  }
  return all
}

const sumOf = async (db: Db, campaign_code: string, seller_code: string) => {
  const { rows } = await db.execute<{ sum: number }>(sql`select coalesce(sum(${accruals.amount}), 0)::float8 as sum
    from ${accruals} where ${and(eq(accruals.campaign_code, campaign_code), eq(accruals.seller_code, seller_code))}`)
  return rows[0]?.sum ?? 0
}

/** What each unit of an approved sale brings its seller. */
export const accrueIncentive = async ({ db, after }: Done<Row>) => {
  const { retail_order_code, sale_date, seller_role, seller_code, dept_code, shop_code, client_uuid } = after
  const running = await runningOn(db, sale_date)
  if (running.length === 0) return
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${seller_code}, 661))`)
  const [shop] = await db.select().from(shops).where(eq(shops.shop_code, shop_code))
  const photo = and(
    eq(attachments.module_name, retailPhotoModule),
    eq(attachments.module_code, client_uuid),
    isNull(attachments.deleted_date),
  )
  const has_photo = (await db.$count(attachments, photo)) > 0
  for (const { line_no, item_code } of await linesOf(db, retail_order_code))
    for (const campaign of running) {
      const line = { item_code, sale_date, seller_role, shop_class: shop?.shop_class ?? '', dept_code, has_photo }
      const { campaign_code } = campaign
      const amount = accrued(campaign, line, await sumOf(db, campaign_code, seller_code))
      if (amount > 0)
        await db
          .insert(accruals)
          .values({ campaign_code, retail_order_code, line_no, seller_role, seller_code, item_code, sale_date, amount })
    }
}

/** Whatever the sale brought is taken back with it. */
export const reverseIncentive = async ({ db, after }: Done<Row>) => {
  const brought = await db
    .select()
    .from(accruals)
    .where(and(eq(accruals.retail_order_code, after.retail_order_code), eq(accruals.is_reversal, false)))
  if (brought.length)
    await db.insert(accruals).values(
      brought.map(({ accrual_id: _id, created_date: _date, amount, ...rest }) => ({
        ...rest,
        amount: -amount,
        is_reversal: true,
      })),
    )
}
