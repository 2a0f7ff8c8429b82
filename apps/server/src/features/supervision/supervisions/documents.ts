import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { requiredDocuments, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { supervisionDocuments as documents, type supervisions } from '../../../db/tables/supervision/supervisions.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'

type Row = typeof supervisions.$inferSelect
type Form<Name extends keyof typeof actOnSupervision> = Parsed<(typeof actOnSupervision)[Name]>

/** How many files hang on a supervision under a name. */
export const countFiles = (db: Db, module_code: string, ...aliases: readonly string[]) =>
  db.$count(
    attachments,
    and(
      eq(attachments.module_name, supervisionFiles.module),
      eq(attachments.module_code, module_code),
      inArray(attachments.alias, [...aliases]),
      isNull(attachments.deleted_date),
    ),
  )

export const documentNew = async ({ db, viewer, before, input }: Begun<Row, object, Form<'documentNew'>>) => {
  const { supervision_code } = before
  if (!(await countFiles(db, supervision_code, input.kind))) refuseField('kind', because('document-file-missing'))
  const { usercode: created_by, username: create_user_name } = viewer
  const said = { document_status: 'Document_Draft' as const, remark: input.remark, created_by, create_user_name }
  await db
    .insert(documents)
    .values({ supervision_code, kind: input.kind, ...said })
    .onConflictDoUpdate({ target: [documents.supervision_code, documents.kind], set: said })
  return { also: { document: input.kind } }
}

const setAll = (
  db: Db,
  supervision_code: string,
  document_status: 'Submitted' | 'TS_Approved' | 'Audited' | 'Rejected',
) => db.update(documents).set({ document_status }).where(eq(documents.supervision_code, supervision_code))

export const documentSubmit = async ({ db, before: { supervision_code } }: Begun<Row, object>) => {
  const found = await db
    .select({ kind: documents.kind })
    .from(documents)
    .where(eq(documents.supervision_code, supervision_code))
  const missing = requiredDocuments.filter((kind) => !found.some((one) => one.kind === kind))
  if (missing.length)
    refuse('conflict', { because: because('documents-missing', { list: missing.join(', '), n: missing.length }) })
  await setAll(db, supervision_code, 'Submitted')
  return {
    set: {
      ...{ ts_audit_status: 'TS_Dept_Audit_Required' as const, ass_audit_status: 'ASS_Dept_Audit_Required' as const },
      ...{ ts_dept_audited_date: null, ass_dept_audited_date: null, audited_date: null, reject_reason: null },
    },
  }
}

export const tsApprove = async ({ db, before }: Begun<Row, object>) => {
  await setAll(db, before.supervision_code, 'TS_Approved')
  return { set: { ts_audit_status: 'TS_Dept_Audit_Approved' as const } }
}
export const assApprove = async ({ db, before }: Begun<Row, object>) => {
  await setAll(db, before.supervision_code, 'Audited')
  return { set: { ass_audit_status: 'ASS_Dept_Audit_Approved' as const } }
}
export const tsReject = async ({ db, before, input }: Begun<Row, object, Form<'tsReject'>>) => {
  await setAll(db, before.supervision_code, 'Rejected')
  return { set: { ts_audit_status: 'TS_Dept_Audit_Rejected' as const, reject_reason: input.reason } }
}
export const assReject = async ({ db, before, input }: Begun<Row, object, Form<'assReject'>>) => {
  await setAll(db, before.supervision_code, 'Rejected')
  return { set: { ass_audit_status: 'ASS_Dept_Audit_Rejected' as const, reject_reason: input.reason } }
}
