import * as contract from '@sejuk/contract/field/attendance'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkAttendance } from './check.ts'
import { agreeToPositions, onAttendanceCheck } from './commands.ts'
import { attendanceMonth } from './month.ts'
import { myConsent, myPositions } from './own-data.ts'
import {
  attendanceMap,
  attendanceToday,
  listAttendanceChecks,
  listAttendanceDays,
  myAttendance,
  nearestOffices,
} from './queries.ts'

export const attendanceRoutes = (serve: Serve) => {
  serve(contract.attendanceToday, attendanceToday)
  serve(contract.checkAttendance, checkAttendance)
  serve(contract.agreeToPositions, agreeToPositions)
  serve(contract.nearestOffices, nearestOffices)
  serve(contract.myAttendance, myAttendance)
  serve(contract.myPositions, myPositions)
  serve(contract.myConsent, myConsent)
  serve(contract.attendanceMonth, attendanceMonth)
  serve(contract.listAttendanceDays, listAttendanceDays)
  serve(contract.listAttendanceChecks, listAttendanceChecks)
  serve(contract.attendanceMap, attendanceMap)
  onAttendanceCheck.routes(serve)
}
