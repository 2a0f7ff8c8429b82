import * as contract from '@sejuk/contract/installers/bonus-rules'
import { bonusRule, closedUntil } from '@sejuk/domain/installers/bonus-rules'
import { bonusRules as t } from '../../../db/tables/installers/bonus-rules.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const rules = recordsOf(bonusRule.entity, t, t.rule_code)

export const createBonusRule = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createBonusRule>) => {
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const { rule_code } = await rules.add(db, actor, { ...input, ...by })
  return { data: { rule_code } }
}

export const onBonusRule = acting(bonusRule, {
  table: t,
  key: 'rule_code',
  endpoints: contract.actOnBonusRule,
  /** Rules are of the whole company. */
  visible: () => undefined,
  changes: {
    modify: async ({ input: { rule_code: _code, row_version: _version, ...form } }) => ({ set: form }),
    return: async ({ input }) => ({ set: { return_reason: input.reason } }),
    close: async ({ before }) => ({ set: { valid_to: closedUntil(before, companyToday()) } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
})

export const bonusRuleLog = ({ db, input }: RequestContext<typeof contract.bonusRuleLog>) =>
  rules.history(db, input.code, input.page)
