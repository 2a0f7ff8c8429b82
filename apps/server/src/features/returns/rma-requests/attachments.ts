import { rmaPhotoModule } from '@sejuk/domain/returns/return-photos'
import { and, eq, inArray } from 'drizzle-orm'
import { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleRmas } from './queries.ts'

/** Photos of the defect and of the check, until the exchange is closed. */
export const rmaPhotosOf = attachmentModule(
  rmaPhotoModule,
  async (db, viewer, rma_code) => Boolean(await db.$count(t, and(eq(t.rma_code, rma_code), visibleRmas(viewer)))),
  async (db, rma_code) =>
    Boolean(
      await db.$count(
        t,
        and(eq(t.rma_code, rma_code), inArray(t.status, ['Draft', 'Submitted', 'Rejected', 'Approved', 'Adjusted'])),
      ),
    ),
)
