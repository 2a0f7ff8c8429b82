import type * as contract from '@sejuk/contract/aftersales/repair-choices'
import { type RepairChoiceKey, repairChoiceKeys } from '@sejuk/domain/aftersales/tickets/tickets'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { repairChoices as t } from '../../../db/tables/aftersales/tickets.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const choices = recordsOf('repair-choice', t, t.choice_id)

/** Symptom, then place, then cause: what a choice follows is in the list before its own. */
const requireParents = async (db: Db, key: RepairChoiceKey, parent_codes: readonly string[]) => {
  if (parent_codes.length === 0) return
  const before = repairChoiceKeys[repairChoiceKeys.indexOf(key) - 1]
  const wanted = new Set(parent_codes)
  const known = before ? await db.$count(t, and(eq(t.choice_key, before), inArray(t.code, [...wanted]))) : 0
  if (known < wanted.size) refuseChoice('parent_codes')
}

export const createRepairChoice = async ({ db, actor, input }: RequestContext<typeof contract.createRepairChoice>) => {
  await requireParents(db, input.choice_key, input.parent_codes)
  return { data: await choices.add(db, actor, input) }
}

export const updateRepairChoice = async ({ db, actor, input }: RequestContext<typeof contract.updateRepairChoice>) => {
  const { choice_id: code, row_version, ...form } = input
  const before = await choices.lock(db, { code, row_version }, form)
  await requireParents(db, before.choice_key, form.parent_codes)
  return { data: await choices.change(db, actor, before, form) }
}

export const repairChoiceLog = ({ db, input }: RequestContext<typeof contract.repairChoiceLog>) =>
  choices.history(db, Number(input.code) || 0, input.page)
