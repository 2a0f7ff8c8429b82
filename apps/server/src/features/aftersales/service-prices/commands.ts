import type * as contract from '@sejuk/contract/aftersales/service-prices'
import { raisedPrice } from '@sejuk/domain/aftersales/service-prices'
import { because } from '@sejuk/domain/messages'
import { desc, eq, sql } from 'drizzle-orm'
import { servicePrices as t, servicePriceVersions as v } from '../../../db/tables/aftersales/service-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'

const lockKey = 7_350_140

/** The newest list, raised. Those before it stay as they were agreed. */
export const createServicePriceVersion = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createServicePriceVersion>) => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const { version_name, valid_from, rise_percent, asc_type } = input
  if (valid_from <= companyToday()) refuseField('valid_from', because('price-list-begins-on-day'))
  const [last] = await db.select().from(v).orderBy(desc(v.valid_from)).limit(1)
  if (!last) return refuse('conflict', { because: because('no-price-list-begin-with') })
  if (valid_from <= last.valid_from)
    refuseField('valid_from', because('list-before-begins-on', { date: last.valid_from }))
  const rows = await db.select().from(t).where(eq(t.version_no, last.version_no)).orderBy(t.price_id)
  const [{ highest = 0 } = {}] = await db.select({ highest: sql<number>`max(${v.version_no})::int` }).from(v)
  const version_no = highest + 1
  await db
    .insert(v)
    .values({ version_no, version_name, valid_from, created_by: viewer.usercode, create_user_name: viewer.username })
  const raised = rows.map(({ price_id: _, ...row }) => {
    const percent = !asc_type || row.asc_type === asc_type ? rise_percent : 0
    return {
      ...row,
      version_no,
      in_warranty_fee: raisedPrice(row.in_warranty_fee, percent),
      out_warranty_price: raisedPrice(row.out_warranty_price, percent),
    }
  })
  if (raised.length) await db.insert(t).values(raised)
  await logActions(db, actor, [
    {
      entity: 'service-price-version',
      entity_code: String(version_no),
      action: 'create',
      after: { version_name, valid_from, rise_percent, asc_type: asc_type ?? null, rows: raised.length },
    },
  ])
  return { data: { version_no } }
}
