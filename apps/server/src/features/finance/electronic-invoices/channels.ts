import { mostInXml, type TaxChannel } from '@sejuk/domain/finance/electronic-invoices'
import { inArray, sql } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { eInvoiceFiles, eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

type Version = typeof t.$inferSelect
type Handing = { db: Db; jobs: Jobs; actor: Actor }

/**
 * A way to the tax office. What it is handed was claimed in the same transaction; its answers come later, by
 * `settle`, from whichever side they come.
 */
type Channel = {
  /** Takes claimed versions on their way; answers with the files it made, if it makes files. */
  hand: (handing: Handing, claimed: readonly Version[]) => Promise<number[]>
  /** Begins to take a number back. */
  cancel: (handing: Handing, version: Pick<Version, 'e_invoice_code'>) => Promise<void>
}

export const uploadQueue = 'e-invoice-upload'
export const cancelQueue = 'e-invoice-cancel'

/** One job an invoice: a slow answer keeps no other back. */
const overHttp: Channel = {
  hand: async ({ db, jobs }, claimed) => {
    for (const { e_invoice_code } of claimed) await jobs.send(db, uploadQueue, { e_invoice_code })
    return []
  },
  cancel: ({ db, jobs }, { e_invoice_code }) => jobs.send(db, cancelQueue, { e_invoice_code }),
}

/** Files that somebody hands to Coretax. A replacement or a cancellation is done there by hand, and read back. */
const byFiles: Channel = {
  hand: async ({ db, actor }, claimed) => {
    const file_ids: number[] = []
    const fresh = claimed.filter(({ replaces_nsfp }) => replaces_nsfp === null)
    // A file is of one month and one seller: its head names who reports.
    for (const ofMonth of Map.groupBy(fresh, ({ period, payload }) => `${period} ${payload?.seller_tin}`).values())
      for (let n = 0; n < ofMonth.length; n += mostInXml) {
        const part = ofMonth.slice(n, n + mostInXml)
        const period = part[0]?.period ?? ''
        const by = { created_by: actor.usercode, create_user_name: actor.username }
        const [file] = await db
          .insert(eInvoiceFiles)
          .values({ period, invoice_count: part.length, ...by })
          .returning()
        if (!file) throw new Error('The file was not written')
        file_ids.push(file.file_id)
        await toWaiting(db, part, file.file_id)
      }
    const amended = claimed.filter(({ replaces_nsfp }) => replaces_nsfp !== null)
    if (amended.length) await toWaiting(db, amended, null)
    return file_ids
  },
  cancel: async () => undefined,
}

const toWaiting = (db: Db, versions: readonly Version[], file_id: number | null) =>
  db
    .update(t)
    .set({ e_status: 'Waiting_DJP', file_id, next_ask_date: null, claimed_date: null, updated_date: sql`now()` })
    .where(
      inArray(
        t.e_invoice_code,
        versions.map(({ e_invoice_code }) => e_invoice_code),
      ),
    )

export const channels: Record<TaxChannel, Channel> = { PAJAKKU: overHttp, CORETAX_XML: byFiles }

/** Files need nobody; the provider must be configured. */
export const isUsable = (provider: TaxChannel, { taxProvider }: Pick<Config, 'taxProvider'>) =>
  provider === 'CORETAX_XML' || taxProvider !== undefined
