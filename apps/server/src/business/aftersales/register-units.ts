import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { consumerItems as c } from '../../db/tables/aftersales/consumer-items.ts'

type Owner = {
  customer_name: string
  customer_phone: string
  customer_address: string
  sub_district_code: string
  dept_code: string
}
type Unit = {
  item_code: string | null
  item_name: string | null
  category_code: string | null
  serial_indoor: string | null
  serial_outdoor: string | null
  purchase_date: string | null
}

/** The owner is taken from the last ticket with one of the unit's numbers. */
export const registerUnits = async (db: Db, owner: Owner, units: readonly Unit[]) => {
  for (const unit of units) {
    const { serial_indoor, serial_outdoor } = unit
    const same = or(
      serial_indoor ? eq(c.serial_indoor, serial_indoor) : undefined,
      serial_outdoor ? eq(c.serial_outdoor, serial_outdoor) : undefined,
    )
    if (!same) continue
    const consumer = {
      consumer_name: owner.customer_name,
      consumer_phone: owner.customer_phone,
      consumer_address: owner.customer_address,
      sub_district_code: owner.sub_district_code,
      dept_code: owner.dept_code,
    }
    const [known, ...others] = await db
      .select()
      .from(c)
      .where(and(same, or(isNotNull(c.serial_indoor), isNotNull(c.serial_outdoor))))
      .orderBy(c.consumer_item_id)
      .for('update')
    const now = new Date().toISOString()
    if (!known) {
      await db.insert(c).values({ ...consumer, ...pickUnit(unit) })
      continue
    }
    // Two halves that were registered apart are told to be of two units: which, a technician finds out.
    const halves = others.length
      ? {}
      : { serial_indoor: serial_indoor ?? known.serial_indoor, serial_outdoor: serial_outdoor ?? known.serial_outdoor }
    await db
      .update(c)
      .set({
        ...consumer,
        ...halves,
        item_code: unit.item_code ?? known.item_code,
        item_name: unit.item_name ?? known.item_name,
        category_code: unit.category_code ?? known.category_code,
        purchase_date: unit.purchase_date ?? known.purchase_date,
        updated_date: now,
      })
      .where(eq(c.consumer_item_id, known.consumer_item_id))
  }
}

const pickUnit = ({ item_code, item_name, category_code, serial_indoor, serial_outdoor, purchase_date }: Unit) => ({
  item_code,
  item_name,
  category_code,
  serial_indoor,
  serial_outdoor,
  purchase_date,
})

type Exchanged = { serial_number: string; item_code: string; item_name: string }

/** The home where the old unit stood has the new one now; false where nobody registered the old one. */
export const handOverRegistration = async (db: Db, old: Exchanged, fresh: Exchanged) => {
  const [known] = await db
    .select()
    .from(c)
    .where(or(eq(c.serial_indoor, old.serial_number), eq(c.serial_outdoor, old.serial_number)))
    .orderBy(c.consumer_item_id)
    .for('update')
  if (!known) return false
  const { item_code, item_name } = fresh
  await db
    .update(c)
    .set({
      ...(known.serial_indoor === old.serial_number
        ? { serial_indoor: fresh.serial_number }
        : { serial_outdoor: fresh.serial_number }),
      // The home keeps the name of its set; a unit that was registered by itself is another model now.
      ...(known.item_code === old.item_code ? { item_code, item_name } : {}),
      updated_date: new Date().toISOString(),
    })
    .where(eq(c.consumer_item_id, known.consumer_item_id))
  return true
}
