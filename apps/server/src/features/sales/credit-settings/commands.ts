import type * as contract from '@sejuk/contract/sales/credit-settings'
import { because } from '@sejuk/domain/messages'
import { type CreditSetting, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { creditSettings as t } from '../../../db/tables/sales/credit-settings.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { proposeFromPage } from '../../company/setting-changes/commands.ts'

const settings = recordsOf('credit-setting', t, t.dept_code)

const requireLevels = ({ branch_manager_up_to, finance_manager_up_to }: CreditSetting) => {
  if (finance_manager_up_to < branch_manager_up_to)
    refuseField('finance_manager_up_to', because('credit-setting-levels-order'))
}

const kind = 'credit'

/** The branch gets its own rule once somebody above agrees. */
export const addCreditSetting = async (context: RequestContext<typeof contract.addCreditSetting>) => {
  const { db, input } = context
  const { dept_code, reason, valid_from, valid_until, ...after } = input
  if (!(await db.$count(departments, eq(departments.dept_code, dept_code)))) refuseChoice('dept_code')
  if (await settings.find(db, dept_code)) refuseField('dept_code', because('code-already-taken'))
  requireLevels(after)
  const added = await proposeFromPage(context, { kind, scope: dept_code, after, reason, valid_from, valid_until })
  return { ...added, data: { dept_code, ...added.data } }
}

export const updateCreditSetting = async (context: RequestContext<typeof contract.updateCreditSetting>) => {
  const { db, input } = context
  const { dept_code, row_version, reason, valid_from, valid_until, ...after } = input
  await settings.lock(db, { code: dept_code, row_version }, after)
  requireLevels(after)
  return proposeFromPage(context, { kind, scope: dept_code, after, reason, valid_from, valid_until })
}

/** The branch follows the product's own rule again. */
export const removeCreditSetting = async (context: RequestContext<typeof contract.removeCreditSetting>) => {
  const { db, input } = context
  const { dept_code, row_version, ...when } = input
  await settings.lock(db, { code: dept_code, row_version })
  return proposeFromPage(context, { kind, scope: dept_code, after: { ...standardCreditSetting }, ...when })
}

export const creditSettingLog = ({ db, input }: RequestContext<typeof contract.creditSettingLog>) =>
  settings.history(db, input.code, input.page)
