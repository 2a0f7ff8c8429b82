import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import { eInvoice } from '@sejuk/domain/finance/electronic-invoices'
import { taxDocumentOf } from '@sejuk/domain/finance/tax-office/tax-documents'
import { because } from '@sejuk/domain/messages'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { channels, isUsable } from './channels.ts'
import { checkVersions, ofVisibleInvoice } from './check.ts'
import { taxFactsOf } from './tax-facts.ts'

const mostAtOnce = 5000
const batch = 500
type Version = typeof t.$inferSelect

/** Checked once more, claimed and handed over in one transaction. Whoever comes at the same moment finds the rest, never the same. */
export const uploadEInvoices = async (context: RequestContext<typeof contract.uploadEInvoices>) => {
  const { db, viewer, actor, input, jobs, config } = context
  const { provider, period, invoice_codes } = input
  if (!isUsable(provider, config)) refuse('conflict', { because: because('tax-provider-not-configured') })
  const chosen = invoice_codes ? inArray(t.invoice_code, invoice_codes) : period ? eq(t.period, period) : sql`false`
  // What one channel has heard of never goes to the other: both might give it a number.
  const sameWay = or(isNull(t.provider), eq(t.provider, provider))
  const wanted = and(chosen, sameWay, ofVisibleInvoice(viewer))
  await checkVersions(db, actor, wanted, mostAtOnce)
  const claimed = await claim(db, wanted, { provider, isChosen: invoice_codes !== undefined })
  if (claimed.length === 0) refuse('conflict', { because: because('nothing-ready-to-upload') })
  await logActions(
    db,
    actor,
    claimed.map(({ invoice_code, version, attempt }) => ({
      ...{ entity: eInvoice.entity, entity_code: invoice_code, action: 'upload', to_status: 'Uploading' },
      after: { version, attempt, provider },
    })),
  )
  const file_ids = await channels[provider].hand({ db, jobs, actor }, claimed)
  return { data: { taken: claimed.length, file_ids } }
}

type Way = { provider: 'PAJAKKU' | 'CORETAX_XML'; isChosen: boolean }

/** Before anything leaves: from here on the attempt is known, whatever becomes of this process. */
const claim = async (db: Db, wanted: SQL | undefined, { provider, isChosen }: Way) => {
  // A refused one that nothing was mended of goes again only where somebody chose it.
  const statuses = isChosen ? (['Ready', 'Rejected_DJP'] as const) : (['Ready'] as const)
  const found = await db
    .select()
    .from(t)
    .where(and(inArray(t.e_status, [...statuses]), wanted))
    .orderBy(asc(t.tax_date), asc(t.e_invoice_code))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true })
  const claimed: Version[] = []
  for (let n = 0; n < found.length; n += batch)
    claimed.push(...(await claimBatch(db, found.slice(n, n + batch), provider)))
  return claimed
}

const claimBatch = async (db: Db, versions: readonly Version[], provider: Way['provider']) => {
  const facts = await taxFactsOf(
    db,
    versions.map(({ invoice_code }) => invoice_code),
  )
  const rows = versions.flatMap(({ e_invoice_code, invoice_code }) => {
    const own = facts.get(invoice_code)
    return own ? [{ e_invoice_code, payload: taxDocumentOf(own) }] : []
  })
  await db.execute(sql`update e_invoices e set e_status = 'Uploading', attempt = e.attempt + 1, provider = ${provider},
      payload = n.payload, claimed_date = now(), next_ask_date = now() + interval '2 minutes', error_code = null,
      error_message = null, updated_date = now(), row_version = e.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (e_invoice_code text, payload jsonb)
    where e.e_invoice_code = n.e_invoice_code`)
  return db
    .select()
    .from(t)
    .where(
      inArray(
        t.e_invoice_code,
        rows.map(({ e_invoice_code }) => e_invoice_code),
      ),
    )
    .orderBy(asc(t.tax_date), asc(t.e_invoice_code))
}
