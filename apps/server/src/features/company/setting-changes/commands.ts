import * as contract from '@sejuk/contract/company/setting-changes'
import { dayAfter, settingChange, shortenedObjection, validFrom } from '@sejuk/domain/company/setting-changes'
import { settingLevelOf } from '@sejuk/domain/company/setting-kinds'
import { because } from '@sejuk/domain/messages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { lockSetting } from '../../../business/company/lock-setting.ts'
import { isLive } from '../../../business/company/is-live.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { handlers } from './kinds/handlers.ts'
import { putBack, putInForce, staleValue } from './apply.ts'
import { logChange, tellApproved, tellEnded, tellInForce, tellProposed, tellRejected, tellStale } from './notices.ts'
import { markOvertaken } from './overtaken.ts'
import { type Proposal, type Proposing, proposeSetting, requireNoneWaits } from './propose.ts'
import { visibleChanges } from './seen-changes.ts'

const records = recordsOf(settingChange.entity, t, t.change_code)

/** From the page of a setting: what its call answers, and that it waits. */
export const proposeFromPage = async (within: Proposing, proposal: Proposal) => {
  const { change_code, status } = await proposeSetting(within, proposal)
  const values = { code: change_code }
  return {
    data: { change_code, change_status: status },
    message: status === 'In_Force' ? because('setting-in-force-alone', values) : because('setting-proposed', values),
  }
}

export const proposeSettingChange = async (context: RequestContext<typeof contract.proposeSettingChange>) => {
  const { data, message } = await proposeFromPage(context, context.input)
  return data.change_status === 'Draft' ? { data } : { data, message }
}

/** From when it holds, and until when: what begins after its last day makes no sense. */
const timesOf = (row: typeof t.$inferSelect, at: string, is_live: boolean, shortened: string | null) => {
  const objection = shortenedObjection(row.valid_until, shortened)
  if (objection) refuseField('valid_until', objection)
  const valid_until = shortened ?? row.valid_until
  const valid_from = validFrom(at, row.valid_from, { loosens: row.loosens, is_first: row.is_first, is_live })
  if (valid_until && valid_from >= instantOf(dayAfter(valid_until), '00:00', headOffice))
    refuseField('valid_until', because('setting-ends-before'))
  return { valid_from, valid_until }
}

export const onSettingChange = acting(settingChange, {
  table: t,
  key: 'change_code',
  endpoints: contract.actOnSettingChange,
  visible: visibleChanges,
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select({ kind: t.kind, scope: t.scope }).from(t).where(eq(t.change_code, code))
    await lockSetting(db, found ?? refuse('notFound'))
  },
  facts: async ({ db, viewer }, row) => ({
    own_level: settingLevelOf(viewer.role),
    is_live: await isLive(db),
    stale_value: await staleValue(db, row),
  }),
  changes: {
    submit: async ({ db, before, at }) => {
      await requireNoneWaits(db, before)
      return { set: { submitted_date: at } }
    },
    approve: async ({ db, before, input, at }) => {
      await handlers[before.kind].prepare?.(db, before.scope, before.after, before.before)
      const times = timesOf(before, at, await isLive(db), input.valid_until)
      const isDue = times.valid_from <= at
      return { facts: { isDue }, set: { ...times, in_force_date: isDue ? at : null } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    enforce: async ({ at }) => ({ set: { in_force_date: at } }),
    end: async ({ at }) => ({ set: { ended_date: at } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({ decided_by: usercode, decided_user_name: username, decided_date: at }),
    reject: ({ usercode, username, at }) => ({ decided_by: usercode, decided_user_name: username, decided_date: at }),
  },
  effects: {
    approve: [
      async (done) => {
        if (done.after.status !== 'In_Force') return
        await putInForce(done, done.after)
        await markOvertaken(done, done.after)
      },
    ],
    enforce: [(done) => putInForce(done, done.after), (done) => markOvertaken(done, done.after)],
    end: [(done) => putBack(done, done.after, done.at), (done) => markOvertaken(done, done.after)],
  },
  notices: {
    submit: async (done) => {
      await logChange(done, done.after, 'propose')
      await tellProposed(done, done.after)
    },
    approve: tellApproved,
    reject: tellRejected,
    enforce: async (done) => {
      await logChange(done, done.after, 'in force')
      await tellInForce(done, done.after)
    },
    end: async (done) => {
      await logChange(done, done.after, 'end')
      await tellEnded(done, done.after)
    },
    outdate: (done) => tellStale(done, done.after),
  },
})

export const settingChangeLog = ({ db, viewer, input }: RequestContext<typeof contract.settingChangeLog>) =>
  records.history(db, input.code, input.page, visibleChanges(viewer))
