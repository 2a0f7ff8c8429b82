import type * as contract from '@sejuk/contract/customers/customers'
import { judgeCredit } from '@sejuk/domain/sales/credit-verdict'
import type { Viewer } from '@sejuk/domain/viewers'
import { creditOf } from '../../../business/sales/exposure.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { findVisible } from './visible-customer.ts'

export const seesCredit = ({ permission }: Viewer) => permission.has('Customer-View-Credit')

/** The terms of the exposure, what is left, and what an order would be told today. */
export const getCreditAmount = async ({ db, viewer, input }: RequestContext<typeof contract.getCreditAmount>) => {
  const { customer_code } = await findVisible(db, viewer, input.customer_code)
  const { credit: found, setting } = await creditOf(db, customer_code)
  const { dept_code: _dept, ...credit } = found
  const limit = credit.credit_limit + credit.temporary_limit
  const { problems, block_at } = judgeCredit({ ...credit, limit, amount: 0 }, setting)
  return { data: { ...credit, problems, block_at, tolerance_percent: setting.tolerance_percent } }
}
