import { installedAt } from '@sejuk/domain/catalogue/unit-lives/installation-times'
import { salesInvoice } from '@sejuk/domain/finance/sales-invoices'
import { serialsOf } from '@sejuk/domain/installers/bonus-tickets'
import { and, asc, eq, sql } from 'drizzle-orm'
import { partsByHalf } from '../../../business/catalogue/parts-by-half.ts'
import { moveSerials, noteSerials } from '../../../business/catalogue/serial-moves.ts'
import type { Db } from '../../../db/database.ts'
import { workOrderParts as p } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as d, type workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { salesInvoiceLines as l, type salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { bonusTicketUnits as b, type bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

type WorkOrder = Done<typeof workOrders.$inferSelect>

/** A technician who finished a job has seen its units: they are installed now, or were repaired, and parts were put in. */
export const tellOfWorkOrder = async ({ db, actor, after, at }: WorkOrder) => {
  const { work_order_number, dept_code } = after
  const units = await db
    .select({ serial_indoor: d.serial_indoor, serial_outdoor: d.serial_outdoor })
    .from(d)
    .where(eq(d.work_order_number, work_order_number))
    .orderBy(asc(d.line_no))
  const told = { document: { type: 'work-order', code: work_order_number }, actor, at, dept_code }
  for (const { part, serials } of await partsPutIn(db, work_order_number))
    await noteSerials(db, {
      ...{ ...told, event: 'part-replaced', serials },
      note: `${part.quantity} × ${part.item_name}${part.serial_number ? ` (${part.serial_number})` : ''}`,
    })
  const serials = serialsOf(units)
  if (after.work_done === 'Install') await moveSerials(db, { ...told, serials, event: 'installed', observed: true })
  else await noteSerials(db, { ...told, serials, event: 'repaired' })
}

/** Each part that went in, with the numbers of the unit it belongs to. */
const partsPutIn = async (db: Db, work_order_number: string) => {
  const found = await db
    .select({ part: p, serial_indoor: d.serial_indoor, serial_outdoor: d.serial_outdoor })
    .from(p)
    .innerJoin(d, eq(d.work_order_detail_id, p.work_order_detail_id))
    .where(and(eq(d.work_order_number, work_order_number), eq(p.item_flag, 'OUT')))
    .orderBy(asc(d.line_no), asc(p.part_id))
  const halfOf = await partsByHalf(db, found)
  return found.map((one) => ({ part: one.part, serials: halfOf(one) }))
}

/** An installation whose bonus finance approved did happen, on the day the installer named. */
export const tellOfBonusTicket = async ({ db, actor, after, at }: Done<typeof bonusTickets.$inferSelect>) => {
  const units = await db
    .select({ serial_indoor: b.serial_indoor, serial_outdoor: b.serial_outdoor })
    .from(b)
    .where(eq(b.bonus_ticket_code, after.bonus_ticket_code))
    .orderBy(asc(b.unit_no))
  const serials = serialsOf(units)
  const { install_date, submitted_date } = after
  await moveSerials(db, {
    ...{ event: 'installed', serials, actor, dept_code: after.dept_code, observed: true },
    document: { type: 'bonus-ticket', code: after.bonus_ticket_code },
    at: installedAt(install_date, submitted_date ?? at, await lastOfDay(db, serials, install_date)),
  })
}

/** The last that happened to one of these units on that day. */
const lastOfDay = async (db: Db, serials: readonly string[], day: string | null) => {
  if (!day || serials.length === 0) return null
  const { rows } = await db.execute<{ at: string | null }>(sql`select
      to_char(max(${e.happened_at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${e}
    where ${e.serial_number} = any(${sql.param([...serials])}::text[]) and ${companyDayOf(sql`${e.happened_at}`)} = ${day}::date`)
  return rows[0]?.at ?? null
}

type Invoice = Done<typeof salesInvoices.$inferSelect>
const toldByInvoice = async ({ db, actor, after, at }: Invoice) => {
  const lines = await db
    .select({ serials: l.serial_numbers })
    .from(l)
    .where(eq(l.invoice_code, after.invoice_code))
    .orderBy(asc(l.line_no))
  const { invoice_code, dept_code, customer_code } = after
  return {
    ...{ serials: lines.flatMap(({ serials }) => serials), actor, at, dept_code, customer_code },
    document: { type: salesInvoice.entity, code: invoice_code },
  }
}
/** From the approval on what an invoice names is billed. */
export const tellOfInvoice = async (done: Invoice) =>
  noteSerials(done.db, { ...(await toldByInvoice(done)), event: 'invoiced', day: done.after.invoice_date })
export const tellOfCancelledInvoice = async (done: Invoice) =>
  noteSerials(done.db, { ...(await toldByInvoice(done)), event: 'invoice-cancelled' })
