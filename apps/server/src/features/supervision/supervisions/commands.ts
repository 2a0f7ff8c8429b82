import * as contract from '@sejuk/contract/supervision/supervisions'
import { datesOfAction } from '@sejuk/domain/supervision/supervision-lists'
import { stepOfAction } from '@sejuk/domain/supervision/supervision-rail'
import { type SupervisionAction, supervision } from '@sejuk/domain/supervision/supervisions'
import { eq } from 'drizzle-orm'
import { requireDeliveries } from '../../../business/supervision/chosen-records.ts'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { photosMissing } from '../../../business/supervision/photos-missing.ts'
import { traceStep } from '../../../business/supervision/traces.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import {
  supervisionContacts,
  supervisionLines,
  supervisions as t,
} from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { assApprove, assReject, documentNew, documentSubmit, tsApprove, tsReject } from './documents.ts'
import { columnsOf, deliveriesIn, requireDays, type Stood, stoodBefore, writeContacts, writeLines } from './form.ts'
import { notifyNext } from './notices.ts'
import {
  certify,
  changeInstaller,
  debugAbnormal,
  debugNormal,
  deviceArrive,
  deviceInstall,
  dispatch,
  pause,
  receive,
  technicalTraining,
  usageTraining,
} from './site-work.ts'

const records = recordsOf(supervision.entity, t, t.supervision_code)
type Row = typeof t.$inferSelect

type Creating = RequestContext<typeof contract.createSupervision>
export const createSupervision = async ({ db, viewer, actor, input }: Creating, stood?: Stood) => {
  const columns = await columnsOf(db, viewer, input, stood)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const supervision_code = await nextDocumentNumber(db, 'SPV', columns.dept_code, companyToday())
  await records.add(db, actor, { ...columns, ...by, supervision_code }, { lines: input.lines })
  await writeLines(db, supervision_code, input)
  return { data: { supervision_code } }
}

export const copySupervision = async (context: RequestContext<typeof contract.copySupervision>) => {
  const { db, viewer, input } = context
  const { supervision_code: code, ...found } = await findSupervision(db, viewer, input.supervision_code)
  const lines = await db
    .select()
    .from(supervisionLines)
    .where(eq(supervisionLines.supervision_code, code))
    .orderBy(supervisionLines.line_no)
  const contacts = await db
    .select()
    .from(supervisionContacts)
    .where(eq(supervisionContacts.supervision_code, code))
    .orderBy(supervisionContacts.line_no)
  const { log_code, installer_code, warranty_basis, contract_clause, installer_pic, overtime } = found
  const form = {
    ...{ log_code, installer_code, warranty_basis, contract_clause, installer_pic, overtime },
    ...{ planned_start: found.planned_start ?? companyToday(), planned_end: found.planned_end, remark: found.remark },
    ...{
      delivery_orders: found.delivery_orders,
      lines: lines.map(({ supervision_code: _c, line_no: _n, ...line }) => line),
    },
    contacts: contacts.map(({ supervision_code: _c, line_no: _n, ...contact }) => contact),
  }
  return createSupervision({ ...context, input: form }, await stoodBefore(db, code, found.delivery_orders))
}

const stamp =
  (name: SupervisionAction) =>
  ({ at }: { at: string }): Partial<Row> =>
    Object.fromEntries((datesOfAction[name] ?? []).map((field) => [field, at]))
const marks = Object.fromEntries(supervision.names.map((name) => [name, stamp(name)]))

/** Every action leaves its trace on the rail. */
const leaveTrace = async ({ db, viewer, after, at, reason, name }: Done<Row>) => {
  const step = stepOfAction[name as SupervisionAction]
  if (step) await traceStep(db, after.supervision_code, step, viewer, at, reason)
}
const effects = Object.fromEntries(
  supervision.names.filter((name) => stepOfAction[name]).map((name) => [name, [leaveTrace]]),
)

export const onSupervision = acting(supervision, {
  table: t,
  key: 'supervision_code',
  endpoints: contract.actOnSupervision,
  visible: visibleSupervisions,
  facts: async ({ db }, { supervision_code }) => {
    const [found] = await db.select({ n: photosMissing }).from(t).where(eq(t.supervision_code, supervision_code))
    return { photos_missing: found?.n ?? 0 }
  },
  changes: {
    modify: async ({ db, viewer, before, input }) => {
      const { supervision_code, row_version: _version, ...form } = input
      const stood = await stoodBefore(db, supervision_code, before.delivery_orders)
      const columns = await columnsOf(db, viewer, form, stood)
      await writeLines(db, supervision_code, form)
      return { set: columns, also: { lines: form.lines } }
    },
    edit: async ({ db, before, input }) => {
      const { supervision_code, row_version: _version, contacts, ...columns } = input
      requireDays(columns)
      await requireDeliveries(db, deliveriesIn(columns), before.delivery_orders)
      await writeContacts(db, supervision_code, contacts)
      return { set: columns }
    },
    documentNew,
    documentSubmit,
    tsApprove,
    tsReject,
    assApprove,
    assReject,
    dispatch,
    rejectByHo: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    rejectByBranch: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    rejectByCoordinator: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    accept: async () => ({ set: { reject_reason: null } }),
    receive,
    certify,
    waive: async ({ input }) => ({ set: { waiver_reason: input.reason } }),
    technicalTraining,
    deviceArrive,
    deviceInstall,
    debugNormal,
    debugAbnormal,
    usageTraining,
    changeInstaller,
    pause,
    resume: async () => ({ set: { resume_date: null, pause_reason: null, paused_date: null } }),
  },
  marks,
  derived: (row, { before, at }) => (row.supervision_status === before.supervision_status ? {} : { status_since: at }),
  effects,
  notices: notifyNext,
})

export const supervisionLog = ({ db, viewer, input }: RequestContext<typeof contract.supervisionLog>) =>
  records.history(db, input.code, input.page, visibleSupervisions(viewer))
