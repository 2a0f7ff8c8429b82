import type * as contract from '@sejuk/contract/catalogue/serial-lives'
import { isSerial, lookAlikeKey, normalizeSerial, type SerialHappening } from '@sejuk/domain/catalogue/serial-numbers'
import type { Viewer } from '@sejuk/domain/viewers'
import { inArray, sql } from 'drizzle-orm'
import { purchaseDatesOf } from '../../../business/catalogue/purchase-dates.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { isoOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/database.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { nearTo } from './near.ts'

type Last = {
  serial_number: string
  event: SerialHappening
  happened_at: string
  document_code: string
  is_seen: boolean
}

const lastSteps = async (db: Db, viewer: Viewer, serials: readonly string[]) => {
  if (serials.length === 0) return new Map<string, Last>()
  const { rows } = await db.execute<Last>(sql`select distinct on (${e.serial_number})
      ${e.serial_number}, ${e.event}, ${e.happened_at}::text as happened_at, ${e.document_code},
      ((${e.dept_code} is null and ${e.customer_code} is null) or coalesce(${visibleTo(viewer, e)}, false)) as is_seen
    from ${e} where ${inArray(e.serial_number, [...serials])}
    order by ${e.serial_number}, ${e.happened_at} desc, ${e.event_id} desc`)
  return new Map(rows.map((row) => [row.serial_number, row]))
}

/** A result for each number, in the order in which they were pasted. */
export const lookUpSerials = async ({ db, viewer, input }: RequestContext<typeof contract.lookUpSerials>) => {
  const wanted = [...new Set(input.serials.map(normalizeSerial))].filter(Boolean)
  const valid = wanted.filter(isSerial)
  const known = await knownSerials(
    db,
    valid.map((serial) => ({ serial_indoor: serial, serial_outdoor: null })),
  )
  const lasts = await lastSteps(db, viewer, valid)
  const bought = await purchaseDatesOf(db, valid)
  const unknown = valid.filter((serial) => !known.bySerial.has(serial))
  const near = new Map((await nearTo(db, unknown)).map((one) => [lookAlikeKey(one.serial_number), one.serial_number]))
  const today = companyToday()
  return {
    data: wanted.map((serial_number) => {
      const unit = known.bySerial.get(serial_number)
      const last = lasts.get(serial_number)
      const asked = { serial_indoor: serial_number, serial_outdoor: null }
      const found = unit && warrantyOfUnit(known, { ...asked, purchase_date: bought.get(serial_number) ?? null }, today)
      return {
        serial_number,
        is_known: unit !== undefined,
        is_malformed: !isSerial(serial_number),
        status: unit?.status ?? null,
        item_code: unit?.item_code ?? null,
        item_name: unit?.item_name ?? null,
        warehouse_code: unit?.warehouse_code ?? null,
        replaced_by_sn: unit?.replaced_by_sn ?? null,
        last_event: last?.event ?? null,
        last_date: last ? isoOf(last.happened_at) : null,
        last_document: last?.is_seen ? last.document_code : null,
        warranty: found?.state ?? null,
        parts_until: found?.parts_until ?? null,
        near: unit ? null : (near.get(lookAlikeKey(serial_number)) ?? null),
      }
    }),
  }
}
