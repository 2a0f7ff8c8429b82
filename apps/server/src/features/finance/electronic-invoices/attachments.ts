import { consentModule } from '@sejuk/domain/finance/consent-files'
import { liveStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { and, eq, inArray } from 'drizzle-orm'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { ofVisibleInvoice } from './check.ts'

/** The customer's agreement, added while there is a number to take back. */
export const consentAttachments = attachmentModule(
  consentModule,
  async (db, viewer, code) => Boolean(await db.$count(t, and(eq(t.invoice_code, code), ofVisibleInvoice(viewer)))),
  async (db, code) =>
    Boolean(await db.$count(t, and(eq(t.invoice_code, code), inArray(t.e_status, [...liveStatuses])))),
)
