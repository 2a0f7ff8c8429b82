import * as contract from '@sejuk/contract/field/attendance-requests'
import type { Serve } from '../../../platform/http/serve.ts'
import { askForCorrection, onAttendanceRequest } from './commands.ts'
import { listAttendanceRequests, listMyAttendanceRequests } from './queries.ts'

export const attendanceRequestRoutes = (serve: Serve) => {
  serve(contract.listAttendanceRequests, listAttendanceRequests)
  serve(contract.listMyAttendanceRequests, listMyAttendanceRequests)
  serve(contract.askForCorrection, askForCorrection)
  onAttendanceRequest.routes(serve)
}
