import { centreFileModule } from '@sejuk/domain/aftersales/service-files'
import { and, eq } from 'drizzle-orm'
import { serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Contracts, visible with the centre. */
export const serviceCentreAttachments = attachmentModule(
  centreFileModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.asc_code, code), visibleTo(viewer, t)))) > 0,
)
