import { settingChange } from '@sejuk/domain/company/setting-changes'
import { fromTo } from '@sejuk/domain/company/setting-texts'
import { addressTo } from '@sejuk/domain/pages'
import type { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { logSecurity } from '../../../platform/session/security-log.ts'
import { toldOf } from './told.ts'

type Row = typeof t.$inferSelect

const facts = async ({ db }: Within, row: Row, who: string) => ({
  notice: {
    to: (await toldOf(db, row)).map(({ usercode }) => usercode),
    url: addressTo('settingChange', { code: row.change_code }),
    about: { entity: settingChange.entity, entity_code: row.change_code },
  },
  variables: { change: row.change_code, place: row.scope_name, from_to: fromTo(row.kind, row.before, row.after), who },
})

/** What moves money stands in the security log too, without the sign-in secrets that it never holds. */
export const logChange = (within: Within & { actor: Actor }, row: Row, action: string) =>
  logSecurity(within.db, within.actor, [
    {
      kind: 'setting-changed',
      usercode: row.created_by,
      detail: `${row.change_code} ${action}: ${row.kind} ${row.scope} ${fromTo(row.kind, row.before, row.after)}`,
    },
  ])

export const tellProposed = async (within: Within, row: Row) => {
  const { notice, variables } = await facts(within, row, row.create_user_name)
  await notify(within, { ...notice, event: 'setting-change-waiting', variables })
}

export const tellApproved = async (done: Done<Row>) => {
  const { after } = done
  await logChange(done, after, 'approve')
  const { notice, variables } = await facts(done, after, after.decided_user_name ?? '')
  const valid_from = after.valid_from ?? done.at
  await notify(done, { ...notice, event: 'setting-change-approved', variables: { ...variables, valid_from } })
}

export const tellRejected = async (done: Done<Row>) => {
  const { after, reason } = done
  const { notice, variables } = await facts(done, after, after.decided_user_name ?? '')
  await notify(done, { ...notice, event: 'setting-change-rejected', variables: { ...variables, reason: reason ?? '' } })
}

export const tellInForce = async (within: Within, row: Row) => {
  const { notice, variables } = await facts(within, row, row.decided_user_name ?? row.create_user_name)
  await notify(within, { ...notice, event: 'setting-change-in-force', variables })
}

export const tellEnded = async (within: Within, row: Row) => {
  const { notice, variables } = await facts(within, row, row.decided_user_name ?? row.create_user_name)
  await notify(within, { ...notice, event: 'setting-change-ended', variables })
}

export const tellStale = async (within: Within, row: Row) => {
  const { notice, variables } = await facts(within, row, row.create_user_name)
  await notify(within, { ...notice, event: 'setting-change-stale', variables })
}
