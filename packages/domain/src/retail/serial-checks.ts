import type { SerialStatus } from '../catalogue/serial-numbers.ts'
import { fitsMask, isSerial } from '../catalogue/serial-numbers.ts'
import { because, type Message } from '../messages.ts'
import { datesFor, headOffice } from '../values/dates.ts'

export type CheckedUnit = {
  serial_number: string
  item_code: string
  set_item_code: string | null
  unit_kind: 'Indoor' | 'Outdoor' | 'Unit'
  status: SerialStatus
  customer_code: string | null
  retail_date: string | null
  installed_date: string | null
  delivered_date: string | null
  serial_mask: string | null
}
type Asked = {
  /** Whose shop sells it. */
  customer_code: string
  /** The day of the sell-out that already names it. */
  sold_on: string | null
}

const goneToConsumers: readonly SerialStatus[] = ['SoldOut', 'Installed', 'Replaced']

/** When a consumer got it, by whatever is known; nothing while a shop has it. */
const soldDay = (unit: CheckedUnit, sold_on: string | null) => {
  if (sold_on) return sold_on
  return goneToConsumers.includes(unit.status)
    ? (unit.retail_date ?? unit.installed_date ?? unit.delivered_date)
    : unit.retail_date
}

/** Why a shop cannot have sold this unit. The most certain reason comes first. */
export const serialProblem = (
  serial: string,
  unit: CheckedUnit | undefined,
  { customer_code, sold_on }: Asked,
): Message | undefined => {
  if (!isSerial(serial) || !unit) return because('serial-not-known', { serial })
  if (!fitsMask(serial, unit.serial_mask)) return because('serial-number-does-not-match-the-model')
  const day = soldDay(unit, sold_on)
  if (day) return because('serial-already-sold-out', { date: datesFor('default', headOffice).day(day) })
  if (unit.status !== 'Sold' || unit.customer_code !== customer_code) return because('serial-not-delivered-here')
  return undefined
}

type Half = Pick<CheckedUnit, 'set_item_code' | 'unit_kind'>

/** The halves of a set are sold together; whatever is no half is sold alone. */
export const pairProblem = (indoor: Half | undefined, outdoor: Half | undefined): Message | undefined => {
  if (indoor && outdoor) {
    const fits =
      indoor.unit_kind === 'Indoor' &&
      outdoor.unit_kind === 'Outdoor' &&
      indoor.set_item_code !== null &&
      indoor.set_item_code === outdoor.set_item_code
    return fits ? undefined : because('indoor-outdoor-do-not-match')
  }
  const alone = indoor ?? outdoor
  return alone?.set_item_code && alone.unit_kind !== 'Unit' ? because('other-half-missing') : undefined
}

/** What a line is about: the set of its halves, or the unit itself. */
export const soldItem = ({ set_item_code, item_code }: Pick<CheckedUnit, 'set_item_code' | 'item_code'>) =>
  set_item_code ?? item_code
