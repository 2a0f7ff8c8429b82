import { settingFileModule } from '@sejuk/domain/company/setting-files'
import { and, eq, inArray } from 'drizzle-orm'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleChanges } from './seen-changes.ts'

/** Seen with the change; what was decided keeps what it was decided with. */
export const settingChangeAttachments = attachmentModule(
  settingFileModule,
  async (db, viewer, code) => Boolean(await db.$count(t, and(eq(t.change_code, code), visibleChanges(viewer)))),
  async (db, code) =>
    Boolean(await db.$count(t, and(eq(t.change_code, code), inArray(t.status, ['Draft', 'Submitted'])))),
)
