import * as contract from '@sejuk/contract/aftersales/complaints'
import { openComplaints } from '@sejuk/domain/aftersales/statuses'
import { complaintModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onComplaint } from './act.ts'
import { createComplaint } from './commands.ts'
import { generateOnOrder, replyOnOrder, withdrawOnOrder } from './on-order.ts'
import { complaintLog, complaintSubjects, countComplaints, getComplaint, listComplaints } from './queries.ts'

export const complaintRoutes = (serve: Serve) => {
  serve(contract.listComplaints, listComplaints)
  serve(contract.countComplaints, countComplaints)
  serve(contract.getComplaint, getComplaint)
  serve(contract.complaintSubjects, complaintSubjects)
  serve(contract.createComplaint, createComplaint)
  onComplaint.routes(serve)
  serve(contract.actOnOrderComplaint['reply-complain'], replyOnOrder)
  serve(contract.actOnOrderComplaint['withdraw-back'], withdrawOnOrder)
  serve(contract.actOnOrderComplaint['generate-new-work-order'], generateOnOrder)
  serve(contract.complaintLog, complaintLog)
  explainConstraint('complaints_open_once', because('complaint-about-work-order-still'))
}

export const complaintAttachments = attachmentModule(
  complaintModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.complain_code, code), visibleTo(viewer, t)))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.complain_code, code), inArray(t.status, [...openComplaints])))) > 0,
)
