import * as contract from '@sejuk/contract/aftersales/reimbursements'
import { invoiceModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { because } from '@sejuk/domain/messages'
import { and, eq, isNull } from 'drizzle-orm'
import { reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onReimbursement } from './commands.ts'
import { gatherReimbursement, markAsReimbursement } from './mark.ts'
import { downloadReimbursementFile, importReimbursementResult } from './payment.ts'
import { getReimbursement, listReimbursements, reimbursementLog, reimbursementSummary } from './queries.ts'

export const reimbursementRoutes = (serve: Serve) => {
  serve(contract.listReimbursements, listReimbursements)
  serve(contract.reimbursementSummary, reimbursementSummary)
  serve(contract.getReimbursement, getReimbursement)
  serve(contract.markAsReimbursement, markAsReimbursement)
  serve(contract.gatherReimbursement, gatherReimbursement)
  onReimbursement.routes(serve)
  serve(contract.downloadReimbursementFile, downloadReimbursementFile)
  serve(contract.importReimbursementResult, importReimbursementResult)
  serve(contract.reimbursementLog, reimbursementLog)
  explainConstraint('reimbursement_lines_once', because('work-order-in-another-batch'))
}

export const reimbursementAttachments = attachmentModule(
  invoiceModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.reimbursement_code, code), visibleTo(viewer, t)))) > 0,
  async (db, code) =>
    (await db.$count(
      t,
      and(eq(t.reimbursement_code, code), eq(t.invoice_status, 'Prepare_Invoice'), isNull(t.sent_date)),
    )) > 0,
)
