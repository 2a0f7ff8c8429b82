import { addWorkingHours, type WorkingHours } from '../sla.ts'
import type { Priority } from './tickets.ts'

/** Within how many working hours a ticket is to be dispatched. */
export const dispatchHours: Readonly<Record<Priority, number>> = { Urgent: 1, High: 2, Normal: 4, Low: 8 }

/** The desk's own hours, in the time of the branch. */
const deskHours = { from: '08:30', to: '18:00', workDays: [1, 2, 3, 4, 5, 6] } as const

/** Until when a ticket is to be dispatched. */
export const dispatchDue = (
  created: string,
  priority: Priority,
  { timezone, isFree = () => false }: { timezone: string; isFree?: WorkingHours['isFree'] },
) => addWorkingHours(created, dispatchHours[priority], { ...deskHours, timezone, isFree })
