import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'

type Own = { unit_no: number; item_code: string; qty: number; has_serial: boolean }
type Said = { unit_no: number; qty: number; serials: readonly string[] }

/**
 * Numbers are scanned in the order the boxes lie in. Each goes to the unit of its own item, whichever line it was read into; one
 * that fits nowhere stays where it was, and is refused there.
 */
export const byTheirItems = async (db: Db, own: readonly Own[], said: readonly Said[]) => {
  const unitOf = (unit_no: number) => own.find((unit) => unit.unit_no === unit_no)
  const all = said.flatMap(({ serials }) => serials)
  if (all.length === 0) return said
  const found = await db
    .select({ serial_number: serialNumbers.serial_number, item_code: serialNumbers.item_code })
    .from(serialNumbers)
    .where(inArray(serialNumbers.serial_number, all))
  const itemOf = new Map(found.map(({ serial_number, item_code }) => [serial_number, item_code]))
  const isAtHome = (serial: string, unit_no: number) => {
    const item_code = itemOf.get(serial)
    return item_code === undefined || item_code === unitOf(unit_no)?.item_code
  }
  const sorted = said.map((one) => ({ ...one, serials: one.serials.filter((serial) => isAtHome(serial, one.unit_no)) }))
  for (const [n, { unit_no, serials }] of said.entries())
    for (const serial of serials.filter((one) => !isAtHome(one, unit_no))) {
      const home = sorted.find((one) => {
        const unit = unitOf(one.unit_no)
        return unit?.has_serial && unit.item_code === itemOf.get(serial) && one.serials.length < unit.qty
      })
      ;(home ?? sorted[n])?.serials.push(serial)
    }
  return sorted
}
