import { invoicePhotoModule } from '@sejuk/domain/finance/invoice-photos'
import { and, eq, inArray } from 'drizzle-orm'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleInvoices } from './queries.ts'

/** Photos of the signed paper, seen with the invoice, added while it is owed. */
export const invoiceAttachments = attachmentModule(
  invoicePhotoModule,
  async (db, viewer, code) => Boolean(await db.$count(t, and(eq(t.invoice_code, code), visibleInvoices(viewer)))),
  async (db, code) => Boolean(await db.$count(t, and(eq(t.invoice_code, code), inArray(t.status, ['2', '3'])))),
)
