import { actOnDelivery, type Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { actOnReturnRequest } from '@sejuk/contract/returns/return-requests'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { useSendTo } from '../../../lib/api/queries.ts'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { BoardStop, Truck } from './board-stops.ts'

export type MovedTo = { truck: Truck; day: string; stop_no: number }

/** As the stop would stand there; without a place, as it stood. */
const inputOf = (stop: BoardStop, to: MovedTo | undefined) => {
  if (stop.kind === 'pickup') {
    const { return_code, row_version, time_slot, driver_name, driver_phone } = stop.row
    const driver = to ? to.truck : { driver_name, driver_phone }
    return {
      ...{ return_code, row_version, time_slot: time_slot ?? '', truck_no: (to?.truck ?? stop).truck_no ?? '' },
      ...{ driver_name: driver.driver_name ?? '', driver_phone: driver.driver_phone ?? '' },
      ...{ pickup_date: to?.day ?? stop.day ?? '', stop_no: to?.stop_no ?? stop.stop_no },
    }
  }
  const { warehouse_code: _warehouse, logistic_vendor: _vendor, ...plan } = to?.truck ?? stop.row
  const next: Delivery = { ...stop.row, ...plan, ...(to ? { planned_date: to.day, stop_no: to.stop_no } : {}) }
  const { delivery_code, row_version, planned_date, time_slot, logistic_vendor_code, driver_code, driver_name } = next
  const { driver_phone, truck_no, truck_model, seal_no, stop_no } = next
  return {
    ...{ delivery_code, row_version, planned_date, time_slot, driver_code, logistic_vendor_code, driver_name },
    ...{ driver_phone, truck_no, truck_model, seal_no, stop_no },
  }
}

/** Plans a stop anew; answers with the version it has then, or nothing where that was not possible. */
export const useMoveStop = () => {
  const send = useSendTo()
  const viewer = useWorkflowViewer()
  const mayFetch = useGate(actOnReturnRequest.planPickup)
  const mayMove = (stop: BoardStop) =>
    stop.kind === 'delivery'
      ? deliveryOrder.gate('plan', stop.row, viewer, new Date().toISOString()).enabled
      : mayFetch.enabled && !stop.row.is_received && stop.row.collected_date === null
  const move = (stop: BoardStop, to?: MovedTo) =>
    send
      .mutateAsync({
        endpoint: stop.kind === 'delivery' ? actOnDelivery.plan : actOnReturnRequest.planPickup,
        input: inputOf(stop, to),
      })
      .then(
        ({ data }) => (data as { row_version: number }).row_version,
        () => undefined,
      )
  return { move, mayMove, isMoving: send.isPending }
}
