import type * as contract from '@sejuk/contract/sales/order-simulations'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { seesCeiling, withoutCeiling } from '../../../business/sales/ceilings.ts'
import { simulateFor } from '../../../business/sales/ladder.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

export const simulateOrder = async ({ db, viewer, input }: RequestContext<typeof contract.simulateOrder>) => {
  const data = await simulateFor(db, { ...input, isVisible: orderableBy(viewer) })
  return { data: seesCeiling(viewer) ? data : withoutCeiling(data) }
}
