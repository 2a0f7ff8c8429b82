import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { because } from '@sejuk/domain/messages'
import { colourOfDate } from '@sejuk/domain/supervision/warranty-cards'
import { addDays, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { supervisionDevices as devices } from '../../../db/tables/supervision/supervision-sites.ts'
import type { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems as items } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'

type Supervision = typeof supervisions.$inferSelect
export type CardItem = Omit<typeof items.$inferInsert, 'card_key' | 'card_code' | 'id'>

/** Where neither policy nor item says anything. */
const otherwise = { sparepart: 12, compressor: 36 }

/** The day the warranty counts from: the debug, else the usage training, else today. */
export const startOfCard = ({ debug_result_date, usage_training_date }: Supervision) => {
  const moment = debug_result_date ?? usage_training_date
  return moment ? dayIn(moment, headOffice) : companyToday()
}

export const devicesOf = (db: Db, supervision_code: string) =>
  db
    .select()
    .from(devices)
    .where(eq(devices.supervision_code, supervision_code))
    .orderBy(devices.item_model, devices.serial_number)
    .limit(1000)

/** What has arrived, each with the end dates that the one warranty rule gives from the start of the card. */
export const proposedItems = async (db: Db, supervision: Supervision): Promise<CardItem[]> => {
  const arrived = await devicesOf(db, supervision.supervision_code)
  const start = startOfCard(supervision)
  const units = arrived.map(({ serial_number }) => ({
    ...{ serial_indoor: serial_number, serial_outdoor: null, purchase_date: start },
  }))
  const known = await knownSerials(db, units)
  return arrived.map((device, n) => {
    const unit = units[n]
    const half = known.bySerial.get(device.serial_number)
    const found = unit && half ? warrantyOfUnit({ ...known, cards: new Map() }, unit, start) : undefined
    const sparepart = found?.parts_until ?? addMonths(start, otherwise.sparepart)
    const compressor = found?.compressor_until ?? addMonths(start, otherwise.compressor)
    return {
      item_code: half?.item_code ?? device.item_model,
      item_name: half?.item_name ?? device.item_model,
      serial_number: device.serial_number,
      warranty_end_date_sparepart: sparepart,
      warranty_end_date_compressor: [sparepart, compressor].toSorted()[1] ?? compressor,
    }
  })
}

/** Dates and numbers that only the server can judge. */
export const requireItems = async (
  db: Db,
  card_code: string | undefined,
  start: string,
  given: readonly CardItem[],
) => {
  const serials = given.map(({ serial_number }) => serial_number)
  for (const [n, item] of given.entries()) {
    if (serials.indexOf(item.serial_number) !== n)
      refuseField(`items.${n}.serial_number`, because('serial-number-stands-here-twice'))
    if (item.warranty_end_date_sparepart < addDays(start, 1))
      refuseField(`items.${n}.warranty_end_date_sparepart`, because('end-before-start'))
    if (item.warranty_end_date_compressor < item.warranty_end_date_sparepart)
      refuseField(`items.${n}.warranty_end_date_compressor`, because('compressor-before-sparepart'))
  }
  const [taken] = await db
    .select({ sn: items.serial_number, card_code: items.card_code })
    .from(items)
    .where(
      and(
        inArray(items.serial_number, serials),
        eq(items.is_live, true),
        card_code ? ne(items.card_code, card_code) : undefined,
      ),
    )
    .limit(1)
  if (taken)
    refuseField(
      `items.${serials.indexOf(taken.sn)}.serial_number`,
      because('serial-on-card', { sn: taken.sn, documentNumber: taken.card_code }),
    )
}

/** Arrived and not on the card, and the other way round. */
export const compareSerials = (arrived: readonly string[], onCard: readonly string[]) => ({
  missing: arrived.filter((serial) => !onCard.includes(serial)),
  extra: onCard.filter((serial) => !arrived.includes(serial)),
})

export const shownItem = (item: CardItem, n: number) => ({
  id: n + 1,
  item_model: { value: item.item_code, label: `(${item.item_code}) ${item.item_name}`, item_name: item.item_name },
  serial_number: item.serial_number,
  warranty_end_date_sparepart: item.warranty_end_date_sparepart,
  warranty_end_date_compressor: item.warranty_end_date_compressor,
  colour_sparepart: colourOfDate(item.warranty_end_date_sparepart),
  colour_compressor: colourOfDate(item.warranty_end_date_compressor),
})
