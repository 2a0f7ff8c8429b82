import type * as contract from '@sejuk/contract/aftersales/ticket-tracking'
import { technicianPhotoModule } from '@sejuk/domain/aftersales/service-files'
import { isTechnicianNotified, mayAskToMove, trackingStepOf } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, asc, desc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { visitWishes } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as w, workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments as a } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { ticketBehind } from './find-ticket.ts'

const ordersOf = (db: Db, ticket_number: string) => {
  const photo = db
    .select({ one: sql`1` })
    .from(a)
    .where(and(eq(a.module_name, technicianPhotoModule), eq(a.module_code, w.technician_code), isNull(a.deleted_date)))
  return db
    .select({
      work_order_number: w.work_order_number,
      service_status: w.service_status,
      asc_name: serviceCentres.asc_name,
      technician_name: technicians.technician_name,
      scheduled_date: w.scheduled_date,
      slot: w.slot,
      finished_date: w.finished_date,
      has_photo: sql<boolean>`${exists(photo)}`,
    })
    .from(w)
    .innerJoin(serviceCentres, eq(serviceCentres.asc_code, w.asc_code))
    .leftJoin(technicians, eq(technicians.technician_code, w.technician_code))
    .where(and(eq(w.ticket_number, ticket_number), ne(w.service_status, 'Cancelled')))
    .orderBy(asc(w.created_date), asc(w.work_order_number))
}

/** The latest unanswered request of each. */
const wishesOf = async (db: Db, numbers: readonly string[]) => {
  if (numbers.length === 0) return new Map()
  const found = await db
    .select()
    .from(visitWishes)
    .where(and(inArray(visitWishes.work_order_number, [...numbers]), isNull(visitWishes.settled_date)))
    .orderBy(asc(visitWishes.wish_id))
  return new Map(found.map((one) => [one.work_order_number, one]))
}

const nameOf = ({ item_name, description }: { item_name: string | null; description: string | null }) =>
  item_name ?? description ?? ''

export const trackTicket = async (context: StepwiseContext<typeof contract.trackTicket>) => {
  const { db } = context
  const ticket = await ticketBehind(context)
  const { company } = await settingsOf(db, 'company')
  const [branch] = await db.select().from(departments).where(eq(departments.dept_code, ticket.dept_code))
  const timezone = branch?.timezone ?? headOffice
  const today = dayIn(new Date().toISOString(), timezone)
  const orders = await ordersOf(db, ticket.ticket_number)
  const numbers = orders.map(({ work_order_number }) => work_order_number)
  const wishes = await wishesOf(db, numbers)
  const units = numbers.length
    ? await db
        .select()
        .from(workOrderDetails)
        .where(inArray(workOrderDetails.work_order_number, numbers))
        .orderBy(asc(workOrderDetails.line_no))
    : []
  const waiting = await db
    .select()
    .from(ticketUnits)
    .where(and(eq(ticketUnits.ticket_number, ticket.ticket_number), isNull(ticketUnits.asc_code)))
    .orderBy(asc(ticketUnits.line_no))
  const isDeleted = ticket.ticket_status === 'Ticket_Deleted'
  return {
    data: {
      company_name: company.company_name,
      support_phone: company.support_phone,
      ticket_number: ticket.ticket_number,
      customer_name: ticket.customer_name,
      service_type: ticket.service_type,
      created_date: ticket.created_date,
      timezone,
      today,
      is_cancelled: isDeleted || (orders.length === 0 && waiting.length === 0),
      jobs: orders.map(({ service_status, technician_name, has_photo, finished_date, ...order }) => {
        const step = trackingStepOf(service_status)
        const isTold = isTechnicianNotified(step)
        const isMovable = mayAskToMove({ service_status, scheduled_date: order.scheduled_date }, today)
        const wish = isMovable ? wishes.get(order.work_order_number) : undefined
        return {
          ...order,
          step: step === 'Cancelled' ? ('Arranging' as const) : step,
          // An appointment that no longer stands tells nothing.
          scheduled_date: step === 'Arranging' ? null : order.scheduled_date,
          slot: step === 'Arranging' ? null : order.slot,
          technician_name: isTold ? technician_name : null,
          has_photo: isTold && has_photo,
          finished_date: step === 'Done' ? finished_date : null,
          units: units.filter((unit) => unit.work_order_number === order.work_order_number).map(nameOf),
          may_move: isMovable,
          wish: wish ? { wanted_date: wish.wanted_date, wanted_slot: wish.wanted_slot } : null,
        }
      }),
      waiting_units: isDeleted ? [] : waiting.map(nameOf),
    },
  }
}

/** The face of whoever comes, while they are still to come. */
export const technicianFace = async (context: StepwiseContext<typeof contract.technicianFace>) => {
  const { db, config, input } = context
  const { ticket_number } = await ticketBehind(context)
  const [order = refuse('notFound')] = await db
    .select()
    .from(w)
    .where(and(eq(w.work_order_number, input.work_order_number), eq(w.ticket_number, ticket_number)))
  const { technician_code, service_status } = order
  if (!technician_code || !isTechnicianNotified(trackingStepOf(service_status))) return refuse('notFound')
  const [photo = refuse('notFound')] = await db
    .select()
    .from(a)
    .where(and(eq(a.module_name, technicianPhotoModule), eq(a.module_code, technician_code), isNull(a.deleted_date)))
    .orderBy(desc(a.created_date))
    .limit(1)
  const { store } = await openFiles(config, db)
  const [key, type] = photo.thumbnail_key
    ? ([photo.thumbnail_key, 'image/webp'] as const)
    : ([photo.store_key, photo.content_type] as const)
  const chunks: Uint8Array[] = []
  for await (const chunk of await store.read(key)) chunks.push(chunk as Uint8Array)
  return { data: { name: 'photo', type, bytes: new Uint8Array(Buffer.concat(chunks)) } }
}
