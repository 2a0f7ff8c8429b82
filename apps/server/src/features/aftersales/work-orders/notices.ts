import { reschedulesBeforeAlarm } from '@sejuk/domain/aftersales/work-orders/visits'
import { addressTo } from '@sejuk/domain/pages'
import { headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { adminsOf, deskOf, managerOf } from '../../../business/aftersales/service-people.ts'
import { newTrackingLink } from '../../../business/aftersales/tracking-links.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { type Notice, notify } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import type { Acting, WorkOrder } from './acting.ts'

const entity = 'work-order'
const aboutOf = ({ work_order_number }: WorkOrder) => ({
  url: addressTo('workOrder', { work_order_number }),
  about: { entity, entity_code: work_order_number },
})
const technicianOf = ({ technician_code, helper_codes }: WorkOrder) => [
  ...(technician_code ? [technician_code] : []),
  ...helper_codes,
]

/** Who hears of an action, and what. */
export const notifyAction = async ({ name, before, after, reason, ...acting }: Done<WorkOrder>) => {
  const { db, viewer } = acting
  const said = { work_order: after.work_order_number, reason: reason ?? '-' }
  const customer = { work_order: after.work_order_number, customer: after.customer_name, area: after.area_name }
  const tell = async (notice: Omit<Notice, 'url' | 'about'>) => {
    const to = notice.to.filter((usercode) => usercode !== viewer.usercode)
    await notify(acting, { ...notice, to, ...aboutOf(after) } as Notice)
  }
  const centre = async () => [...(await deskOf(db, after.asc_code)), ...technicianOf(after)]
  const deciders = async () => [...(await adminsOf(db, after.asc_code)), ...(await managerOf(db, after.dept_code))]

  if (name === 'dispatch-another-asc') {
    const old = [...(await deskOf(db, before.asc_code)), ...technicianOf(before)]
    await tell({ to: old, event: 'work-order-taken-away', variables: said })
    await notifyDispatch(acting, after)
  }
  if (name === 'reject')
    await tell({
      to: [after.created_by, ...(await managerOf(db, after.dept_code))],
      event: 'work-order-rejected',
      variables: { ...said, centre: after.asc_code },
    })
  if (name === 'assign-technician')
    await tell({ to: technicianOf(after), event: 'work-order-assigned', variables: customer })
  if (name === 'schedule' || name === 're-schedule') {
    const { scheduled_date, slot } = after
    if (scheduled_date && slot) {
      const when = { day: scheduled_date, slot }
      await tell({ to: technicianOf(after), event: 'work-order-scheduled', variables: { ...customer, ...when } })
      await tellCustomer(acting, after, when)
    }
    const times = after.reschedule_count
    if (name === 're-schedule' && times > reschedulesBeforeAlarm)
      await tell({
        to: await managerOf(db, after.dept_code),
        event: 'work-order-moved-often',
        variables: { ...said, customer: after.customer_name, times },
      })
  }
  if (name === 'finish')
    await tell({ to: await adminsOf(db, after.asc_code), event: 'work-order-finished', variables: customer })
  if (name === 'ass-reject') await tell({ to: await centre(), event: 'work-order-returned', variables: said })
  if (name === 'cancel' && after.service_status === 'Require_to_Cancel')
    await tell({
      to: await deciders(),
      event: 'work-order-cancel-asked',
      variables: { ...said, asker: viewer.username },
    })
  if (after.service_status === 'Cancelled')
    await tell({
      to: await centre(),
      event: 'work-order-cancelled',
      variables: { ...said, reason: reason ?? before.reason ?? '-' },
    })
  if (name === 'reject-cancellation')
    await tell({ to: await centre(), event: 'work-order-cancel-refused', variables: said })
  if (name === 'ask-support')
    await tell({
      to: await adminsOf(db, after.asc_code),
      event: 'work-order-support-asked',
      variables: { work_order: said.work_order, asker: viewer.username, problem: said.reason },
    })
  if (name === 'require-technical-support' || name === 'support-proof')
    await tell({
      to: await centre(),
      event: 'work-order-support-answered',
      variables: { work_order: said.work_order, answer: reason ?? '-' },
    })
}

/** The recipients of the action are notified that it was undone. */
export const notifyUndo = async (acting: Acting, before: WorkOrder, after: WorkOrder) => {
  const { db, viewer } = acting
  const desks = [...(await deskOf(db, after.asc_code)), ...(await deskOf(db, before.asc_code))]
  const people = [...desks, ...technicianOf(before), ...technicianOf(after), after.created_by]
  await notify(acting, {
    to: [...new Set(people)].filter((usercode) => usercode !== viewer.usercode),
    event: 'work-order-undone',
    variables: { work_order: after.work_order_number, person: viewer.username },
    ...aboutOf(after),
  })
}

/** The centre and its technicians, who may be on their way with what was written before. */
export const notifyCorrection = async (
  acting: Acting,
  order: WorkOrder,
  event: 'work-order-caller-corrected' | 'work-order-units-split',
) => {
  const people = [...(await deskOf(acting.db, order.asc_code)), ...technicianOf(order)]
  await notify(acting, {
    to: [...new Set(people)].filter((usercode) => usercode !== acting.viewer.usercode),
    event,
    variables: { work_order: order.work_order_number, person: acting.viewer.username },
    ...aboutOf(order),
  })
}

export const notifyDispatch = async (acting: Acting, order: WorkOrder) =>
  notify(acting, {
    to: await deskOf(acting.db, order.asc_code),
    event: 'work-order-dispatched',
    variables: {
      work_order: order.work_order_number,
      customer: order.customer_name,
      area: order.area_name,
      due: order.accept_due ?? order.created_date,
    },
    ...aboutOf(order),
  })

const tellCustomer = async (acting: Acting, order: WorkOrder, when: { day: string; slot: string }) => {
  const [branch] = await acting.db.select().from(departments).where(eq(departments.dept_code, order.dept_code))
  await writeToCustomer(acting, {
    event: 'visit-scheduled',
    variables: { work_order: order.work_order_number, ...when },
    name: order.customer_name,
    phone: order.customer_phone,
    timezone: branch?.timezone ?? headOffice,
    url: await newTrackingLink(acting.db, order.ticket_number),
    about: aboutOf(order).about,
  })
}
