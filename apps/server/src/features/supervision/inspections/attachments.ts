import { answerPhotos, guidancePictures } from '@sejuk/domain/supervision/supervision-file-rights'
import { and, eq } from 'drizzle-orm'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import { inspectionAnswers as a, inspectionCheckpoints as c } from '../../../db/tables/supervision/inspections.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** The photos of one answer, named by its key: they arrive after it. */
export const answerAttachments = attachmentModule(answerPhotos.module, async (db, viewer, client_uuid) => {
  const found = await db
    .select({ code: t.supervision_code })
    .from(a)
    .innerJoin(t, eq(t.supervision_code, a.supervision_code))
    .where(and(eq(a.client_uuid, client_uuid), visibleSupervisions(viewer)))
  return found.length > 0
})

/** Of the checkpoint itself, for everybody who inspects by it. */
export const guidanceAttachments = attachmentModule(
  guidancePictures.module,
  async (db, _viewer, checkpoint_code) => (await db.$count(c, eq(c.checkpoint_code, checkpoint_code))) > 0,
)
