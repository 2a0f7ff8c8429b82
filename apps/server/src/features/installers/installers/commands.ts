import { actOnInstaller } from '@sejuk/contract/installers/installers'
import { type InstallerActionName, installer, isAboutBank } from '@sejuk/domain/installers/installers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers as t } from '../../../db/tables/installers/installers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { followState } from './follow-state.ts'
import { notifyInstaller } from './notify-installer.ts'

type Installer = typeof t.$inferSelect
type By = { usercode: string; username: string; at: string }
const approved = ({ usercode, username, at }: By) => ({
  approved_date: at,
  approved_user_code: usercode,
  approved_user_name: username,
})

/** An action that ends the cooperation begins the years for which papers are kept; any other goes on with it. */
const endingOf = (user_status: Installer['user_status'], at: string) =>
  user_status === 'Rejected' || user_status === 'Paused'
    ? { ended_date: at, photos_purged_date: null }
    : { ended_date: null }

const accountOf = async (db: Db, user_code: string) => {
  const [account] = await db.select().from(installerBanks).where(eq(installerBanks.user_code, user_code))
  return account
}

const tell = (done: Done<Installer>) =>
  notifyInstaller(done, done.name as InstallerActionName, { user_code: done.after.user_code, reason: done.reason })
const follow = ({ db, before, after }: Done<Installer>) => followState(db, after.user_code, before, after)
const followAndTell = [follow, tell]

/** The person is locked, and the account is only ever written by who holds the person. */
export const onInstaller = acting(installer, {
  table: t,
  key: 'user_code',
  endpoints: actOnInstaller,
  visible: (viewer) => visibleTo(viewer, t),
  facts: async ({ db, viewer }, row) => {
    const account = await accountOf(db, row.user_code)
    const { installers: settings } = await settingsOf(db, 'installers')
    const isSecond = settings.four_eyes && row.approved_user_code === viewer.usercode
    return {
      approve_status: account?.approve_status ?? null,
      bank_verify_result: account?.bank_verify_result ?? 'Unknown',
      is_identity_checker: row.id_checked_by === viewer.usercode,
      is_same_approver: account?.bank_checked_by === viewer.usercode || isSecond,
    }
  },
  changes: { 'admin-remark': async ({ input: { remark } }) => ({ set: { admin_remark: remark }, reason: remark }) },
  marks: { 'approve-identity-information': approved },
  writeBeside: ({ db, viewer, name, input, before, at }, { approve_status }) =>
    db
      .update(installerBanks)
      .set({
        approve_status,
        approve_reason: (input as { reason?: string }).reason ?? null,
        ...(name === 'approve-bank-account' ? approved({ ...viewer, at }) : {}),
      })
      .where(eq(installerBanks.user_code, before.user_code)),
  derived: (row, { name, before, at, reason }) => ({
    // Of what the installer wrote, not of what we decided.
    updated_date: before.updated_date,
    ...(isAboutBank(name) || name === 'admin-remark'
      ? {}
      : { approve_reason: reason, ...endingOf(row.user_status, at) }),
  }),
  effects: {
    'approve-identity-information': followAndTell,
    'approve-bank-account': followAndTell,
    'reject-installer': followAndTell,
    'reject-to-upgrade-sales-installer': followAndTell,
    'withdraw-back-modify-identity-information': followAndTell,
    'withdraw-back-modify-bank-account': followAndTell,
    // Nobody writes to a closed account: the last word comes before it closes, the first after it is open again.
    'pause-cooperation': [tell, follow],
    'resume-cooperation': followAndTell,
  },
})

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
