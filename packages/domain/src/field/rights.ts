import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const everyStaff = ['Attendance-Check-In-Out-Open', 'Attendance-History-Open'] as const satisfies Codes

export const fieldRights: RoleRights = {
  'Branch-Manager': [...everyStaff, 'Attendance-Open'],
  Salesman: [...everyStaff],
  'Branch-Admin': [...everyStaff],
  'Sales-HO': [...everyStaff],
  Finance: [...everyStaff],
  'Finance-Manager': [...everyStaff],
  Director: [...everyStaff],
  Logistics: [...everyStaff],
  Warehouse: [...everyStaff],
  'Call-Center': [...everyStaff],
  'ASC-Admin': [...everyStaff],
  Technician: [...everyStaff],
  'After-Sales-Department': [...everyStaff],
  SPV: [...everyStaff, 'Attendance-Open'],
  Designer: [...everyStaff],
  'Project-HO': [...everyStaff],
  'TS-Manager': [...everyStaff],
  Coordinator: [...everyStaff],
  'Project-Supervisor': [...everyStaff],
  Promotor: [...everyStaff],
  HR: [...everyStaff, 'Attendance-Open'],
  'Staff-Other-Dept': [...everyStaff],
}
