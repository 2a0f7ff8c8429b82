import type * as contract from '@sejuk/contract/masters/rebate-types'
import { because } from '@sejuk/domain/messages'
import { rebateTypes as t } from '../../../db/tables/masters/rebate-types.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const types = recordsOf('rebate-type', t, t.type_rebate_code)

export const addRebateType = async ({ db, actor, input }: RequestContext<typeof contract.addRebateType>) => {
  if (await types.find(db, input.type_rebate_code)) refuseField('type_rebate_code', because('code-already-taken'))
  const { type_rebate_code } = await types.add(db, actor, input)
  return { data: { type_rebate_code } }
}

export const updateRebateType = async ({ db, actor, input }: RequestContext<typeof contract.updateRebateType>) => {
  const { type_rebate_code: code, row_version, ...form } = input
  const before = await types.lock(db, { code, row_version }, form)
  await types.change(db, actor, before, form)
  return { data: null }
}

export const rebateTypeLog = ({ db, input }: RequestContext<typeof contract.rebateTypeLog>) =>
  types.history(db, input.code, input.page)
