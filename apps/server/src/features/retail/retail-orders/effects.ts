import { retailOrder } from '@sejuk/domain/retail/retail-orders'
import { dayIn, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import { registerUnits } from '../../../business/aftersales/register-units.ts'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import type { Db } from '../../../db/database.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { retailOrderLines as l, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { draftTicket } from '../../aftersales/tickets/commands.ts'

type Row = typeof t.$inferSelect
type Line = typeof l.$inferSelect

export const linesOf = (db: Db, retail_order_code: string): Promise<Line[]> =>
  db.select().from(l).where(eq(l.retail_order_code, retail_order_code)).orderBy(l.line_no)

const serialsIn = (lines: readonly Line[]) =>
  lines.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor].filter((one) => one !== null))

/** The last moment of the day of the sale, or now where that is today. */
const momentOf = (sale_date: string, at: string) =>
  dayIn(at, headOffice) === sale_date ? at : instantOf(sale_date, '23:59', headOffice)

const tellSerials = async (done: Done<Row>, event: 'sold-out' | 'sell-out-reversed', at: string) => {
  const { retail_order_code, dept_code, customer_code } = done.after
  await moveSerials(done.db, {
    event,
    serials: serialsIn(await linesOf(done.db, retail_order_code)),
    document: { type: retailOrder.entity, code: retail_order_code },
    actor: done.actor,
    at,
    dept_code,
    customer_code,
  })
}
/** From here on the warranty of the units counts by their policy: it reads the day of the sale. */
export const sellUnits = (done: Done<Row>) => tellSerials(done, 'sold-out', momentOf(done.after.sale_date, done.at))
export const takeUnitsBack = (done: Done<Row>) => tellSerials(done, 'sell-out-reversed', done.at)

/** A unit of a sale that no longer counts may be sold again. */
export const stopCounting = ({ db, after }: Done<Row>) =>
  db.update(l).set({ is_counted: false }).where(eq(l.retail_order_code, after.retail_order_code))

const categoriesOf = async (db: Db, lines: readonly Line[]) => {
  const codes = [...new Set(lines.map(({ item_code }) => item_code))]
  const found = await db
    .select({ item_code: items.item_code, category_code: items.category_code })
    .from(items)
    .where(inArray(items.item_code, codes))
  return new Map(found.map(({ item_code, category_code }) => [item_code, category_code]))
}

/** Whoever gave a name and a number is known to the after-sales service with these units. */
export const registerConsumer = async ({ db, after }: Done<Row>) => {
  const { consumer_name, consumer_phone, consumer_address, sale_date, dept_code, shop_code } = after
  if (!consumer_name || !consumer_phone) return
  const lines = await linesOf(db, after.retail_order_code)
  const categories = await categoriesOf(db, lines)
  const [shop] = await db.select().from(shops).where(eq(shops.shop_code, shop_code))
  const sub_district_code = after.sub_district_code ?? shop?.sub_district_code
  if (!sub_district_code) return
  await registerUnits(
    db,
    {
      customer_name: consumer_name,
      customer_phone: consumer_phone,
      customer_address: consumer_address ?? '-',
      sub_district_code,
      dept_code,
    },
    lines.map((line) => ({
      ...line,
      category_code: categories.get(line.item_code) ?? null,
      purchase_date: sale_date,
    })),
  )
}

/** The consumer did not keep them: after-sales no longer knows them by this sale. */
export const forgetConsumer = async ({ db, after }: Done<Row>) => {
  const lines = await linesOf(db, after.retail_order_code)
  const ofIndoor = lines.flatMap(({ serial_indoor }) => (serial_indoor ? [serial_indoor] : []))
  const ofOutdoor = lines.flatMap(({ serial_outdoor }) => (serial_outdoor ? [serial_outdoor] : []))
  if (ofIndoor.length) await db.delete(consumerItems).where(inArray(consumerItems.serial_indoor, ofIndoor))
  if (ofOutdoor.length) await db.delete(consumerItems).where(inArray(consumerItems.serial_outdoor, ofOutdoor))
}

/** An installation that the consumer wished for waits at the call centre as a draft. */
export const draftInstallation = async (done: Done<Row>) => {
  const { db, viewer, actor, after } = done
  const { install_needed, consumer_name, consumer_phone, consumer_address, install_date, sale_date } = after
  if (!install_needed || !consumer_name || !consumer_phone || !consumer_address || after.ticket_number) return
  const [shop] = await db.select().from(shops).where(eq(shops.shop_code, after.shop_code))
  const sub_district_code = after.sub_district_code ?? shop?.sub_district_code
  if (!sub_district_code) return
  const today = dayIn(done.at, headOffice)
  const lines = await linesOf(db, after.retail_order_code)
  const ticket_number = await draftTicket(
    { db, viewer, actor },
    {
      complain_by: 'End_User',
      complain_via: 'App',
      priority: 'Normal',
      service_type: 'Install',
      customer_name: consumer_name,
      customer_phone: consumer_phone,
      customer_address: consumer_address,
      sub_district_code,
      shop_name: shop?.shop_name ?? null,
      preferred_date: install_date && install_date >= today ? install_date : null,
      description: after.retail_order_code,
      despite_duplicates: true,
      units: lines.map(({ item_code, item_name, serial_indoor, serial_outdoor }) => ({
        item_code,
        item_name,
        serial_indoor,
        serial_outdoor,
        purchase_date: sale_date,
      })),
    },
  )
  await db.update(t).set({ ticket_number }).where(eq(t.retail_order_code, after.retail_order_code))
}
