import { slipModule } from '@sejuk/domain/finance/consent-files'
import { and, eq } from 'drizzle-orm'
import { withholdingSlips as t } from '../../../db/tables/finance/withholding-slips.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleSlip } from './queries.ts'

export const slipAttachments = attachmentModule(slipModule, async (db, viewer, code) =>
  Boolean(/^\d{1,9}$/.test(code) && (await db.$count(t, and(eq(t.slip_id, Number(code)), visibleSlip(viewer))))),
)
