import type { ReviewReason } from '@sejuk/contract/retail/retail-orders'
import { retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import type { RetailFlag } from '@sejuk/domain/retail/review-hints'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Sale = Pick<
  typeof t.$inferSelect,
  'retail_order_code' | 'client_uuid' | 'sale_date' | 'consumer_phone' | 'seller_code' | 'distance_m' | 'flags'
>
const mostNamed = 5

/** What speaks against a sale, with the figures behind each hint as they are now; of other sales only those in sight are named. */
export const reasonsOf = async (db: Db, viewer: Viewer, sale: Sale): Promise<ReviewReason[]> => {
  const others = async (like: SQL) => {
    const where = and(
      like,
      ne(t.retail_order_code, sale.retail_order_code),
      inArray(t.status, ['Submitted', 'Approved']),
    )
    const named = await db
      .select({ code: t.retail_order_code })
      .from(t)
      .where(and(where, visibleTo(viewer, t)))
      .orderBy(desc(t.sale_date), desc(t.retail_order_code))
      .limit(mostNamed)
    return named.map(({ code }) => code)
  }
  const units = async (like: SQL) => {
    const [found] = await db
      .select({ n: sql<number>`coalesce(sum(${t.quantity}), 0)::int` })
      .from(t)
      .where(and(like, inArray(t.status, ['Submitted', 'Approved'])))
    return found?.n ?? 0
  }
  const ofPhone = sql`${t.consumer_phone} = ${sale.consumer_phone} and ${t.sale_date} >= date_trunc('month', ${sale.sale_date}::date)
    and ${t.sale_date} < date_trunc('month', ${sale.sale_date}::date) + interval '1 month'`
  const ofDay = sql`${t.seller_code} = ${sale.seller_code} and ${t.sale_date} = ${sale.sale_date}::date`
  const ofPhoto = sql`${t.client_uuid}::text in (select other.module_code from attachments mine
    join attachments other on other.store_key = mine.store_key and other.module_name = mine.module_name
      and other.module_code <> mine.module_code and other.deleted_date is null
    where mine.module_name = ${retailPhotoModule} and mine.module_code = ${sale.client_uuid} and mine.deleted_date is null)`
  const facts: Record<RetailFlag, () => Promise<Omit<ReviewReason, 'flag'>>> = {
    Cross_Area: async () => ({ n: null, others: [] }),
    Far_From_Shop: async () => ({ n: sale.distance_m, others: [] }),
    Same_Phone: async () => ({ n: await units(ofPhone), others: await others(ofPhone) }),
    Month_End_Burst: async () => ({ n: await units(ofDay), others: await others(ofDay) }),
    Same_Photo: async () => ({ n: null, others: await others(ofPhoto) }),
  }
  const reasons: ReviewReason[] = []
  for (const flag of sale.flags) reasons.push({ flag, ...(await facts[flag]()) })
  return reasons
}
