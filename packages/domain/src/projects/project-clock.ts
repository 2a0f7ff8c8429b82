import { addDays, daysFrom } from '../values/dates.ts'
import type { FollowUpFlag, LoginStatus, ProjectStatus } from './project-statuses.ts'

/** Days after the last follow-up at which the salesperson is warned; the right to sell ends at the last. */
export const protectionDays = { warned: [30, 40], lapses: 45 } as const
export const unknownAfterDays = 60
export const reopenWithinDays = 90

type Clock = {
  /** The day of the last follow-up, or of the approval where there was none. */
  last_contact_day: string | null
  protection_until: string | null
}

/** The right to sell ends at the earlier of the last follow-up + 45 days and the end of the login's protection. */
export const rightEnds = ({ last_contact_day, protection_until }: Clock): string | null => {
  if (!last_contact_day || !protection_until) return null
  const lapses = addDays(last_contact_day, protectionDays.lapses)
  return lapses < protection_until ? lapses : protection_until
}
export const isProtected = (clock: Clock, today: string) => {
  const ends = rightEnds(clock)
  return ends !== null && today <= ends
}

/** Why nobody is protected any more: too long without a follow-up, or the end of the login's own term. */
export const lapseCause = ({ last_contact_day, protection_until }: Clock): 'silence' | 'term' =>
  last_contact_day && protection_until && addDays(last_contact_day, protectionDays.lapses) < protection_until
    ? 'silence'
    : 'term'

/** The highest warning that is due, in days since the last follow-up; 0 for none. */
export const warningDue = (last_contact_day: string, today: string) => {
  const days = daysFrom(last_contact_day, today)
  return protectionDays.warned.findLast((mark) => days >= mark) ?? 0
}

export const isForgotten = (last_contact_day: string, today: string) =>
  daysFrom(last_contact_day, today) >= unknownAfterDays

const closed: readonly (ProjectStatus | null)[] = ['Project_Goaled', 'Failed', 'Givenup', 'Cancelled']
/** Won, lost or given up: nothing is followed up, and no days are counted any more. */
export const isClosedProject = (project_status: ProjectStatus | null) => closed.includes(project_status)
const unlikely = 30

type Followed = {
  login_status: LoginStatus
  project_status: ProjectStatus | null
  probability: number
  next_follow_up_date: string | null
}

/** Finished until the day that was agreed on; from then on a new cycle is open. */
export const followUpFlag = (row: Followed, today: string): FollowUpFlag => {
  const isOpen = row.login_status === 'BM_Approved' || row.login_status === 'Approved'
  if (!isOpen || isClosedProject(row.project_status)) return 'No_Need_to_Follow_Up'
  if (row.next_follow_up_date && row.next_follow_up_date > today) return 'Finished_Follow_Up'
  return row.probability < unlikely ? 'Optional_to_Follow_Up' : 'Required_to_Follow_Up'
}
