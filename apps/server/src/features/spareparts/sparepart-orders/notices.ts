import { addressTo } from '@sejuk/domain/pages'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { adminsOf, deskOf } from '../../../business/aftersales/service-people.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { type Notice, notify } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import type { Order } from './lines.ts'

const aboutOf = ({ sparepart_order_code }: Order) => ({
  url: addressTo('partOrder', { code: sparepart_order_code }),
  about: { entity: sparepartOrder.entity, entity_code: sparepart_order_code },
})

/** Who hears of an action: the desk that checks, whoever asked, and the customer where a date was promised. */
export const notifyOrder = async ({ name, after, reason, ...acting }: Done<Order>) => {
  const { db, viewer } = acting
  const said = { order: after.sparepart_order_code, part: after.part_name ?? '-' }
  const tell = async (notice: Omit<Notice, 'url' | 'about'>) => {
    const to = [...new Set(notice.to)].filter((usercode) => usercode !== viewer.usercode)
    await notify(acting, { ...notice, to, ...aboutOf(after) } as Notice)
  }
  const askers = async () => [
    after.created_by,
    ...(after.asc_code ? await deskOf(db, after.asc_code) : []),
    ...(after.technician_code ? [after.technician_code] : []),
  ]
  if (name === 'submit-sparepart' && after.asc_code)
    await tell({ to: await adminsOf(db, after.asc_code), event: 'sparepart-submitted', variables: said })
  if (after.status === 'Rejected' && ['reject', 'reject-cost', 'cancel'].includes(name))
    await tell({ to: await askers(), event: 'sparepart-rejected', variables: { ...said, reason: reason ?? '-' } })
  if (name === 'offer-substitute') await tell({ to: await askers(), event: 'sparepart-substitute', variables: said })
  if (name === 'refund')
    await tell({
      to: [after.created_by],
      event: 'sparepart-refunded',
      variables: { ...said, amount: after.refund_amount ?? 0 },
    })
  if (name === 'send') await tell({ to: await askers(), event: 'sparepart-sent', variables: said })
  if (name === 'upload-receipt' && after.received_count === after.shipment_count && after.work_order_number)
    await tell({
      to: await askers(),
      event: 'sparepart-arrived',
      variables: { ...said, work_order: after.work_order_number },
    })
  if (name === 'promise' && after.promised_date) await promiseCustomer(acting, after, after.promised_date)
}

const promiseCustomer = async (acting: Omit<Done<Order>, 'name' | 'after' | 'reason'>, order: Order, day: string) => {
  if (!order.consumer_phone) return
  const [branch] = await acting.db.select().from(departments).where(eq(departments.dept_code, order.dept_code))
  await writeToCustomer(acting, {
    event: 'sparepart-promised',
    variables: { part: order.part_name ?? '-', day },
    name: order.consumer_name ?? '',
    phone: order.consumer_phone,
    timezone: branch?.timezone ?? headOffice,
    about: aboutOf(order).about,
  })
}
