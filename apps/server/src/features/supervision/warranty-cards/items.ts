import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { because } from '@sejuk/domain/messages'
import type { WarrantyBasis } from '@sejuk/domain/supervision/supervision-statuses'
import { colourOfDate, latestEnd, unsoundBecause } from '@sejuk/domain/supervision/warranty-cards'
import { addDays, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { requireModels } from '../../../business/supervision/chosen-records.ts'
import type { Db } from '../../../db/database.ts'
import { supervisionDevices as devices } from '../../../db/tables/supervision/supervision-sites.ts'
import type { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems as items } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'

type Device = typeof devices.$inferSelect
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

type Unit = { serial_number: string; item_code: string }
/** What the one warranty rule gives each unit from the start of the card. */
const policyOf = async (db: Db, start: string, given: readonly Unit[]) => {
  const units = given.map(({ serial_number, item_code }) => ({
    ...{ serial_indoor: serial_number, serial_outdoor: null, purchase_date: start, item_code },
  }))
  const known = await knownSerials(db, units)
  return given.map((one, n) => {
    const unit = units[n]
    const half = known.bySerial.get(one.serial_number)
    const isKnown = half !== undefined || known.byItem.has(one.item_code)
    const found = unit && isKnown ? warrantyOfUnit({ ...known, cards: new Map() }, unit, start) : undefined
    const sparepart = found?.parts_until ?? addMonths(start, otherwise.sparepart)
    const compressor = found?.compressor_until ?? addMonths(start, otherwise.compressor)
    return { half, sparepart, compressor: [sparepart, compressor].toSorted()[1] ?? compressor }
  })
}

/** What has arrived, hangs and is whole, each with the end dates of the policy. */
export const proposedItems = async (db: Db, supervision: Supervision): Promise<CardItem[]> => {
  const arrived = (await devicesOf(db, supervision.supervision_code)).filter((device) => !unsoundBecause(device))
  const units = arrived.map(({ serial_number, item_model }) => ({ serial_number, item_code: item_model }))
  const policy = await policyOf(db, startOfCard(supervision), units)
  return units.map((unit, n) => {
    const { half, sparepart = '', compressor = '' } = policy[n] ?? {}
    return {
      item_code: half?.item_code ?? unit.item_code,
      item_name: half?.item_name ?? unit.item_code,
      serial_number: unit.serial_number,
      ...{ warranty_end_date_sparepart: sparepart, warranty_end_date_compressor: compressor },
      ...{ policy_end_sparepart: sparepart, policy_end_compressor: compressor },
    }
  })
}

export type TypedItem = Unit & {
  item_name: string
  warranty_end_date_sparepart: string | null
  warranty_end_date_compressor: string | null
  reason: string | null
}
/** By policy the dates are the policy's whatever was typed; by contract those that were typed, beside what the policy says. */
export const withDates = async (
  db: Db,
  start: string,
  basis: WarrantyBasis,
  given: readonly TypedItem[],
): Promise<CardItem[]> => {
  const policy = await policyOf(db, start, given)
  return given.map((item, n) => {
    const { sparepart = start, compressor = start } = policy[n] ?? {}
    const byPolicy = { policy_end_sparepart: sparepart, policy_end_compressor: compressor }
    const typed = basis === 'based_on_sales_contract'
    return {
      ...item,
      ...byPolicy,
      warranty_end_date_sparepart: (typed && item.warranty_end_date_sparepart) || sparepart,
      warranty_end_date_compressor: (typed && item.warranty_end_date_compressor) || compressor,
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
    for (const field of ['warranty_end_date_sparepart', 'warranty_end_date_compressor'] as const)
      if (item[field] > latestEnd(start))
        refuseField(`items.${n}.${field}`, because('end-too-late', { day: latestEnd(start) }))
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

type Site = Pick<Supervision, 'supervision_code'>
/** A damaged unit and one that never hung need a reason; a model is one of ours, or what the site wrote down for that unit. */
export const requireUnits = async (db: Db, { supervision_code }: Site, given: readonly CardItem[]) => {
  const arrived = new Map((await devicesOf(db, supervision_code)).map((device) => [device.serial_number, device]))
  for (const [n, item] of given.entries()) {
    const device = arrived.get(item.serial_number)
    const why = device && unsoundBecause(device)
    if (why && !item.reason) refuseField(`items.${n}.reason`, because('unit-needs-reason', { why }))
  }
  await requireModels(
    db,
    given.map(({ item_code, serial_number }, n) => ({
      code: item_code,
      field: `items.${n}.item_model.value`,
      serial_number,
    })),
    ({ code, serial_number }) => arrived.get(serial_number)?.item_model === code,
  )
}

/** Arrived and not on the card, and the other way round; what is damaged or does not hang is not missed. */
export const compareSerials = (arrived: readonly Device[], onCard: readonly string[]) => ({
  missing: arrived.flatMap((one) =>
    unsoundBecause(one) || onCard.includes(one.serial_number) ? [] : [one.serial_number],
  ),
  extra: onCard.filter((serial) => !arrived.some(({ serial_number }) => serial_number === serial)),
})

export const shownItem = (item: CardItem, n: number) => ({
  id: n + 1,
  item_model: { value: item.item_code, label: `(${item.item_code}) ${item.item_name}`, item_name: item.item_name },
  serial_number: item.serial_number,
  warranty_end_date_sparepart: item.warranty_end_date_sparepart,
  warranty_end_date_compressor: item.warranty_end_date_compressor,
  colour_sparepart: colourOfDate(item.warranty_end_date_sparepart),
  colour_compressor: colourOfDate(item.warranty_end_date_compressor),
  policy_end_sparepart: item.policy_end_sparepart ?? null,
  policy_end_compressor: item.policy_end_compressor ?? null,
  reason: item.reason ?? null,
})
