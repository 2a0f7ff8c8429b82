import * as contract from '@sejuk/contract/aftersales/costs'
import { costModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { and, eq } from 'drizzle-orm'
import { costSheets as t } from '../../../db/tables/aftersales/costs.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onCosts } from './commands.ts'
import { costLog, countCosts, getCosts, listCosts } from './queries.ts'

export const costRoutes = (serve: Serve) => {
  serve(contract.listCosts, listCosts)
  serve(contract.countCosts, countCosts)
  serve(contract.getCosts, getCosts)
  onCosts.routes(serve)
  serve(contract.costLog, costLog)
}

export const costAttachments = attachmentModule(
  costModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.work_order_number, code), visibleTo(viewer, t)))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.work_order_number, code), eq(t.cost_status, 'Cost_Draft')))) > 0,
)
