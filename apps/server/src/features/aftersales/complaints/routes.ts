import * as contract from '@sejuk/contract/aftersales/complaints'
import { complaintModule } from '@sejuk/domain/aftersales/evidence'
import { openComplaints } from '@sejuk/domain/aftersales/statuses'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import {
  notSolveComplaint,
  reopenComplaint,
  replyComplaint,
  replyOnOrder,
  solveComplaint,
  withdrawComplaint,
  withdrawOnOrder,
} from './act.ts'
import { createComplaint } from './commands.ts'
import { generateOnOrder, generateWorkOrder } from './generate.ts'
import { complaintLog, complaintSubjects, countComplaints, getComplaint, listComplaints } from './queries.ts'
import { assignTask, finishTask, followTask } from './tasks.ts'

export const complaintRoutes = (serve: Serve) => {
  serve(contract.listComplaints, listComplaints)
  serve(contract.countComplaints, countComplaints)
  serve(contract.getComplaint, getComplaint)
  serve(contract.complaintSubjects, complaintSubjects)
  serve(contract.createComplaint, createComplaint)
  serve(contract.replyComplaint, replyComplaint)
  serve(contract.solveComplaint, solveComplaint)
  serve(contract.notSolveComplaint, notSolveComplaint)
  serve(contract.withdrawComplaint, withdrawComplaint)
  serve(contract.generateWorkOrder, generateWorkOrder)
  serve(contract.reopenComplaint, reopenComplaint)
  serve(contract.actOnOrderComplaint['reply-complain'], replyOnOrder)
  serve(contract.actOnOrderComplaint['withdraw-back'], withdrawOnOrder)
  serve(contract.actOnOrderComplaint['generate-new-work-order'], generateOnOrder)
  serve(contract.assignTask, assignTask)
  serve(contract.followTask, followTask)
  serve(contract.finishTask, finishTask)
  serve(contract.complaintLog, complaintLog)
  explainConstraint('complaints_open_once', because('complaint-about-work-order-still'))
}

export const complaintAttachments = attachmentModule(
  complaintModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.complain_code, code), visibleTo(viewer, t)))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.complain_code, code), inArray(t.status, [...openComplaints])))) > 0,
)
