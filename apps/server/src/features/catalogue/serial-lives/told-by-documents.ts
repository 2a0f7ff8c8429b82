import { serialsOf } from '@sejuk/domain/installers/bonus-tickets'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { asc, eq } from 'drizzle-orm'
import { moveSerials, noteSerials } from '../../../business/catalogue/serial-moves.ts'
import { workOrderDetails as d, type workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { bonusTicketUnits as b, type bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

/** A technician who finished a job has seen its units: they are installed now, or were repaired. */
export const tellOfWorkOrder = async ({ db, actor, after, at }: Done<typeof workOrders.$inferSelect>) => {
  const units = await db
    .select({ serial_indoor: d.serial_indoor, serial_outdoor: d.serial_outdoor })
    .from(d)
    .where(eq(d.work_order_number, after.work_order_number))
    .orderBy(asc(d.line_no))
  const told = {
    serials: serialsOf(units),
    document: { type: 'work-order', code: after.work_order_number },
    actor,
    at,
    dept_code: after.dept_code,
  }
  if (after.work_done === 'Install') await moveSerials(db, { ...told, event: 'installed', observed: true })
  else await noteSerials(db, { ...told, event: 'repaired' })
}

/** An installation whose bonus finance approved did happen, on the day the installer named. */
export const tellOfBonusTicket = async ({ db, actor, after, at }: Done<typeof bonusTickets.$inferSelect>) => {
  const units = await db
    .select({ serial_indoor: b.serial_indoor, serial_outdoor: b.serial_outdoor })
    .from(b)
    .where(eq(b.bonus_ticket_code, after.bonus_ticket_code))
    .orderBy(asc(b.unit_no))
  await moveSerials(db, {
    event: 'installed',
    serials: serialsOf(units),
    document: { type: 'bonus-ticket', code: after.bonus_ticket_code },
    actor,
    at: after.install_date ? instantOf(after.install_date, '12:00', headOffice) : at,
    dept_code: after.dept_code,
    observed: true,
  })
}
