import { leave } from '@sejuk/domain/field/leave'
import { addressTo } from '@sejuk/domain/pages'
import { fieldUser } from '../../../business/field/field-user.ts'
import type { Db } from '../../../db/database.ts'
import type { leaves as t } from '../../../db/tables/field/leaves.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { approversFor } from './deciders.ts'
import { stopsIn } from './planned-visits.ts'

type Row = typeof t.$inferSelect

const nameOf = async (db: Db, usercode: string) => (await fieldUser(db, usercode)).username

const about = ({ leave_code }: Row) => ({ entity: leave.entity, entity_code: leave_code })
const period = ({ from_date, to_date }: Row) => ({ from: from_date, to: to_date })
const decidedAt = ({ leave_code }: Row) => addressTo('leaveApproval', { search: leave_code })

export const tellApprover = async ({ db, jobs, config, after }: Done<Row>) => {
  const { to, approver_for } = await approversFor(db, after)
  const common = { to, about: about(after), url: decidedAt(after) }
  const variables = { staff: await nameOf(db, after.usercode), ...period(after), days: after.days }
  if (approver_for)
    await notify(
      { db, jobs, config },
      { ...common, event: 'leave-asked-instead', variables: { ...variables, instead: approver_for } },
    )
  else await notify({ db, jobs, config }, { ...common, event: 'leave-asked', variables })
}

export const tellOfCancelling = async ({ db, jobs, config, after, reason }: Done<Row>) => {
  const { to } = await approversFor(db, after)
  const variables = { staff: await nameOf(db, after.usercode), ...period(after), reason: reason ?? '-' }
  await notify(
    { db, jobs, config },
    { to, event: 'leave-cancel-asked', about: about(after), url: decidedAt(after), variables },
  )
}

export const tellDecision =
  (event: 'leave-approved' | 'leave-rejected' | 'leave-cancelled' | 'leave-kept') =>
  async ({ db, jobs, config, after, reason }: Done<Row>) => {
    const common = { to: [after.usercode], about: about(after), url: addressTo('leave') }
    if (event === 'leave-approved' || event === 'leave-cancelled')
      await notify({ db, jobs, config }, { ...common, event, variables: period(after) })
    else
      await notify({ db, jobs, config }, { ...common, event, variables: { ...period(after), reason: reason ?? '-' } })
  }

/** Leads to what waits, where the delegate decides, otherwise to the plan of visits. */
export const tellDelegate = async ({ db, jobs, config, after }: Done<Row>) => {
  const { delegate_user_code, usercode } = after
  if (!delegate_user_code) return
  const viewer = (await findViewer(db, delegate_user_code))?.viewer
  const url = viewer?.permission.has('Leave-View-Team')
    ? addressTo('leaveApproval', { status: 'Submitted' })
    : addressTo('leave')
  await notify(
    { db, jobs, config },
    {
      ...{ to: [delegate_user_code], event: 'leave-delegated', about: about(after), url },
      variables: { staff: await nameOf(db, usercode), ...period(after), visits: await stopsIn(db, usercode, after) },
    },
  )
}
