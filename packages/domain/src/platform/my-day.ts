import { aftersalesMeasures, aftersalesWaiting } from '../aftersales/my-day.ts'
import { catalogueWaiting } from '../catalogue/my-day.ts'
import { customersMeasures, customersWaiting } from '../customers/my-day.ts'
import { deliveryMeasures, deliveryWaiting } from '../delivery/my-day.ts'
import { fieldMeasures, fieldWaiting } from '../field/my-day.ts'
import { financeMeasures, financeWaiting } from '../finance/my-day.ts'
import { moneyWaiting } from '../money/my-day.ts'
import { companyWaiting } from '../company/my-day.ts'
import { booksWaiting } from '../books/my-day.ts'
import { installersMeasures, installersWaiting } from '../installers/my-day.ts'
import { learningMeasures, learningWaiting } from '../learning/my-day.ts'
import { projectsMeasures, projectsWaiting } from '../projects/my-day.ts'
import { retailMeasures, retailWaiting } from '../retail/my-day.ts'
import { returnsMeasures, returnsWaiting } from '../returns/my-day.ts'
import { salesMeasures, salesWaiting } from '../sales/my-day.ts'
import { sparepartsMeasures, sparepartsWaiting } from '../spareparts/my-day.ts'
import { stockMeasures, stockWaiting } from '../stock/my-day.ts'
import { supervisionMeasures, supervisionWaiting } from '../supervision/my-day.ts'

/** What can wait for somebody: a line an area. */
export const waitingNames = [
  ...aftersalesWaiting,
  ...customersWaiting,
  ...catalogueWaiting,
  ...stockWaiting,
  ...supervisionWaiting,
  ...sparepartsWaiting,
  ...retailWaiting,
  ...returnsWaiting,
  ...deliveryWaiting,
  ...financeWaiting,
  ...moneyWaiting,
  ...companyWaiting,
  ...booksWaiting,
  ...learningWaiting,
  ...projectsWaiting,
  ...fieldWaiting,
  ...salesWaiting,
  ...installersWaiting,
  'messages',
  'missingWords',
] as const
export type WaitingName = (typeof waitingNames)[number]

/** The figures of the home page, in the order they are shown: a line an area. */
export const measureNames = [
  ...customersMeasures,
  ...aftersalesMeasures,
  ...salesMeasures,
  ...stockMeasures,
  ...supervisionMeasures,
  ...sparepartsMeasures,
  ...retailMeasures,
  ...returnsMeasures,
  ...deliveryMeasures,
  ...financeMeasures,
  ...learningMeasures,
  ...projectsMeasures,
  ...fieldMeasures,
  ...installersMeasures,
] as const
export type MeasureName = (typeof measureNames)[number]

/** Whatever has no due date of its own is to be decided within two days. */
const decideWithinHours = 48
export const decideBy = (since: string) =>
  new Date(new Date(since).getTime() + decideWithinHours * 3_600_000).toISOString()

export const urgencies = ['late', 'today', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** `tomorrow` is the instant at which the viewer's day ends. */
export const urgencyOf = (due: string | null, now: string, tomorrow: string): Urgency => {
  if (due === null) return 'later'
  if (due < now) return 'late'
  return due < tomorrow ? 'today' : 'later'
}

type Waiting = { due: string | null; amount: number | null; since: string }

/** Soonest due first, then the larger amount, then what waits longest. */
export const byUrgency = (one: Waiting, other: Waiting) => {
  const due = (one.due ?? '9').localeCompare(other.due ?? '9')
  return due || (other.amount ?? 0) - (one.amount ?? 0) || one.since.localeCompare(other.since)
}

export const measureUnits = ['count', 'rupiah', 'percent'] as const
export type MeasureUnit = (typeof measureUnits)[number]

/** How much of a month's target should be reached by the end of a day of it. */
export const paceOf = (target: number, day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Math.round((target * date) / new Date(Date.UTC(year, month, 0)).getUTCDate())
}

type Judged = { value: number | null; target: number | null; pace?: number | null; better: 'more' | 'less' }

/** Whether a figure reaches its target, or keeps its pace while the month runs; without either nobody is judged. */
export const judgementOf = ({ value, target, pace, better }: Judged): 'good' | 'bad' | undefined => {
  const wanted = pace ?? target
  if (value === null || wanted === null) return undefined
  return (better === 'more' ? value >= wanted : value <= wanted) ? 'good' : 'bad'
}
