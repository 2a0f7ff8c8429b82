import { addressTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { SupervisionStatus } from '@sejuk/domain/supervision/supervision-statuses'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { usersFor } from '../../../business/projects/project-notices.ts'
import type { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof supervisions.$inferSelect

/** Whose turn it is once a supervision has come to a status. */
const next: Partial<Record<SupervisionStatus, ListedPermission>> = {
  TS_Dept_Audit_Required: 'Supervision-Document-TS-Audit',
  ASS_Dept_Audit_Required: 'Supervision-Document-ASS-Audit',
  ASS_Dept_Audit_Approved: 'Supervision-Dispatch-To-ASS',
  Branch_Rejected: 'Supervision-Dispatch-To-ASS',
  HO_Dispatched: 'Supervision-ASS-Accept',
  Coordinator_Rejected: 'Supervision-ASS-Accept',
  Branch_Accepted: 'Supervision-Staff-Receive',
  Inspection_Supervision_Submitted: 'Supervision-Schedule',
}
const sentBack: readonly SupervisionStatus[] = ['TS_Dept_Audit_Rejected', 'ASS_Dept_Audit_Rejected', 'HO_Rejected']

export const aboutSupervision = ({ supervision_code }: Pick<Row, 'supervision_code'>) => ({
  url: addressTo('supervision', { code: supervision_code }),
  about: { entity: supervision.entity, entity_code: supervision_code },
})

export const notifyNext = async ({ db, jobs, config, viewer, before, after, reason }: Done<Row>) => {
  const { supervision_status: status, supervision_code, project_name: project } = after
  if (status === before.supervision_status) return
  const within = { db, jobs, config }
  if (sentBack.includes(status))
    await notify(within, {
      ...aboutSupervision(after),
      to: [after.created_by],
      event: 'supervision-sent-back',
      variables: { supervision: supervision_code, project, reason: reason ?? '' },
    })
  if (status === 'Coordinator_Received')
    await notify(within, {
      ...aboutSupervision(after),
      to: after.technician_codes,
      event: 'supervision-assigned',
      variables: { supervision: supervision_code, project },
    })
  const needs = next[status]
  if (!needs) return
  const people = await usersFor(db, after.service_dept_code, needs)
  await notify(within, {
    ...aboutSupervision(after),
    to: people.filter((usercode) => usercode !== viewer.usercode),
    event: 'supervision-waiting',
    variables: { supervision: supervision_code, project },
  })
}
