import type * as contract from '@sejuk/contract/sales/order-simulations'
import { simulateFor } from '../../../business/sales/ladder.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const simulateOrder = async ({ db, viewer, input }: RequestContext<typeof contract.simulateOrder>) => ({
  data: await simulateFor(db, { ...input, isVisible: visibleTo(viewer, customers) }),
})
