import { type LargestDiscounts, stricterPercent } from '@sejuk/domain/sales/discounts/discount-floor'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { brandDiscounts as t } from '../../db/tables/sales/brand-discounts.ts'
import { settingAt } from '../company/setting-at.ts'

type Judged = {
  /** Of brands without a value of their own, today and when the order was submitted. */
  today: number
  submitted: number | null
  since: string | null
}

const brandsOf = (db: Db, item_codes: string[]) =>
  db
    .select({ item_code: items.item_code, brand_code: items.brand_code, own: t.largest_discount_percent })
    .from(items)
    .leftJoin(t, eq(t.brand_code, items.brand_code))
    .where(inArray(items.item_code, item_codes))

/** By brand what is stricter: its value when the order was submitted, or that of today. */
const judgedBrand = async (db: Db, brand_code: string, own: number | null, { today, submitted, since }: Judged) => {
  const now = own ?? today
  if (!since) return now
  const then = { largest_discount_percent: own ?? submitted ?? today }
  const was = await settingAt(db, { kind: 'largest_discount', scope: brand_code, at: since }, then)
  return stricterPercent(was.largest_discount_percent, now)
}

/** The largest discount of every line by its brand. */
export const largestDiscounts = async (
  db: Db,
  lines: readonly { item_code: string }[],
  judged: Judged,
): Promise<LargestDiscounts> => {
  const found = await brandsOf(db, [...new Set(lines.map(({ item_code }) => item_code))])
  const brands = new Map(found.map(({ brand_code, own }) => [brand_code ?? '', own]))
  brands.delete('')
  const percents = new Map<string, number>()
  for (const [brand_code, own] of brands) percents.set(brand_code, await judgedBrand(db, brand_code, own, judged))
  const otherwise = stricterPercent(judged.submitted, judged.today)
  const of = found.map(({ item_code, brand_code }) => [item_code, percents.get(brand_code ?? '') ?? otherwise])
  return { otherwise, items: Object.fromEntries(of) }
}
