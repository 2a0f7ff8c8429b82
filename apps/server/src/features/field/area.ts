import type { Area } from '../../platform/area.ts'
import { attendanceAttachments } from './attendance/commands.ts'
import { attendanceDayExport } from './attendance/export.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { attendanceCheckWaiting } from './attendance/waiting.ts'
import { attendanceDaysWorker, forgetPositionsWorker } from './attendance/workers.ts'
import { attendanceRequestRoutes } from './attendance-requests/routes.ts'
import { attendanceRequestWaiting } from './attendance-requests/waiting.ts'

export const fieldArea: Area = {
  features: [attendanceRoutes, attendanceRequestRoutes],
  workers: [attendanceDaysWorker, forgetPositionsWorker],
  exports: [attendanceDayExport],
  attachments: [attendanceAttachments],
  waiting: [attendanceCheckWaiting, attendanceRequestWaiting],
}
