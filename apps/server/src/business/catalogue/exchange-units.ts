import { isWithConsumer, placeTaken } from '@sejuk/domain/catalogue/unit-lives/exchanged-units'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import { handOverRegistration } from '../aftersales/register-units.ts'
import { keepInLife, type Told } from './serial-life.ts'

type Exchange = { old: string; fresh: string }

/**
 * A unit that a consumer holds is exchanged: the new one stands where the old one stood, with its days and its owner. The dealer
 * had one unit and has one: the new one counts from the day on which the old one came, which no longer counts. Both are locked by
 * the moves before.
 */
export const takeOverPlace = async (db: Db, told: Omit<Told, 'serials'>, { old, fresh }: Exchange) => {
  const [before] = await db.select().from(s).where(eq(s.serial_number, old))
  const [after] = await db.select().from(s).where(eq(s.serial_number, fresh))
  if (!before || !after) return
  const isRegistered = await handOverRegistration(db, before, after)
  if (!isWithConsumer(before, isRegistered)) return
  const { delivered_date, invoiced_date, retail_date, installed_date } = before
  const status = placeTaken(before)
  await db
    .update(s)
    .set({
      ...{ status, invoiced_date, retail_date, installed_date },
      delivered_date: delivered_date ?? after.delivered_date,
    })
    .where(eq(s.serial_number, fresh))
  await db.update(s).set({ delivered_date: null }).where(eq(s.serial_number, old))
  await keepInLife(db, { ...told, event: 'took-over', note: old }, told.at ?? new Date().toISOString(), [
    { serial_number: fresh, status_before: after.status, status_after: status },
  ])
}
