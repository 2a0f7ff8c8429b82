import { settingForms } from '@sejuk/contract/company/setting-forms'
import { settingChange } from '@sejuk/domain/company/setting-changes'
import {
  changedFields,
  isDoneAlone,
  loosens,
  neededLevel,
  type SettingKind,
  type SettingValues,
  settingLevelOf,
} from '@sejuk/domain/company/setting-kinds'
import { because, decode, type Said } from '@sejuk/domain/messages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { lockSetting } from '../../../business/company/lock-setting.ts'
import type { Db } from '../../../db/database.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { putInForce } from './apply.ts'
import { impactOf } from './impact.ts'
import { handlers } from './kinds/handlers.ts'
import { logChange, tellInForce, tellProposed } from './notices.ts'
import { markOvertaken } from './overtaken.ts'

const records = recordsOf(settingChange.entity, t, t.change_code)
explainConstraint('setting_changes_waiting', because('setting-waits-already-unnamed'))

export type Proposing = Within & { viewer: Viewer; actor: Actor }
export type Proposal = {
  kind: SettingKind
  scope: string
  after: SettingValues
  reason: string | null
  valid_from: string | null
  valid_until: string | null
  is_draft?: boolean
}

/** The values as their form reads them; what is wrong is said at its field. */
export const readValues = (kind: SettingKind, given: SettingValues): SettingValues => {
  const read = settingForms[kind].safeParse(given)
  if (read.success) return { ...read.data }
  const errors: Record<string, Said[]> = {}
  for (const { path, message } of read.error.issues)
    errors[path.length > 0 ? path.join('.') : 'after'] = [decode(message) ?? message]
  return refuse('invalid', { errors })
}

const requireDays = ({ valid_from, valid_until }: Pick<Proposal, 'valid_from' | 'valid_until'>) => {
  if (valid_until && valid_until < companyToday()) refuseField('valid_until', because('setting-last-day-past'))
  if (valid_until && valid_from && valid_until < valid_from) refuseField('valid_until', because('setting-ends-before'))
}

/** One of a kind and scope waits at a time. */
export const requireNoneWaits = async (db: Db, { kind, scope }: { kind: SettingKind; scope: string }) => {
  const isWaiting = inArray(t.status, ['Submitted', 'Approved'])
  const [open] = await db
    .select({ code: t.change_code })
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.scope, scope), isWaiting))
  if (open)
    refuse('conflict', {
      because: because('setting-waits-already', { code: open.code }),
      status: 'AlreadyDone',
      data: { change_code: open.code },
    })
}

/** What a temporary change holds for a while is not changed for another while: nobody could say what holds afterwards. */
const requireOneWhile = async (db: Db, { kind, scope, valid_until }: Proposal) => {
  if (!valid_until) return
  const [running] = await db
    .select({ code: t.change_code, day: t.valid_until })
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.scope, scope), eq(t.status, 'In_Force'), isNotNull(t.valid_until)))
  if (running)
    refuseField('valid_until', because('setting-temporary-waits', { code: running.code, day: running.day ?? '' }))
}

/** A document that waits for somebody above; what only lowers limits holds at once, and people are told. */
export const proposeSetting = async (within: Proposing, proposal: Proposal) => {
  const { db, viewer, actor } = within
  const { kind, scope, reason, valid_until, is_draft = false } = proposal
  await lockSetting(db, proposal)
  const current = (await handlers[kind].current(db, scope)) ?? refuseChoice('scope')
  const before = current.values
  const read = readValues(kind, proposal.after)
  const after = (await handlers[kind].prepare?.(db, scope, read, before)) ?? read
  if (changedFields(kind, before, after).length === 0)
    return refuse('conflict', { because: because('setting-nothing-changes'), status: 'AlreadyDone' })
  requireDays(proposal)
  await requireOneWhile(db, proposal)
  const is_alone = isDoneAlone(kind, before, after) && !proposal.valid_from && !valid_until && !is_draft
  if (!is_alone && !is_draft) await requireNoneWaits(db, proposal)
  const author_level = settingLevelOf(viewer.role)
  const now = new Date().toISOString()
  const impact = await impactOf(db, { kind, scope, before, after })
  const status = is_alone ? ('In_Force' as const) : is_draft ? ('Draft' as const) : ('Submitted' as const)
  const held = is_alone ? { in_force_date: now, valid_from: now } : {}
  const added = await records.add(db, actor, {
    change_code: await nextDocumentNumber(db, 'MSC', viewer.department, companyToday()),
    ...{ kind, scope, scope_name: current.scope_name, dept_code: current.dept_code, status, before, after, impact },
    ...{ is_alone, is_first: current.isFirst, loosens: loosens(kind, before, after) && !current.isFirst },
    ...{ author_level, needed_level: neededLevel(kind, { before, after, author_level }), reason, valid_until },
    valid_from: proposal.valid_from ? instantOf(proposal.valid_from, '00:00', headOffice) : null,
    ...{ authors: [viewer.usercode], created_by: viewer.usercode, create_user_name: viewer.username },
    submitted_date: is_draft ? null : now,
    ...held,
  })
  if (is_draft) return added
  await logChange(within, added, is_alone ? 'alone' : 'propose')
  if (!is_alone) await tellProposed(within, added)
  else {
    await putInForce(within, added)
    await markOvertaken(within, added)
    await tellInForce(within, added)
  }
  return added
}
