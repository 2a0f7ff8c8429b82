import type { Viewer } from '../viewers.ts'
import { ticketRoles } from './tickets.ts'

/** Whom somebody stands for in the after-sales area: those of the tickets, the centre, its technicians. */
export const serviceRoles = [...ticketRoles, 'ASC', 'Technician'] as const
export type ServiceRole = (typeof serviceRoles)[number]

/**
 * Told by what a person sees and may do, never by the name of a role: whoever dispatches is the desk of all branches or that of
 * one, and a copy of a role is held to what the role is held to.
 */
export const serviceRoleOf = ({ view_data, permission }: Pick<Viewer, 'view_data' | 'permission'>): ServiceRole => {
  if (view_data === 'View_Data_Technician') return 'Technician'
  if (view_data === 'View_Data_Asc') return 'ASC'
  if (!permission.has('Aftersales-Ticket-Dispatch')) return 'Staff from other Dept'
  return view_data === 'View_Data_All_Branches' ? 'Call Center' : 'Branch'
}
