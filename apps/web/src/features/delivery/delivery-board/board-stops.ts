import type { DeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import type { PickupStop } from '@sejuk/contract/delivery/pickups'
import { sumOfLoads } from '@sejuk/domain/delivery/trucks'

type Place = { truck_no: string | null; warehouse_code: string; day: string | null; stop_no: number | null }
/** A delivery, or the pickup of a return: a truck does not mind which. */
export type BoardStop = Place & { key: string; name: string; qty: number } & (
    | { kind: 'delivery'; row: Delivery }
    | { kind: 'pickup'; row: PickupStop }
  )

const ofDelivery = (row: Delivery): BoardStop => ({
  ...{ kind: 'delivery', row, key: row.delivery_code, name: row.customer_name, qty: row.total_qty },
  ...{ truck_no: row.truck_no, warehouse_code: row.warehouse_code, day: row.planned_date, stop_no: row.stop_no },
})
const ofPickup = (row: PickupStop): BoardStop => ({
  ...{ kind: 'pickup', row, key: row.return_code, name: row.customer_name, qty: row.quantity },
  ...{ truck_no: row.truck_no, warehouse_code: row.warehouse_code, day: row.pickup_date, stop_no: row.stop_no },
})
const last = Number.MAX_SAFE_INTEGER

/** In the order in which a truck comes by. */
export const stopsOn = ({ stops, pickups }: DeliveryBoard) =>
  [...stops.map(ofDelivery), ...pickups.map(ofPickup)].toSorted((a, b) => (a.stop_no ?? last) - (b.stop_no ?? last))
export const unplannedOn = ({ unplanned, unplanned_pickups }: DeliveryBoard) => [
  ...unplanned.map(ofDelivery),
  ...unplanned_pickups.map(ofPickup),
]
export const deliveriesIn = (stops: readonly BoardStop[]) =>
  stops.flatMap((stop) => (stop.kind === 'delivery' ? [stop.row] : []))
export const loadOf = (stops: readonly BoardStop[]) =>
  sumOfLoads(
    deliveriesIn(stops).map(({ total_weight, total_volume }) => ({ weight: total_weight, volume: total_volume })),
  )

export type Truck = Pick<Delivery, 'truck_no' | 'truck_model' | 'driver_code' | 'driver_name' | 'driver_phone'> &
  Pick<Delivery, 'logistic_vendor_code' | 'logistic_vendor' | 'warehouse_code'>
/** One truck on one day. */
export type TruckDay = { truck: Truck; day: string }

const truckOf = (stop: BoardStop): Truck => {
  const { truck_no, driver_name, driver_phone, warehouse_code } = stop.row
  const known = { truck_no, driver_name, driver_phone, warehouse_code }
  if (stop.kind === 'pickup')
    return { ...known, truck_model: null, driver_code: null, logistic_vendor_code: null, logistic_vendor: null }
  const { truck_model, driver_code, logistic_vendor_code, logistic_vendor } = stop.row
  return { ...known, truck_model, driver_code, logistic_vendor_code, logistic_vendor }
}
export const keyOfTruck = ({ warehouse_code, truck_no }: Pick<Truck, 'warehouse_code' | 'truck_no'>) =>
  `${warehouse_code} ${truck_no}`

/** What a delivery says of a truck is more than what a pickup says. */
export const trucksIn = (stops: readonly BoardStop[]) => [
  ...new Map(
    stops
      .toSorted((a, b) => (a.kind < b.kind ? 1 : a.kind > b.kind ? -1 : 0))
      .map((stop) => {
        const truck = truckOf(stop)
        return [keyOfTruck(truck), truck] as const
      }),
  ).values(),
]
