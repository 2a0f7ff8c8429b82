import { randomBytes } from 'node:crypto'
import type {
  createDriverLink as driverContract,
  sendDeliveryLink as trackContract,
} from '@sejuk/contract/delivery/driver-links'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { linkEnd } from '@sejuk/domain/delivery/driver-links'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { returnRequest } from '@sejuk/domain/returns/return-requests'
import { headOffice } from '@sejuk/domain/values/dates'
import { and, eq, inArray } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import type { Db } from '../../../db/database.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryLinks } from '../../../db/tables/delivery/delivery-receipts.ts'
import { returnRequests as p } from '../../../db/tables/returns/return-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { isPickup, pickupsWhere } from './pickups.ts'

type Delivery = typeof t.$inferSelect
const newToken = () => randomBytes(24).toString('base64url')

/** A link for the day of one truck, for stops that the viewer sees. */
export const createDriverLink = async (context: RequestContext<typeof driverContract>) => {
  const { db, viewer, actor, input } = context
  const { warehouse_code, truck_no, planned_date } = input
  const [stop] = await db
    .select()
    .from(t)
    .where(
      and(
        ...[eq(t.warehouse_code, warehouse_code), eq(t.truck_no, truck_no), eq(t.planned_date, planned_date)],
        inArray(t.status, ['Review', 'Pending to Approve', 'Approved']),
        visibleDeliveries(viewer),
      ),
    )
    .limit(1)
  const isThisTruck = and(
    ...[eq(p.warehouse_code, warehouse_code), eq(p.truck_no, truck_no), eq(p.pickup_date, planned_date)],
    ...[isPickup, visibleTo(viewer, p)],
  )
  const [pickup] = stop ? [] : await pickupsWhere(db, isThisTruck, 1)
  const driver = stop ?? pickup
  if (!driver) return refuse('conflict', { because: because('no-stops-of-truck') })
  const token = newToken()
  await db.insert(deliveryLinks).values({
    ...{ token_hash: hashToken(token), kind: 'driver', warehouse_code, truck_no, planned_date },
    ...{ driver_name: driver.driver_name, driver_phone: driver.driver_phone, expires_date: linkEnd(planned_date) },
    created_by: viewer.usercode,
  })
  const link = addressTo('driverDay', { token })
  const about = stop
    ? { entity: deliveryOrder.entity, entity_code: stop.delivery_code }
    : { entity: returnRequest.entity, entity_code: pickup?.return_code ?? '' }
  if (driver.driver_phone)
    await writeToCustomer(context, {
      ...{ event: 'delivery-driver-link', name: driver.driver_name ?? truck_no, phone: driver.driver_phone },
      ...{ timezone: headOffice, url: link, variables: { truck: truck_no, day: planned_date } },
      about,
    })
  await logActions(db, actor, [{ ...about, action: 'send-link', after: { truck_no } }])
  return { data: { link } }
}

/** What the receiver may follow until a week after it came. */
const newTrackingLink = async (db: Db, { delivery_code }: Delivery, created_by: string) => {
  const token = newToken()
  await db.insert(deliveryLinks).values({ token_hash: hashToken(token), kind: 'customer', delivery_code, created_by })
  return addressTo('deliveryTracking', { token })
}

const writeOnWay = async (within: Within, delivery: Delivery, link: string) => {
  if (!delivery.receiver_phone) return
  await writeToCustomer(within, {
    ...{ event: 'delivery-on-way', name: delivery.receiver_name ?? '', phone: delivery.receiver_phone },
    ...{ timezone: headOffice, url: link },
    variables: {
      delivery: delivery.delivery_code,
      day: delivery.planned_date ?? '',
      slot: delivery.time_slot ?? '',
      truck: delivery.truck_no ?? '',
    },
    about: { entity: deliveryOrder.entity, entity_code: delivery.delivery_code },
  })
}

export const sendDeliveryLink = async (context: RequestContext<typeof trackContract>) => {
  const { db, viewer, actor, input } = context
  const [delivery] = await db
    .select()
    .from(t)
    .where(and(eq(t.delivery_code, input.delivery_code), visibleDeliveries(viewer)))
  if (!delivery || delivery.status === 'Deleted') return refuse('notFound')
  const link = await newTrackingLink(db, delivery, viewer.usercode)
  await writeOnWay(context, delivery, link)
  await logActions(db, actor, [
    { entity: deliveryOrder.entity, entity_code: delivery.delivery_code, action: 'send-link' },
  ])
  return { data: { link } }
}

/** The receiver hears that the truck is on its way. */
export const tellReceiver = async ({ db, jobs, config, after, viewer }: Done<Delivery>) =>
  writeOnWay({ db, jobs, config }, after, await newTrackingLink(db, after, viewer.usercode))
