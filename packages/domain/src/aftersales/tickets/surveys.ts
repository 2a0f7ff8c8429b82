import { addDays, dayIn, instantOf } from '../../values/dates.ts'
import { surveyStatuses } from '../statuses.ts'

/** The survey's questions. `overall` and `is_solved` (starred in the handbook) are mandatory. */
export type SurveyAnswers = {
  overall: number
  is_solved: boolean
  is_on_time: boolean | null
  politeness: number | null
  money_asked: boolean
  money_amount: number
  has_receipt: boolean
  recommend: number | null
  comment: string | null
}
export const longestComment = 1000
/** `To_Call`: surveys the call desk should call by now. */
export const surveyTabs = ['All', 'To_Call', ...surveyStatuses] as const
export type SurveyTab = (typeof surveyTabs)[number]
export const surveyChannels = ['Link', 'Call'] as const
export type SurveyChannel = (typeof surveyChannels)[number]

/** The customer paid without a receipt: needs a review. */
export const isSuspicious = ({ money_asked, has_receipt }: Pick<SurveyAnswers, 'money_asked' | 'has_receipt'>) =>
  money_asked && !has_receipt

type Judged = Pick<SurveyAnswers, 'overall' | 'is_solved' | 'money_asked' | 'has_receipt'>
/** Satisfied: at least four of five, problem solved, and no unexplained payment. */
export const surveyResult = (answers: Judged): 'Satisfy' | 'Not_Satisfy' =>
  answers.overall >= 4 && answers.is_solved && !isSuspicious(answers) ? 'Satisfy' : 'Not_Satisfy'

/** By the keys 1 to 5 of the call desk. */
export const callOutcomes = ['Reached', 'No_Answer', 'Call_Back', 'Wrong_Number', 'Refused'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export type Attempt = { at: string; outcome: CallOutcome }
export const attemptsEnough = 3
const daysEnough = 2

/** No further calls after three on two days, for a wrong number, or when the customer declines. */
export const isUnreachable = (attempts: readonly Attempt[], timezone: string) => {
  const last = attempts.at(-1)?.outcome
  if (last === 'Wrong_Number' || last === 'Refused') return true
  const missed = attempts.filter(({ outcome }) => outcome === 'No_Answer' || outcome === 'Call_Back')
  const days = new Set(missed.map(({ at }) => dayIn(at, timezone)))
  return missed.length >= attemptsEnough && days.size >= daysEnough
}

const quiet = { from: 20, to: 8 } as const
const hourMs = 3_600_000
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * hourMs).toISOString()
const hourIn = (instant: string, timezone: string) => {
  const day = dayIn(instant, timezone)
  return (Date.parse(instant) - Date.parse(instantOf(day, '00:00', timezone))) / hourMs
}

/** Quiet hours in the customer's time zone, 20:00 to 08:00: messages and calls wait until 08:00. */
export const outOfQuietHours = (instant: string, timezone: string) => {
  const hour = hourIn(instant, timezone)
  const day = dayIn(instant, timezone)
  if (hour < quiet.to) return instantOf(day, '08:00', timezone)
  return hour >= quiet.from
    ? instantOf(addDays(day, 1), '08:00', timezone)
    : new Date(Date.parse(instant)).toISOString()
}

export const hoursUntilSurvey = 2
export const daysBetweenSurveys = 7
export const reminderHours = [24, 72] as const
export const linkDays = 14
export const editHours = 24

/** Two hours after the service department confirmed; not at night; and not within a week of the customer's last survey. */
export const sendingTime = (confirmed: string, lastSent: string | null, timezone: string) => {
  const soonest = later(confirmed, hoursUntilSurvey)
  const after = lastSent ? later(lastSent, daysBetweenSurveys * 24) : soonest
  return outOfQuietHours(Date.parse(after) > Date.parse(soonest) ? after : soonest, timezone)
}

/** When the next reminder is due, if one is. */
export const reminderTime = (sent: string, reminders: number, timezone: string) => {
  const hours = reminderHours[reminders]
  return hours === undefined ? null : outOfQuietHours(later(sent, hours), timezone)
}

export const linkEnd = (sent: string) => later(sent, linkDays * 24)

/** The next call: later the same day, or the day after the third call; or at the hour the customer named. */
export const nextCall = (
  attempts: readonly Attempt[],
  timezone: string,
  wished: string | null = null,
): string | null => {
  const last = attempts.at(-1)
  if (!last || isUnreachable(attempts, timezone)) return null
  if (last.outcome === 'Reached') return null
  if (last.outcome === 'Call_Back') return outOfQuietHours(wished ?? later(last.at, 1), timezone)
  const today = attempts.filter(({ at }) => dayIn(at, timezone) === dayIn(last.at, timezone)).length
  if (today >= attemptsEnough - 1) return instantOf(addDays(dayIn(last.at, timezone), 1), '09:00', timezone)
  return outOfQuietHours(later(last.at, 3), timezone)
}

export type LinkState = 'valid' | 'answered' | 'used' | 'expired'
/** What may still be done with a genuine link. Answered, it may be changed for a day. */
export const linkState = (
  survey: { expires_date: string; answered_date: string | null; is_closed: boolean },
  now: string,
): LinkState => {
  const at = Date.parse(now)
  if (survey.answered_date) {
    const until = Date.parse(survey.answered_date) + editHours * hourMs
    return at < until && !survey.is_closed ? 'answered' : 'used'
  }
  if (survey.is_closed) return 'used'
  return at < Date.parse(survey.expires_date) ? 'valid' : 'expired'
}

export const differsRequired = 'The customer answered otherwise. Please say why'
export const surveyRequired = 'Survey result is required'
