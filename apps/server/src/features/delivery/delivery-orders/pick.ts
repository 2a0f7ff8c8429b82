import type { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import type { Parsed } from '@sejuk/contract/endpoint'
import { type DeliveryState, deliveryOrder, pickingOf } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import type { Db } from '../../../db/database.ts'
import {
  deliveryOrderSerials as serials,
  type deliveryOrders as t,
  deliveryOrderUnits as units,
} from '../../../db/tables/delivery/delivery-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { unitsOfDelivery } from './queries.ts'
import { byTheirItems } from './scanned-units.ts'

type Row = typeof t.$inferSelect
type Form = Parsed<(typeof workOnDelivery)['pick']>
type Unit = Awaited<ReturnType<typeof unitsOfDelivery>>[number]

const documentOf = (delivery_code: string) => ({ type: deliveryOrder.entity, code: delivery_code })

/** Said by the number of the other delivery, before the unit itself refuses. */
const requireFree = async (db: Db, delivery_code: string, numbers: readonly string[], field: string) => {
  const [other] = await db
    .select()
    .from(serials)
    .where(
      and(
        inArray(serials.serial_number, [...numbers]),
        inArray(serials.state, ['picked', 'sent']),
        ne(serials.delivery_code, delivery_code),
      ),
    )
    .limit(1)
  if (other)
    refuseField(
      field,
      because('serial-on-another-delivery', { serial: other.serial_number, delivery: other.delivery_code }),
    )
}

/** Takes units off a delivery that does not leave: they lie in stock as before. */
export const unpick = async (db: Db, actor: Actor, before: Row) => {
  for (const unit of await unitsOfDelivery(db, before.delivery_code)) {
    const numbers = unit.serials.filter(({ state }) => state === 'picked').map(({ serial_number }) => serial_number)
    if (numbers.length > 0) await putBack(db, actor, before, unit, numbers)
  }
  await db.update(units).set({ picked_qty: 0 }).where(eq(units.delivery_code, before.delivery_code))
  return { picked_qty: 0, picking_status: 'Waiting' as const }
}

const putBack = async (
  db: Db,
  actor: Actor,
  { delivery_code, warehouse_code }: Row,
  unit: Unit,
  numbers: readonly string[],
) => {
  await moveSerials(db, {
    ...{ event: 'unlocked', serials: numbers, item_code: unit.item_code, warehouse_code, actor },
    document: documentOf(delivery_code),
  })
  await db
    .delete(serials)
    .where(and(eq(serials.delivery_code, delivery_code), inArray(serials.serial_number, [...numbers])))
}

/** What is picked of the units that the form names: numbers where they have some, a count otherwise. */
export const pickGoods = async ({
  db,
  viewer,
  actor,
  before,
  input,
}: Begun<Row, DeliveryState, Form>): Promise<Change<Row, DeliveryState>> => {
  const { delivery_code, warehouse_code } = before
  const own = await unitsOfDelivery(db, delivery_code)
  const picked = new Map(own.map((unit) => [unit.unit_no, unit.picked_qty]))
  for (const [n, wanted] of (await byTheirItems(db, own, input.units)).entries()) {
    const unit = own.find(({ unit_no }) => unit_no === wanted.unit_no)
    if (!unit) return refuseField(`units.${n}.unit_no`, because('not-in-list'))
    const numbers = [...new Set(wanted.serials)]
    const qty = unit.has_serial ? numbers.length : wanted.qty
    if (qty > unit.qty)
      refuseField(
        unit.has_serial ? `units.${n}.serials` : `units.${n}.qty`,
        because('more-than-the-letter', { n: unit.qty }),
      )
    if (unit.has_serial) {
      const now = unit.serials.map(({ serial_number }) => serial_number)
      const gone = now.filter((serial) => !numbers.includes(serial))
      const fresh = numbers.filter((serial) => !now.includes(serial))
      if (gone.length > 0) await putBack(db, actor, before, unit, gone)
      if (fresh.length > 0) {
        await requireFree(db, delivery_code, fresh, `units.${n}.serials`)
        await moveSerials(db, {
          ...{ event: 'locked', serials: fresh, item_code: unit.item_code, actor },
          ...{ warehouse_code, from_warehouse_code: warehouse_code, document: documentOf(delivery_code) },
        })
        await db.insert(serials).values(
          fresh.map((serial_number) => ({
            ...{ delivery_code, serial_number, unit_no: unit.unit_no, picked_by: viewer.usercode },
          })),
        )
      }
    }
    picked.set(unit.unit_no, qty)
    await db
      .update(units)
      .set({ picked_qty: qty })
      .where(and(eq(units.delivery_code, delivery_code), eq(units.unit_no, unit.unit_no)))
  }
  const picked_qty = [...picked.values()].reduce((sum, one) => sum + one, 0)
  return {
    facts: { picking_status: pickingOf(picked_qty, before.total_qty, before.picking_status) },
    set: { picked_qty },
    also: { units: input.units.map(({ unit_no }) => ({ unit_no, picked: picked.get(unit_no) })) },
  }
}
