import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { consentModule } from '@sejuk/domain/finance/consent-files'
import { eInvoice, eInvoiceCode, mendableStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext, Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { channels } from './channels.ts'
import { addVersion, checkVersions, ofVisibleInvoice } from './check.ts'

type Version = typeof t.$inferSelect

export const factsOf = async (db: Db, { invoice_code, version }: Pick<Version, 'invoice_code' | 'version'>) => {
  const consents = await db.$count(
    attachments,
    and(
      eq(attachments.module_name, consentModule),
      eq(attachments.module_code, invoice_code),
      isNull(attachments.deleted_date),
    ),
  )
  const [successor] = await db
    .select({ e_status: t.e_status })
    .from(t)
    .where(eq(t.e_invoice_code, eInvoiceCode(invoice_code, version + 1)))
  return { consents, successor_status: successor?.e_status ?? null }
}

/** The next version, through the same channel: the tax office must know which number it replaces. */
const addSuccessor = async ({ db, actor, after }: Done<Version>) => {
  const { invoice_code, version, nsfp, provider } = after
  const [invoice] = await db.select().from(i).where(eq(i.invoice_code, invoice_code))
  const earlier = await db.$count(t, eq(t.invoice_code, invoice_code))
  if (invoice)
    await addVersion(db, actor, invoice, {
      ...{ version: Math.max(version, earlier) + 1, replaces_nsfp: nsfp, provider },
    })
}

const dropSuccessor = async ({ db, after }: Done<Version>) => {
  await db
    .update(t)
    .set({ e_status: 'Cancelled' })
    .where(and(eq(t.invoice_code, after.invoice_code), inArray(t.e_status, [...mendableStatuses])))
}

const beginCancelling = ({ db, jobs, actor, after }: Done<Version>) =>
  channels[after.provider ?? 'CORETAX_XML'].cancel({ db, jobs, actor }, after)

export const onEInvoice = acting(eInvoice, {
  table: t,
  key: 'e_invoice_code',
  endpoints: contract.actOnEInvoice,
  visible: ofVisibleInvoice,
  facts: ({ db }, row) => factsOf(db, row),
  changes: {
    replace: async ({ input }) => ({ set: { reason: input.reason } }),
    cancel: async ({ input }) => ({ set: { reason: input.reason, next_ask_date: new Date().toISOString() } }),
  },
  effects: { replace: [addSuccessor], keep: [dropSuccessor], cancel: [beginCancelling] },
})

/** Goods of an invoice came back in its tax period: what the tax office has is replaced; what it has not yet is checked anew. */
export const replaceAfterReturn = async (within: ActingContext, invoice_code: string, reason: string) => {
  const { db, actor } = within
  const [live] = await db
    .select({ e_invoice_code: t.e_invoice_code })
    .from(t)
    .where(and(eq(t.invoice_code, invoice_code), eq(t.e_status, 'Approved_DJP')))
  if (!live) return void (await checkVersions(db, actor, eq(t.invoice_code, invoice_code)))
  const begun = await onEInvoice.beginBySystem(within, 'replace', live.e_invoice_code)
  if (!begun) return refuse('busy')
  await onEInvoice.end(begun, { set: { reason }, reason })
}
