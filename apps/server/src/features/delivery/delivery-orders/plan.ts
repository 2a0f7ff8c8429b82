import { because } from '@sejuk/domain/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { drivers, logisticVendors } from '../../../db/tables/masters/drivers.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'

type Plan = {
  planned_date: string | null
  logistic_vendor_code: string | null
  driver_code: string | null
  driver_name: string | null
  driver_phone: string | null
  truck_no: string | null
  truck_model: string | null
}

/** The plan as it stands. */
export const planOf = ({
  planned_date,
  time_slot,
  logistic_vendor_code,
  driver_code,
  driver_name,
  driver_phone,
  truck_no,
  truck_model,
  seal_no,
}: typeof deliveryOrders.$inferSelect) => ({
  ...{
    planned_date,
    time_slot,
    logistic_vendor_code,
    driver_code,
    driver_name,
    driver_phone,
    truck_no,
    truck_model,
    seal_no,
  },
})

/** A driver of the list brings name, phone, truck and carrier along, unless the form says otherwise. */
export const requirePlan = async <Form extends Plan>(db: Db, form: Form): Promise<Form> => {
  const [driver] = form.driver_code
    ? await db
        .select()
        .from(drivers)
        .where(and(eq(drivers.driver_code, form.driver_code), eq(drivers.is_active, true)))
    : []
  if (form.driver_code && !driver) refuseChoice('driver_code')
  const logistic_vendor_code = form.logistic_vendor_code ?? driver?.logistic_vendor_code ?? null
  if (logistic_vendor_code) {
    const isThere = await db.$count(logisticVendors, eq(logisticVendors.logistic_vendor_code, logistic_vendor_code))
    if (!isThere) refuseChoice('logistic_vendor_code')
  }
  return {
    ...form,
    logistic_vendor_code,
    driver_name: form.driver_name ?? driver?.driver_name ?? null,
    driver_phone: form.driver_phone ?? driver?.driver_phone ?? null,
    truck_no: form.truck_no ?? driver?.truck_no ?? null,
    truck_model: form.truck_model ?? driver?.truck_model ?? null,
  }
}

type Fetched = Pick<Plan, 'planned_date' | 'logistic_vendor_code'>

/** The e-mail to the carrier named a carrier and a day: with another one it is written again. */
export const toldAgain = (before: Fetched, plan: Fetched) =>
  before.planned_date === plan.planned_date && before.logistic_vendor_code === plan.logistic_vendor_code
    ? {}
    : { vendor_emailed_date: null }

/** A plan that the warehouse works by: when, by whom, on which truck. */
export const requireWholePlan = ({ planned_date, driver_name, truck_no }: Plan, today: string) => {
  if (!planned_date) return refuseField('planned_date', because('write-date-2026-11-14'))
  if (planned_date < today) refuseField('planned_date', because('delivery-day-over'))
  if (!driver_name) refuseField('driver_name', because('delivery-driver-missing'))
  if (!truck_no) refuseField('truck_no', because('delivery-truck-missing'))
}
