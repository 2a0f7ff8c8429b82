import * as contract from '@sejuk/contract/customers/sales-policies'
import { salesPolicy } from '@sejuk/domain/customers/sales-policies'
import { salesPolicies as t } from '../../../db/tables/customers/sales-policies.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

export const records = recordsOf(salesPolicy.entity, t, t.policy_code)

export const createSalesPolicy = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createSalesPolicy>) => {
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const { policy_code } = await records.add(db, actor, { ...input, ...by })
  return { data: { policy_code } }
}

export const onSalesPolicy = acting(salesPolicy, {
  table: t,
  key: 'policy_code',
  endpoints: contract.actOnSalesPolicy,
  /** Policies are of the whole company. */
  visible: () => undefined,
  changes: {
    modify: async ({ input: { policy_code: _code, row_version: _version, ...form } }) => ({ set: form }),
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    approve: async () => ({ set: { reject_reason: null } }),
  },
  marks: { approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }) },
})
