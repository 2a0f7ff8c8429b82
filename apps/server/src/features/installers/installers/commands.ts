import type * as contract from '@sejuk/contract/installers/installers'
import {
  actionOf,
  afterAction,
  type InstallerActionName,
  type InstallerState,
  stateOf,
} from '@sejuk/domain/installers/installers'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers as t } from '../../../db/tables/installers/installers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { followState } from './follow-state.ts'
import { lockInstaller } from './lock.ts'
import { notifyInstaller } from './notify-installer.ts'

const entity = 'installer'
type Asked = RequestContext<(typeof contract.actOnInstaller)[InstallerActionName]>
type Written = { reason?: string; remark?: string }

/** One of the nine: the table says whether, the table says what becomes of it; the rest follows. */
export const actOn = (name: InstallerActionName) => async (context: Asked) => {
  const { db, viewer, actor, input } = context
  const { person, account } = await lockInstaller(context)
  const { installers: settings } = await settingsOf(db, 'installers')
  const isSameApprover =
    settings.four_eyes && [person.approved_user_code, account?.bank_checked_by].includes(viewer.usercode)
  const before = stateOf(person, account, isSameApprover)
  enforce(gate(actionOf(name), before, viewer.permission))
  const after = afterAction(name, before)
  const { reason = null, remark } = input as Written
  await write(context, name, after, { reason, remark })
  const isBank = actionOf(name).about === 'bank'
  await logActions(db, actor, [
    {
      entity,
      entity_code: person.user_code,
      action: name,
      from_status: isBank ? before.approve_status : before.user_status,
      to_status: isBank ? after.approve_status : after.user_status,
      reason: reason ?? remark ?? null,
      before: { ...before, is_same_approver: undefined, admin_remark: person.admin_remark },
      after: { ...after, is_same_approver: undefined, admin_remark: remark ?? person.admin_remark },
    },
  ])
  const tell = () => notifyInstaller(context, name, { user_code: person.user_code, reason })
  const follow = () => followState(db, person.user_code, before, after)
  // Nobody writes to a closed account: the last word comes before it closes, the first after it is open again.
  for (const next of after.user_status === 'Paused' ? [tell, follow] : [follow, tell]) await next()
  return { data: null }
}

/** An action that ends the cooperation begins the years for which papers are kept; any other goes on with it. */
const endingOf = (user_status: InstallerState['user_status']) =>
  user_status === 'Rejected' || user_status === 'Paused'
    ? { ended_date: sql`now()`, photos_purged_date: null }
    : { ended_date: null }

type Said = { reason: string | null; remark: string | undefined }

const write = async ({ db, viewer, input }: Asked, name: InstallerActionName, after: InstallerState, said: Said) => {
  const itself = eq(t.user_code, input.user_code)
  if (said.remark !== undefined) {
    await db.update(t).set({ admin_remark: said.remark }).where(itself)
    return
  }
  const { user_status, user_type, is_barred, approve_status } = after
  const decided = {
    approved_date: sql`now()`,
    approved_user_code: viewer.usercode,
    approved_user_name: viewer.username,
  }
  const isBank = actionOf(name).about === 'bank'
  const approves = name === 'approve-identity-information' || name === 'approve-bank-account'
  const decision = { approve_reason: said.reason, ...(approves ? decided : {}) }
  await db
    .update(t)
    .set({ user_status, user_type, is_barred, ...(isBank ? {} : { ...decision, ...endingOf(user_status) }) })
    .where(itself)
  if (!isBank) return
  if (!approve_status) refuse('notFound')
  await db
    .update(installerBanks)
    .set({ approve_status, ...decision })
    .where(eq(installerBanks.user_code, input.user_code))
}

type Change = {
  before: Pick<typeof t.$inferSelect, 'user_code' | 'phone_number'>
  phone_number: string
  action: string
  reason?: string
}

/** What signs in and what is written to are one number. */
export const putInstallerPhone = async (db: Db, actor: Actor, { before, phone_number, action, reason }: Change) => {
  await db.update(t).set({ phone_number }).where(eq(t.user_code, before.user_code))
  await db.update(users).set({ phone: phone_number }).where(eq(users.usercode, before.user_code))
  await logActions(db, actor, [
    {
      entity: 'installer',
      entity_code: before.user_code,
      action,
      reason: reason ?? null,
      before: { phone_number: before.phone_number },
      after: { phone_number },
    },
  ])
}
