import type * as contract from '@sejuk/contract/sales/credit-settings'
import { because } from '@sejuk/domain/messages'
import type { CreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { eq } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { creditSettings as t } from '../../../db/tables/sales/credit-settings.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const settings = recordsOf('credit-setting', t, t.dept_code)

const requireLevels = ({ branch_manager_up_to, finance_manager_up_to }: CreditSetting) => {
  if (finance_manager_up_to < branch_manager_up_to)
    refuseField('finance_manager_up_to', because('credit-setting-levels-order'))
}

const by = ({ usercode, username }: { usercode: string; username: string }) => ({
  updated_by: usercode,
  updated_user_name: username,
  updated_date: new Date().toISOString(),
})

export const addCreditSetting = async ({ db, actor, input }: RequestContext<typeof contract.addCreditSetting>) => {
  if (!(await db.$count(departments, eq(departments.dept_code, input.dept_code)))) refuseChoice('dept_code')
  if (await settings.find(db, input.dept_code)) refuseField('dept_code', because('code-already-taken'))
  requireLevels(input)
  const { dept_code } = await settings.add(db, actor, { ...input, ...by(actor) })
  return { data: { dept_code } }
}

export const updateCreditSetting = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateCreditSetting>) => {
  const { dept_code, row_version, ...form } = input
  const before = await settings.lock(db, { code: dept_code, row_version }, form)
  requireLevels(form)
  await settings.change(db, actor, before, { ...form, ...by(actor) })
  return { data: null }
}

/** The branch follows the product's own rule again. */
export const removeCreditSetting = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.removeCreditSetting>) => {
  const before = await settings.lock(db, { code: input.dept_code, row_version: input.row_version })
  await settings.remove(db, actor, before)
  return { data: null }
}

export const creditSettingLog = ({ db, input }: RequestContext<typeof contract.creditSettingLog>) =>
  settings.history(db, input.code, input.page)
