import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { and, eq } from 'drizzle-orm'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** The folder 'Project Supervision': seen with the supervision. */
export const supervisionAttachments = attachmentModule(
  supervisionFiles.module,
  async (db, viewer, supervision_code) =>
    (await db.$count(t, and(eq(t.supervision_code, supervision_code), visibleSupervisions(viewer)))) > 0,
  async (db, supervision_code) =>
    (await db.$count(
      t,
      and(eq(t.supervision_code, supervision_code), eq(t.supervision_status, 'Finish_Project_Finished')),
    )) === 0,
)
