import { chequePhotoModule } from '@sejuk/domain/finance/cheque-photos'
import { and, eq, inArray } from 'drizzle-orm'
import { cheques as t } from '../../../db/tables/finance/cheques.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleCheques } from './queries.ts'

/** Photos of a cheque, seen with it, added as long as it is in our hands or at the bank. */
export const chequeAttachments = attachmentModule(
  chequePhotoModule,
  async (db, viewer, code) => Boolean(await db.$count(t, and(eq(t.cheque_code, code), visibleCheques(viewer)))),
  async (db, code) =>
    Boolean(await db.$count(t, and(eq(t.cheque_code, code), inArray(t.status, ['Saved', 'Submitted'])))),
)
