import type * as contract from '@sejuk/contract/field/visits'
import type { VisitPurpose } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import {
  competitorPrices,
  type visits as t,
  visitCollections,
  visitStockCounts,
} from '../../../db/tables/field/visits.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { createComplaint } from '../../aftersales/complaints/commands.ts'

export type SavingContext = RequestContext<typeof contract.saveVisit> | RequestContext<typeof contract.checkOutVisit>
type Form = SavingContext['input']
type Row = typeof t.$inferSelect

/** A purpose with something written under it is one, whether it was switched on or not. */
const purposesOf = ({ purposes, collections, prices, stock, training_topic, complaint }: Form): VisitPurpose[] => [
  ...new Set<VisitPurpose>([
    ...purposes,
    ...(collections.length ? ['collection' as const] : []),
    ...(prices.length ? ['price' as const] : []),
    ...(stock.length ? ['stock' as const] : []),
    ...(training_topic ? ['training' as const] : []),
    ...(complaint ? ['complaint' as const] : []),
  ]),
]

/** What finance decided about stays as it is; what waits follows the form. */
const writeCollections = async (db: Db, row: Row, { collections }: Form) => {
  const c = visitCollections
  const had = await db.select().from(c).where(eq(c.visit_code, row.visit_code)).for('update')
  const wanted = new Set(collections.map(({ client_uuid }) => client_uuid))
  if (wanted.size < collections.length) refuseField('collections', because('line-stands-twice'))
  const gone = had.filter(({ client_uuid, status }) => status === 'Submitted' && !wanted.has(client_uuid))
  if (gone.length)
    await db.delete(c).where(
      inArray(
        c.collection_code,
        gone.map(({ collection_code }) => collection_code),
      ),
    )
  for (const { client_uuid, ...line } of collections) {
    const known = had.find((one) => one.client_uuid === client_uuid)
    if (!known) {
      const { visit_code, usercode, dept_code, customer_code } = row
      const collection_code = await nextDocumentNumber(db, 'COL', dept_code, row.visit_date)
      const whose = { visit_code, usercode, dept_code, customer_code, authors: [usercode] }
      await db.insert(c).values({ ...line, ...whose, client_uuid, collection_code })
      continue
    }
    const isSame = (Object.keys(line) as (keyof typeof line)[]).every((field) => known[field] === line[field])
    if (isSame) continue
    if (known.status !== 'Submitted') refuse('conflict', { because: because('collection-decided') })
    await db.update(c).set(line).where(eq(c.collection_code, known.collection_code))
  }
}

const writeLines = async (db: Db, visit_code: string, { prices, stock }: Form) => {
  await db.delete(competitorPrices).where(eq(competitorPrices.visit_code, visit_code))
  if (prices.length)
    await db.insert(competitorPrices).values(prices.map((line, n) => ({ ...line, visit_code, line_no: n + 1 })))
  const codes = [...new Set(stock.map(({ item_code }) => item_code))]
  if (codes.length < stock.length) refuseField('stock', because('line-stands-twice'))
  const known = codes.length
    ? await db.select({ code: items.item_code }).from(items).where(inArray(items.item_code, codes))
    : []
  stock.forEach(({ item_code }, n) => {
    if (!known.some(({ code }) => code === item_code)) refuseField(`stock.${n}.item_code`, because('not-in-list'))
  })
  await db.delete(visitStockCounts).where(eq(visitStockCounts.visit_code, visit_code))
  if (stock.length) await db.insert(visitStockCounts).values(stock.map((line) => ({ ...line, visit_code })))
}

const phoneOf = async (db: Db, { customer_code, shop_code }: Row) => {
  const [customer] = await db
    .select({ name: customers.customer_name, phone: customers.pic_phone })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  const [shop] = shop_code
    ? await db.select({ name: shops.shop_name, phone: shops.phone }).from(shops).where(eq(shops.shop_code, shop_code))
    : []
  return { name: shop?.name ?? customer?.name ?? customer_code, phone: shop?.phone ?? customer?.phone ?? '' }
}

/** A complaint becomes a ticket once; what is written later stays with the visit. */
const openTicket = async (context: SavingContext, row: Row) => {
  const { complaint, complaint_category, complaint_phone } = context.input
  if (!complaint || row.complain_code) return row.complain_code
  if (complaint.length < 10) refuseField('complaint', because('description-at-least-10-characters'))
  const { name, phone } = await phoneOf(context.db, row)
  const customer_phone = complaint_phone ?? phone
  if (!customer_phone) refuseField('complaint_phone', because('complaint-needs-phone'))
  const asked = {
    ...{
      source: 'Dealer' as const,
      work_order_number: null,
      owner_code: null,
      dept_code: row.dept_code,
      demanded_remedy: null,
      severity: 2 as const,
    },
    ...{ customer_name: name.slice(0, 100), customer_phone, description: complaint },
    category: complaint_category ?? ('Quality' as const),
  }
  const { data } = await createComplaint({ ...context, input: asked })
  return data.complain_code
}

/** What was counted is also the customer's stock of that day. */
const reportStock = async (db: Db, row: Row, username: string, { stock }: Form) => {
  if (!row.shop_code || stock.length === 0) return
  const lines = sql.join(
    stock.map(({ item_code, quantity }) => sql`(${item_code}::text, ${quantity}::int)`),
    sql`, `,
  )
  await db.execute(sql`insert into customer_stock_reports (shop_code, item_code, report_date, customer_code, stock_quantity,
      sold_quantity, received_quantity, reported_by, reported_by_name)
    select ${row.shop_code}, l.item_code, ${row.visit_date}::date, ${row.customer_code}, l.quantity,
      greatest(0, coalesce((select r.stock_quantity from customer_stock_reports r where r.shop_code = ${row.shop_code}
        and r.item_code = l.item_code and r.report_date < ${row.visit_date}::date order by r.report_date desc limit 1), 0) - l.quantity),
      0, ${row.usercode}, ${username}
    from (values ${lines}) as l (item_code, quantity)
    on conflict (shop_code, item_code, report_date) do update set stock_quantity = excluded.stock_quantity,
      sold_quantity = excluded.sold_quantity, reported_by = excluded.reported_by, reported_by_name = excluded.reported_by_name`)
}

/** Everything under the purposes, and the columns of the visit that go with it. */
export const writeForm = async (context: SavingContext, row: Row) => {
  const { db, input, viewer } = context
  await writeCollections(db, row, input)
  await writeLines(db, row.visit_code, input)
  await reportStock(db, row, viewer.username, input)
  const { contact_met, notes, next_action, next_date, display, training_topic, training_people, complaint } = input
  return {
    ...{ contact_met, notes, next_action, next_date, display, training_topic, training_people, complaint },
    purposes: purposesOf(input),
    complain_code: await openTicket(context, row),
    saved_at_device: input.at_device,
  }
}
