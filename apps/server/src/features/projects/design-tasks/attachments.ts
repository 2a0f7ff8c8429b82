import { designFiles, readVersionCode } from '@sejuk/domain/projects/design-tasks'
import { and, eq, inArray } from 'drizzle-orm'
import { visibleDesigns } from '../../../business/projects/visible-logs.ts'
import { designTasks as t } from '../../../db/tables/projects/design-tasks.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

const taskOf = (module_code: string) => readVersionCode(module_code)?.design_task_code ?? module_code
type IsVisible = Parameters<typeof attachmentModule>[1]
const seenWithTask: IsVisible = async (db, viewer, module_code) =>
  (await db.$count(t, and(eq(t.design_task_code, taskOf(module_code)), visibleDesigns(viewer)))) > 0

/** What the requester gives, until it is submitted. */
const brief = attachmentModule(
  designFiles.brief,
  seenWithTask,
  async (db, code) =>
    (await db.$count(
      t,
      and(eq(t.design_task_code, code), inArray(t.requester_task_status, ['Draft', 'Rejected_By_Designer'])),
    )) > 0,
)

/** The version that is worked on; an uploaded one is replaced by the next. */
const result = attachmentModule(designFiles.result, seenWithTask, async (db, code) => {
  const read = readVersionCode(code)
  if (!read) return false
  const isWorkedOn = and(
    eq(t.design_task_code, read.design_task_code),
    eq(t.version, read.version),
    eq(t.requester_task_status, 'Start_To_Design'),
  )
  return (await db.$count(t, isWorkedOn)) > 0
})

/** Put there by the release alone. */
const release = attachmentModule(designFiles.release, seenWithTask, async () => false)

export const designAttachments = [brief, result, release]
