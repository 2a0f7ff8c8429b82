import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import {
  type EInvoiceStatus,
  eInvoice,
  eInvoiceCode,
  mendableStatuses,
} from '@sejuk/domain/finance/electronic-invoices'
import { hasTaxInvoice } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { taxDocumentOf } from '@sejuk/domain/finance/tax-office/tax-documents'
import { isReady, taxProblemsOf } from '@sejuk/domain/finance/tax-office/tax-problems'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import type { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'
import { taxFactsOf } from './tax-facts.ts'

/** In one go; a month with more is checked in the night. */
const mostAtOnce = 5000
const batch = 500

export const ofVisibleInvoice = (viewer: Viewer) => visibleTo(viewer, copiedScope(t))

type Version = typeof t.$inferSelect

/** What it stands at after a check: a refused one is ready again only when something of it was mended. */
const statusAfter = ({ e_status, payload }: Version, document: object, isClean: boolean): EInvoiceStatus => {
  if (!isClean) return 'Not_Ready'
  if (e_status !== 'Rejected_DJP') return 'Ready'
  return sameContent(payload, document) ? 'Rejected_DJP' : 'Ready'
}

const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
const sameContent = (a: unknown, b: unknown) => JSON.stringify(a, sorted) === JSON.stringify(b, sorted)

const checkBatch = async (db: Db, actor: Actor, versions: readonly Version[]) => {
  const facts = await taxFactsOf(
    db,
    versions.map(({ invoice_code }) => invoice_code),
  )
  const today = companyToday()
  const found = versions.flatMap((version) => {
    const own = facts.get(version.invoice_code)
    if (!own) return []
    const problems = taxProblemsOf(own, today)
    const e_status = statusAfter(version, taxDocumentOf(own), isReady(problems))
    return [{ version, e_invoice_code: version.e_invoice_code, e_status, problems }]
  })
  // Only what changed is written: looking at a page does not make every row a new one.
  const changed = found.filter(
    ({ version, e_status, problems }) => version.e_status !== e_status || !sameContent(version.problems, problems),
  )
  if (changed.length) {
    const rows = JSON.stringify(changed.map(({ version: _version, ...row }) => row))
    await db.execute(sql`update e_invoices e set e_status = n.e_status, problems = n.problems, checked_date = now(),
        updated_date = now(), row_version = e.row_version + 1
      from jsonb_to_recordset(${rows}::jsonb) as n (e_invoice_code text, e_status text, problems jsonb)
      where e.e_invoice_code = n.e_invoice_code`)
  }
  const moved = changed.filter(({ version, e_status }) => version.e_status !== e_status)
  await logActions(
    db,
    actor,
    moved.map(({ version, e_status, problems }) => ({
      ...{ entity: eInvoice.entity, entity_code: version.invoice_code, action: 'check' },
      ...{ from_status: version.e_status, to_status: e_status, after: { problems: problems.map(({ code }) => code) } },
    })),
  )
  return found.filter(({ e_status }) => e_status === 'Ready').length
}

/** Locks what is checked, and leaves to others what they are at. */
export const checkVersions = async (db: Db, actor: Actor, where: SQL | undefined, most = mostAtOnce) => {
  const found = await db
    .select()
    .from(t)
    .where(and(inArray(t.e_status, [...mendableStatuses]), where))
    .orderBy(t.e_invoice_code)
    .limit(most)
    .for('update', { skipLocked: true })
  let ready = 0
  for (let n = 0; n < found.length; n += batch) ready += await checkBatch(db, actor, found.slice(n, n + batch))
  return { checked: found.length, ready }
}

export const checkEInvoices = async ({ db, viewer, actor, input }: RequestContext<typeof contract.checkEInvoices>) => {
  const { period, invoice_codes } = input
  const chosen = invoice_codes ? inArray(t.invoice_code, invoice_codes) : undefined
  const month = period ? eq(t.period, period) : undefined
  return { data: await checkVersions(db, actor, and(chosen, month, ofVisibleInvoice(viewer))) }
}

type Invoice = typeof i.$inferSelect

/** A version of an invoice, checked as soon as it is there. */
export const addVersion = async (
  db: Db,
  actor: Actor,
  { invoice_code, tax_date }: Pick<Invoice, 'invoice_code' | 'tax_date'>,
  more: Partial<typeof t.$inferInsert> = {},
) => {
  const version = more.version ?? 1
  const e_invoice_code = eInvoiceCode(invoice_code, version)
  const row = { e_invoice_code, invoice_code, version, tax_date, period: tax_date.slice(0, 7) }
  await db.insert(t).values({ ...row, ...more })
  await checkVersions(db, actor, eq(t.e_invoice_code, e_invoice_code))
}

/** Approved and taxed: from now on the tax office waits for it. */
export const queueEInvoice = async ({ db, after }: Done<Invoice>) => {
  if (hasTaxInvoice(after)) await addVersion(db, systemActor, after)
}

/** The invoice was cancelled before the tax office had it. */
export const dropEInvoice = async ({ db, after }: Done<Invoice>) => {
  await db
    .update(t)
    .set({ e_status: 'Cancelled' })
    .where(and(eq(t.invoice_code, after.invoice_code), inArray(t.e_status, [...mendableStatuses])))
}

/** In the night: customers and items were mended by people who never look at this list. */
export const eInvoiceCheck: Worker<object> = {
  name: 'e-invoice-check',
  cron: '10 2 * * *',
  work: async ({ db }) => {
    await db.transaction((own) => checkVersions(own, systemActor, undefined, 20_000))
  },
}
