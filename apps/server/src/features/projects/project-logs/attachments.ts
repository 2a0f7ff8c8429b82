import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { and, eq } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** The folder 'Login Project': seen with the project. */
export const projectAttachments = attachmentModule(
  projectFiles.module,
  async (db, viewer, log_code) => (await db.$count(t, and(eq(t.log_code, log_code), visibleLogs(viewer)))) > 0,
)
