import * as contract from '@sejuk/contract/field/shifts'
import type { Serve } from '../../../platform/http/serve.ts'
import * as commands from './commands.ts'
import { listShiftAssignments, listShifts, shiftDropdown } from './queries.ts'

export const shiftRoutes = (serve: Serve) => {
  serve(contract.listShifts, listShifts)
  serve(contract.shiftDropdown, shiftDropdown)
  serve(contract.createShift, commands.createShift)
  serve(contract.updateShift, commands.updateShift)
  serve(contract.deleteShift, commands.deleteShift)
  serve(contract.shiftLog, commands.shiftLog)
  serve(contract.listShiftAssignments, listShiftAssignments)
  serve(contract.createShiftAssignment, commands.createShiftAssignment)
  serve(contract.updateShiftAssignment, commands.updateShiftAssignment)
  serve(contract.deleteShiftAssignment, commands.deleteShiftAssignment)
  serve(contract.shiftAssignmentLog, commands.shiftAssignmentLog)
}
