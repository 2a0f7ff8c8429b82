import type * as contract from '@sejuk/contract/aftersales/sla-rules'
import { because } from '@sejuk/domain/messages'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { slaRules as t } from '../../../db/tables/aftersales/sla-rules.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const rules = recordsOf('sla-rule', t, t.sla_rule_id)

type For = { priority: string | null; service_type: string | null; dept_code: string | null }
const is = (column: PgColumn, value: string | null) => (value === null ? isNull(column) : eq(column, value))

/** A branch that is there, and no second rule for the same. */
const requireFit = async (db: Db, { priority, service_type, dept_code }: For, itself = 0) => {
  if (dept_code && !(await db.$count(departments, eq(departments.dept_code, dept_code)))) refuseChoice('dept_code')
  const same = and(is(t.priority, priority), is(t.service_type, service_type), is(t.dept_code, dept_code))
  if (await db.$count(t, and(same, ne(t.sla_rule_id, itself)))) refuseField('priority', because('rule-for-already'))
}

export const addSlaRule = async ({ db, actor, input }: RequestContext<typeof contract.addSlaRule>) => {
  await requireFit(db, input)
  const { sla_rule_id } = await rules.add(db, actor, input)
  return { data: { sla_rule_id } }
}

/** Work orders dispatched before keep their due dates. */
export const updateSlaRule = async ({ db, actor, input }: RequestContext<typeof contract.updateSlaRule>) => {
  const { sla_rule_id: code, row_version, ...form } = input
  const before = await rules.lock(db, { code, row_version }, form)
  await requireFit(db, form, code)
  await rules.change(db, actor, before, form)
  return { data: null }
}

export const deleteSlaRule = async ({ db, actor, input }: RequestContext<typeof contract.deleteSlaRule>) => {
  const { sla_rule_id: code, row_version } = input
  await rules.remove(db, actor, await rules.lock(db, { code, row_version }))
  return { data: null }
}

export const slaRuleLog = ({ db, input }: RequestContext<typeof contract.slaRuleLog>) =>
  rules.history(db, Number(input.code) || 0, input.page)
