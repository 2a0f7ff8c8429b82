import type { Viewer } from '../viewers.ts'
import { ticketRoles } from './tickets.ts'

/** Whom somebody stands for in the after-sales area: those of the tickets, the after-sales department, the centre, its technicians. */
export const serviceRoles = [...ticketRoles, 'ASS', 'ASC', 'Technician'] as const
export type ServiceRole = (typeof serviceRoles)[number]

/** Partners are told by what they see, staff by their roles. */
export const serviceRoleOf = ({ view_data, role }: Pick<Viewer, 'view_data' | 'role'>): ServiceRole => {
  if (view_data === 'View_Data_Technician') return 'Technician'
  if (view_data === 'View_Data_Asc') return 'ASC'
  if (role.includes('Call-Center')) return 'Call Center'
  if (role.includes('After-Sales-Department')) return 'ASS'
  return role.includes('Staff-Other-Dept') ? 'Staff from other Dept' : 'Branch'
}
