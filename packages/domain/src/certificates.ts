import { daysFrom } from './values/dates.ts'

/** From so many days before its end a certificate is marked: the next course can still be booked. */
export const expiringDays = 30

/** How a certificate stands on a day; its last day still counts. */
export const certificateStands = (valid_to: string | null, today: string) => {
  if (!valid_to) return { stands: 'none' as const, days: 0 }
  const days = daysFrom(today, valid_to)
  if (days < 0) return { stands: 'expired' as const, days }
  return { stands: days <= expiringDays ? ('expiring' as const) : ('valid' as const), days }
}
