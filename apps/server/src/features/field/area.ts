import type { Area } from '../../platform/area.ts'
import { attendanceAttachments } from './attendance/commands.ts'
import { attendanceDayExport } from './attendance/export.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { attendanceCheckWaiting } from './attendance/waiting.ts'
import { attendanceDaysWorker, forgetPositionsWorker } from './attendance/workers.ts'
import { attendanceRequestRoutes } from './attendance-requests/routes.ts'
import { attendanceRequestWaiting } from './attendance-requests/waiting.ts'
import { leaveAttachments } from './leaves/commands.ts'
import { leaveExport } from './leaves/export.ts'
import { leaveRoutes } from './leaves/routes.ts'
import { leaveWaiting } from './leaves/waiting.ts'
import { leaveLedgerWorker } from './leaves/workers.ts'
import { shiftRoutes } from './shifts/routes.ts'
import { talentaRoutes } from './talenta/routes.ts'
import { visitAttachments } from './visits/commands.ts'
import { collectionExport, visitExport } from './visits/export.ts'
import { visitReportExport } from './visits/report-export.ts'
import { visitRoutes } from './visits/routes.ts'
import { visitSearch } from './visits/search.ts'
import { collectionWaiting, pinWaiting, visitWaiting } from './visits/waiting.ts'
import { forgetVisitPositionsWorker } from './visits/workers.ts'

export const fieldArea: Area = {
  features: [attendanceRoutes, attendanceRequestRoutes, leaveRoutes, visitRoutes, talentaRoutes, shiftRoutes],
  workers: [attendanceDaysWorker, forgetPositionsWorker, leaveLedgerWorker, forgetVisitPositionsWorker],
  exports: [attendanceDayExport, leaveExport, visitExport, collectionExport, visitReportExport],
  attachments: [attendanceAttachments, leaveAttachments, visitAttachments],
  search: [visitSearch],
  waiting: [
    attendanceCheckWaiting,
    attendanceRequestWaiting,
    leaveWaiting,
    visitWaiting,
    pinWaiting,
    collectionWaiting,
  ],
}
