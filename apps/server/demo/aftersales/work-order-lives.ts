import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { addDays, dayIn, instantOf, isSunday } from '@sejuk/domain/values/dates'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { chance, type Random, weightedPick, whole } from '../makers/random.ts'

type Shares = readonly (readonly [ServiceStatus, number])[]

const fresh: Shares = [
  ['Service_Dispatched', 15],
  ['Accepted', 9],
  ['Start_to_Process', 6],
  ['Scheduled', 24],
  ['Re_Scheduled', 6],
  ['Visited', 4],
  ['Re_Visited', 2],
  ['Servicing', 7],
  ['Requiring_Support', 2],
  ['Dispatch_Support_to_Technician', 1.5],
  ['Support_Proof', 1.5],
  ['Evaluate_Support', 1.5],
  ['Finished', 8],
  ['Finished_SN_Invalid', 3],
  ['Rejected', 2],
  ['Rejected_ASS', 2],
  ['Require_to_Cancel', 2.5],
  ['Reject_to_Cancel', 1.5],
  ['Cancelled', 1.5],
]
const recent: Shares = [
  ['Confirmed', 38],
  ['CallCenter_Survery', 20],
  ['Confirmed_ASS', 14],
  ['Finished', 10],
  ['Finished_SN_Invalid', 3],
  ['Servicing', 3],
  ['Re_Scheduled', 4],
  ['Requiring_Support', 1],
  ['Rejected_ASS', 1],
  ['Require_to_Cancel', 1],
  ['Cancelled', 5],
]
const old: Shares = [
  ['Confirmed', 79],
  ['Confirmed_Automatic', 13],
  ['Cancelled', 8],
]
const [pickFresh, pickRecent, pickOld] = [fresh, recent, old].map((shares) =>
  weightedPick(shares, ([, share]) => share),
) as [(random: Random) => Shares[number], (random: Random) => Shares[number], (random: Random) => Shares[number]]

/** How a work order stands after so many days. Of the fresh ones each status is there at least once. */
export const statusMaker = (random: Random) => {
  const first = fresh.map(([status]) => status)
  return (age: number): ServiceStatus => {
    if (age <= 5) return first.pop() ?? pickFresh(random)[0]
    return (age <= 16 ? pickRecent : pickOld)(random)[0]
  }
}

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const noSunday = (day: string) => (isSunday(day) ? addDays(day, 1) : day)

/** What has happened by the time a work order stands so: nothing after it, and nothing in the future. */
const reached: Record<ServiceStatus, number> = {
  Service_Dispatched: 0,
  Rejected: 0,
  Accepted: 1,
  Start_to_Process: 1,
  Scheduled: 2,
  Re_Scheduled: 2,
  Require_to_Cancel: 2,
  Reject_to_Cancel: 2,
  Cancelled: 2,
  Visited: 3,
  Re_Visited: 3,
  Requiring_Support: 3,
  Dispatch_Support_to_Technician: 3,
  Support_Proof: 3,
  Evaluate_Support: 3,
  Servicing: 3,
  Finished: 4,
  Finished_SN_Invalid: 4,
  Rejected_ASS: 4,
  Confirmed_ASS: 5,
  CallCenter_Survery: 6,
  Confirmed: 7,
  Confirmed_Automatic: 7,
}

export type Life = ReturnType<typeof lifeOf>

/** The days of one work order, from its dispatch to how it stands now. */
export const lifeOf = (random: Random, status: ServiceStatus, dispatched: string, today: string) => {
  const far = reached[status]
  const now = instantOf(today, '15:00', 'Asia/Jakarta')
  /** Not in the future, and not before what went before. */
  const next = (after: string, at: string) => {
    const past = at < now ? at : now
    return past > after ? past : after
  }
  const accepted_date = far >= 1 ? next(dispatched, later(dispatched, whole(random, 8, 150))) : null
  const first_scheduled_date =
    far >= 2 && accepted_date ? next(accepted_date, later(accepted_date, whole(random, 10, 240))) : null
  const isAhead = status === 'Scheduled' || status === 'Re_Scheduled'
  const slot: TimeSlot = chance(random, 0.5) ? '08:30~12:00' : '13:30~18:00'
  const wished = noSunday(addDays(dayIn(dispatched, 'Asia/Jakarta'), whole(random, 1, 3)))
  const scheduled_date =
    far < 2 ? null : isAhead ? noSunday(addDays(today, whole(random, 0, 3))) : wished > today ? today : wished
  const visitAt = () =>
    next(
      first_scheduled_date ?? dispatched,
      later(instantOf(scheduled_date ?? today, slot.slice(0, 5), 'Asia/Jakarta'), whole(random, -20, 100)),
    )
  const first_visit_date = far >= 3 ? visitAt() : null
  const finished_date =
    far >= 4 && first_visit_date ? next(first_visit_date, later(first_visit_date, whole(random, 40, 200))) : null
  const ass_confirmed_date =
    far >= 5 && finished_date ? next(finished_date, later(finished_date, whole(random, 60, 2000))) : null
  const survey_sent_date =
    far >= 6 && ass_confirmed_date ? next(ass_confirmed_date, later(ass_confirmed_date, 120)) : null
  const closed =
    status === 'Confirmed_Automatic' && survey_sent_date
      ? later(survey_sent_date, 8 * 1440)
      : status === 'Confirmed' && survey_sent_date
        ? later(survey_sent_date, whole(random, 60, 4000))
        : status === 'Cancelled'
          ? later(first_scheduled_date ?? dispatched, whole(random, 60, 1500))
          : null
  const closed_date = closed && next(survey_sent_date ?? first_scheduled_date ?? dispatched, closed)
  const steps = [dispatched, accepted_date, first_scheduled_date, first_visit_date, finished_date, ass_confirmed_date]
  const status_date = closed_date ?? survey_sent_date ?? steps.findLast((at) => at !== null) ?? dispatched
  return {
    accepted_date,
    first_scheduled_date,
    first_visit_date,
    finished_date: status === 'Rejected_ASS' ? null : finished_date,
    ass_confirmed_date,
    survey_sent_date,
    closed_date,
    status_date,
    scheduled_date,
    slot: far >= 2 ? slot : null,
    far,
  }
}
