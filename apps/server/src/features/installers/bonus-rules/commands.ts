import type * as contract from '@sejuk/contract/installers/bonus-rules'
import {
  closedUntil,
  type RuleActionName,
  type RuleState,
  ruleAction,
  termsObjections,
} from '@sejuk/domain/installers/bonus-rules'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusRules as t } from '../../../db/tables/installers/bonus-rules.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const entity = 'bonus-rule'
const rules = recordsOf(entity, t, t.rule_code)

type Rule = typeof t.$inferSelect
const stateOf = (rule: Rule, viewer: Viewer): RuleState => ({
  status: rule.status,
  is_mine: rule.created_by === viewer.usercode,
  begins_in_past: rule.valid_from < companyToday(),
})

const requireSense = (form: Parameters<typeof termsObjections>[0]) => {
  const found = Object.entries(termsObjections(form)).map(([field, message]) => [field, [message]])
  if (found.length) refuse('invalid', { errors: Object.fromEntries(found) })
}

export const createBonusRule = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createBonusRule>) => {
  requireSense(input)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  const { rule_code } = await rules.add(db, actor, { ...input, ...by })
  return { data: { rule_code } }
}

export const modifyBonusRule = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.modifyBonusRule>) => {
  const { rule_code: code, row_version, ...form } = input
  const before = await rules.lock(db, { code, row_version }, form)
  enforce(gate(ruleAction('modify'), stateOf(before, viewer), viewer.permission))
  requireSense(form)
  await rules.change(db, actor, before, form)
  return { data: null }
}

type Given = {
  db: Db
  viewer: Viewer
  actor: Actor
  input: { rule_code: string; row_version: number; reason?: string }
}

export const actOnBonusRule =
  (name: Exclude<RuleActionName, 'modify'>) =>
  async ({ db, viewer, actor, input }: Given) => {
    const before = await rules.lock(db, { code: input.rule_code, row_version: input.row_version })
    const action = ruleAction(name)
    enforce(gate(action, stateOf(before, viewer), viewer.permission))
    const approval = {
      approved_by: viewer.usercode,
      approved_user_name: viewer.username,
      approved_date: new Date().toISOString(),
    }
    const after = {
      ...action.to,
      ...(name === 'approve' ? approval : {}),
      ...(name === 'close' ? { valid_to: closedUntil(before, companyToday()) } : {}),
      ...(name === 'return' ? { return_reason: input.reason ?? null } : {}),
    }
    const { is_mine: _mine, begins_in_past: _past, ...fields } = after as Partial<RuleState> & Partial<Rule>
    await db.update(t).set(fields).where(eq(t.rule_code, before.rule_code))
    await logActions(db, actor, [
      {
        entity,
        entity_code: before.rule_code,
        action: name,
        from_status: before.status,
        to_status: fields.status ?? before.status,
        reason: input.reason ?? null,
        before,
        after: { ...before, ...fields },
      },
    ])
    return { data: null }
  }

export const bonusRuleLog = ({ db, input }: RequestContext<typeof contract.bonusRuleLog>) =>
  rules.history(db, input.code, input.page)
