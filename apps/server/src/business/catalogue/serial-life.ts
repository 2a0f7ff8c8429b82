import type { SerialHappening, SerialStatus } from '@sejuk/domain/catalogue/serial-numbers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialEvents } from '../../db/tables/catalogue/serial-events.ts'

export type SerialDocument = {
  /** The kind of document in kebab case, such as `goods-receipt`: the timeline leads to those it has a page for. */
  type: string
  code: string
}

export type Told = {
  serials: readonly string[]
  document: SerialDocument
  actor: { usercode: string; username: string }
  /** When it happened; now where it is not said. */
  at?: string | undefined
  /** Where the unit lies afterwards, or lay when this was told. */
  warehouse_code?: string | null | undefined
  dept_code?: string | null | undefined
  customer_code?: string | null | undefined
  note?: string | null | undefined
}

export type LifeStep = { serial_number: string; status_before: SerialStatus | null; status_after: SerialStatus }

/** The field under which each refused number is named. */
export const serialField = (serial: string) => `serials.${serial}`

/** Adds one step to the life of each unit. Callers have locked or made the rows. */
export const keepInLife = async (
  db: Db,
  told: Omit<Told, 'serials' | 'at'> & { event: SerialHappening },
  at: string,
  kept: readonly LifeStep[],
) => {
  if (kept.length === 0) return
  const lines = JSON.stringify(kept)
  await db.execute(sql`insert into ${serialEvents} (serial_number, event, status_before, status_after, happened_at,
      document_type, document_code, warehouse_code, dept_code, customer_code, note, usercode, username)
    select serial_number, ${told.event}, status_before, status_after, ${at}::timestamptz, ${told.document.type}, ${told.document.code},
      ${told.warehouse_code ?? null}, ${told.dept_code ?? null}, ${told.customer_code ?? null}, ${told.note ?? null},
      ${told.actor.usercode}, ${told.actor.username}
    from jsonb_to_recordset(${lines}::jsonb) as line (serial_number text, status_before text, status_after text)`)
}
