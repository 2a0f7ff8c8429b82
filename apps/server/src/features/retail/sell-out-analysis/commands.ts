import type * as contract from '@sejuk/contract/retail/sell-out-analysis'
import { addressTo } from '@sejuk/domain/pages'
import { mondayOf } from '@sejuk/domain/retail/weeks'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { shopReminders } from '../../../db/tables/retail/shop-reminders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { approvedSales, isSilent, sellersOfShops, shopsSeen } from './shops-seen.ts'

/** So many shops at a time; whoever asks again reaches the next ones. */
const mostAtOnce = 100

/** The accounts of those who sell in the shops. */
const sellersIn = async (db: Db, shop_codes: readonly string[]) => {
  const { rows } = await db.execute<{ shop_code: string; user_code: string }>(
    sql`select r.shop_code, r.user_code from (${sellersOfShops}) r where ${inArray(sql`r.shop_code`, [...shop_codes])}`,
  )
  return Map.groupBy(rows, ({ shop_code }) => shop_code)
}

/** Tells the sellers of every shop in sight that entered nothing this week, each shop once in a week. */
export const remindSilentShops = async (context: RequestContext<typeof contract.remindSilentShops>) => {
  const { db, viewer, actor, input } = context
  const today = companyToday()
  const week = mondayOf(today)
  const seen = await shopsSeen(db, approvedSales(viewer, input.dept_code), { to: today })
  const silent = seen.filter((shop) => isSilent(shop, today) && !shop.is_reminded)
  const reachable = silent.filter((shop) => shop.is_reachable).slice(0, mostAtOnce)
  const nobody = silent.filter((shop) => !shop.is_reachable).length
  // Two who press at the same moment: the second finds the row and tells nobody again.
  const taken = reachable.length
    ? await db
        .insert(shopReminders)
        .values(reachable.map(({ shop_code }) => ({ shop_code, week, created_by: viewer.usercode })))
        .onConflictDoNothing()
        .returning({ shop_code: shopReminders.shop_code })
    : []
  const told = new Set(taken.map(({ shop_code }) => shop_code))
  const reminded = reachable.filter(({ shop_code }) => told.has(shop_code))
  const sellers = reminded.length ? await sellersIn(db, [...told]) : undefined
  for (const { shop_code, shop_name, last_sale } of reminded)
    await notify(context, {
      to: (sellers?.get(shop_code) ?? []).map(({ user_code }) => user_code),
      event: 'sell-out-missing',
      variables: { shop: shop_name, date: last_sale },
      url: addressTo('retailInput'),
      about: { entity: 'shop', entity_code: shop_code },
    })
  await logActions(
    db,
    actor,
    reminded.map(({ shop_code, last_sale }) => ({
      ...{ entity: 'shop', entity_code: shop_code, action: 'remind', after: { week, last_sale } },
    })),
  )
  return { data: { reminded: reminded.length, nobody, left: silent.length - nobody - reminded.length } }
}
