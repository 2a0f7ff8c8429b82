import type * as contract from '@sejuk/contract/aftersales/error-codes'
import { errorCodes as t } from '../../../db/tables/aftersales/error-codes.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const codes = recordsOf('error-code', t, t.error_id)

export const createErrorCode = async ({ db, actor, input }: RequestContext<typeof contract.createErrorCode>) => ({
  data: await codes.add(db, actor, input),
})

export const updateErrorCode = async ({ db, actor, input }: RequestContext<typeof contract.updateErrorCode>) => {
  const { error_id: code, row_version, ...form } = input
  const before = await codes.lock(db, { code, row_version }, form)
  return { data: await codes.change(db, actor, before, form) }
}

export const errorCodeLog = ({ db, input }: RequestContext<typeof contract.errorCodeLog>) =>
  codes.history(db, Number(input.code) || 0, input.page)
