import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { letterRights, selfieRights, visitPhotoRights } from './field-photos.ts'

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

const visits = ['Visit-Customer-Mobile', ...visitPhotoRights('Upload', 'View')] as const
const leadsVisits = [
  'Visit-Customer-View',
  'Visit-Customer-Approve',
  'Visit-Customer-Report',
  ...visitPhotoRights('View', 'Download'),
] as const
const takesMoney = ['Visit-Collection-View', 'Visit-Collection-Receive', ...visitPhotoRights('View')] as const

export const fieldRights: RoleRights = {
  'Branch-Manager': [...everyStaff, ...leadsTeam, ...visits, ...leadsVisits, 'Visit-Collection-View'],
  Salesman: [...everyStaff, ...visits, 'Visit-Customer-View'],
  'Branch-Admin': [...everyStaff],
  'Sales-HO': [...everyStaff],
  Finance: [...everyStaff, ...takesMoney],
  'Finance-Manager': [...everyStaff, ...takesMoney],
  Director: [...everyStaff],
  Logistics: [...everyStaff],
  Warehouse: [...everyStaff],
  'Call-Center': [...everyStaff],
  'ASC-Admin': [...everyStaff],
  Technician: [...everyStaff],
  'After-Sales-Department': [...everyStaff],
  SPV: [...everyStaff, ...leadsTeam, ...visits, ...leadsVisits],
  Designer: [...everyStaff],
  'Project-HO': [...everyStaff],
  'TS-Manager': [...everyStaff],
  Coordinator: [...everyStaff],
  'Project-Supervisor': [...everyStaff],
  Promotor: [...everyStaff],
  HR: [
    ...everyStaff,
    ...leadsTeam,
    'Attendance-Approve-HR',
    'Leave-Approve-HR',
    'Leave-Negative',
    'Visit-Customer-View',
    'Visit-Customer-Report',
    'Talenta-Convert',
    ...visitPhotoRights('View'),
  ],
  'Staff-Other-Dept': [...everyStaff],
}

export const fieldAttachments: readonly AttachmentRights[] = [selfieRights, letterRights, visitPhotoRights]
