import { headOffice, instantOf } from '@sejuk/domain/values/dates'

const hour = 3_600_000

/** When something happened that day. The demo is also loaded early in the morning: then it was so many hours ago, never later today. */
export const happenedAt = (day: string, time: string, hoursAgo = 0, now = Date.now()) =>
  new Date(Math.min(Date.parse(instantOf(day, time, headOffice)), now - hoursAgo * hour)).toISOString()
