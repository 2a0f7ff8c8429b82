import { returnPhotoModule } from '@sejuk/domain/returns/return-photos'
import { and, eq, inArray } from 'drizzle-orm'
import { returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleReturns } from './queries.ts'

/** Photos of the goods, until the return is closed. */
export const returnPhotosOf = attachmentModule(
  returnPhotoModule,
  async (db, viewer, return_code) =>
    Boolean(await db.$count(t, and(eq(t.return_code, return_code), visibleReturns(viewer)))),
  async (db, return_code) =>
    Boolean(
      await db.$count(
        t,
        and(eq(t.return_code, return_code), inArray(t.status, ['Draft', 'Rejected', 'Approved', 'Adjusted'])),
      ),
    ),
)
