import { creditFileModule } from '@sejuk/domain/sales/credit-files'
import { and, eq, inArray } from 'drizzle-orm'
import { creditLimitRequests as t } from '../../../db/tables/sales/credit-limit-requests.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleRequests } from './queries.ts'

/** Seen with the request; what was submitted keeps what it was submitted with. */
export const creditLimitRequestAttachments = attachmentModule(
  creditFileModule,
  async (db, viewer, code) => Boolean(await db.$count(t, and(eq(t.request_code, code), visibleRequests(viewer)))),
  async (db, code) =>
    Boolean(await db.$count(t, and(eq(t.request_code, code), inArray(t.status, ['Draft', 'Rejected'])))),
)
