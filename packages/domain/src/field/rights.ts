import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { letterRights, selfieRights } from './field-photos.ts'

const everyStaff = [
  'Attendance-Check-In-Out-Open',
  'Attendance-History-Open',
  'Attendance-Check',
  'Attendance-Correct',
  'Leave-Create',
  ...selfieRights('Upload', 'View'),
  ...letterRights('Upload', 'View', 'Download', 'Delete'),
] as const

const leadsTeam = [
  'Attendance-Open',
  'Attendance-View-Team',
  'Attendance-Approve',
  'Leave-View-Team',
  'Leave-Approve',
] as const satisfies Codes

export const fieldRights: RoleRights = {
  'Branch-Manager': [...everyStaff, ...leadsTeam],
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
  SPV: [...everyStaff, ...leadsTeam],
  Designer: [...everyStaff],
  'Project-HO': [...everyStaff],
  'TS-Manager': [...everyStaff],
  Coordinator: [...everyStaff],
  'Project-Supervisor': [...everyStaff],
  Promotor: [...everyStaff],
  HR: [...everyStaff, ...leadsTeam, 'Attendance-Approve-HR', 'Leave-Approve-HR', 'Leave-Negative'],
  'Staff-Other-Dept': [...everyStaff],
}

export const fieldAttachments: readonly AttachmentRights[] = [selfieRights, letterRights]
