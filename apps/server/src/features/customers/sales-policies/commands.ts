import type * as contract from '@sejuk/contract/customers/sales-policies'
import { type PolicyActionName, policyAction } from '@sejuk/domain/customers/sales-policies'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
import { eq } from 'drizzle-orm'
import { salesPolicies as t } from '../../../db/tables/customers/sales-policies.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const entity = 'sales-policy'
export const records = recordsOf(entity, t, t.policy_code)
type Stored = typeof t.$inferSelect

const judge = (name: PolicyActionName, { status, created_by }: Stored, viewer: Viewer) =>
  enforce(gate(policyAction(name), { status, is_author: created_by === viewer.usercode }, viewer.permission))

export const createSalesPolicy = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createSalesPolicy>) => {
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  const { policy_code } = await records.add(db, actor, { ...input, ...by })
  return { data: { policy_code } }
}

/** Whoever mends a rejected policy is its author from then on. */
export const updateSalesPolicy = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateSalesPolicy>) => {
  const { policy_code: code, row_version, ...form } = input
  const before = await records.lock(db, { code, row_version }, form)
  judge('modify', before, viewer)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await records.change(db, actor, before, { ...form, ...by, status: 'Draft' })
  return { data: { policy_code: code } }
}

type Name = keyof typeof contract.actOnSalesPolicy
export const actOnSalesPolicy =
  (name: Name) =>
  async ({ db, viewer, actor, input }: RequestContext<(typeof contract.actOnSalesPolicy)[Name]>) => {
    const before = await records.lock(db, { code: input.policy_code, row_version: input.row_version })
    judge(name, before, viewer)
    const status = policyAction(name).to?.status ?? before.status
    const { reason = null } = input as { reason?: string }
    const approval = { approved_user_name: viewer.username, approved_date: new Date().toISOString() }
    await db
      .update(t)
      .set({ status, reject_reason: reason, ...(name === 'approve' ? approval : {}) })
      .where(eq(t.policy_code, input.policy_code))
    await logActions(db, actor, [
      {
        ...{ entity, entity_code: input.policy_code, action: name, reason },
        ...{ from_status: before.status, to_status: status },
      },
    ])
    return { data: null }
  }
