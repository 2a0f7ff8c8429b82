import type { SurveyStatus } from '@sejuk/domain/aftersales/statuses'
import { type CallOutcome, linkEnd, outOfQuietHours } from '@sejuk/domain/aftersales/tickets/surveys'
import type { ServiceType } from '@sejuk/domain/aftersales/tickets/tickets'
import type { surveyAttempts, surveys } from '../../src/db/tables/aftersales/surveys.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'

export type Served = {
  work_order_number: string
  ticket_number: string
  asc_code: string
  dept_code: string
  technician_code: string | null
  customer_name: string
  customer_phone: string
  service_type: ServiceType
  service_status: string
  survey_status: SurveyStatus | null
  survey_attempts: number
  survey_sent_date: string | null
  finished_date: string | null
  closed_date: string | null
  parent_number: string | null
  fee: number | null
  units: number
}
type Survey = typeof surveys.$inferInsert
type Attempt = typeof surveyAttempts.$inferInsert

export const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
/** `{PFX}-{dept}-{YYMM}-{00001}`, and the counters to go on from. */
export const numbering = () => {
  const last = new Map<string, number>()
  const next = (prefix: string, dept_code: string, day: string) => {
    const key = `${prefix}/${dept_code}/${day.slice(2, 4)}${day.slice(5, 7)}`
    const n = (last.get(key) ?? 0) + 1
    last.set(key, n)
    return `${key.replaceAll('/', '-')}-${String(n).padStart(5, '0')}`
  }
  const counters = () =>
    [...last].map(([key, n]) => {
      const [prefix = '', dept_code = '', month = ''] = key.split('/')
      return { prefix, dept_code, month, last: n }
    })
  return { next, counters }
}

const good = [
  'Teknisi ramah dan cepat.',
  'Pekerjaan rapi, terima kasih.',
  'AC dingin lagi.',
  'Datang tepat waktu.',
  null,
  null,
]
export const bad = [
  'AC masih belum dingin setelah servis.',
  'Teknisi datang terlambat tiga jam tanpa kabar.',
  'Air masih menetes dari unit dalam.',
  'Dinding kotor dan tidak dibersihkan.',
  'Diminta biaya tambahan tanpa kuitansi.',
  'Suara unit luar semakin keras.',
]

const answersOf = (random: Random, status: SurveyStatus) => {
  const isContent = status === 'Satisfy'
  const money_asked = !isContent && chance(random, 0.12)
  return {
    overall: isContent ? whole(random, 4, 5) : whole(random, 1, 3),
    is_solved: isContent || chance(random, 0.3),
    is_on_time: chance(random, isContent ? 0.93 : 0.5),
    politeness: isContent ? whole(random, 4, 5) : whole(random, 1, 4),
    money_asked,
    money_amount: money_asked ? whole(random, 5, 30) * 10_000 : 0,
    has_receipt: false,
    recommend: isContent ? whole(random, 7, 10) : whole(random, 0, 6),
    comment: isContent ? pick(random, good) : pick(random, bad),
    is_suspicious: money_asked,
  }
}
const unanswered = {
  overall: null,
  is_solved: null,
  is_on_time: null,
  politeness: null,
  money_asked: null,
  money_amount: null,
  has_receipt: null,
  recommend: null,
  comment: null,
  is_suspicious: false,
}

type Agent = { code: string; name: string }

/** A survey for every work order whose customer was asked, as far as it came. */
export const makeSurveys = (
  random: Random,
  orders: readonly Served[],
  { agents, now, next }: { agents: readonly Agent[]; now: string; next: ReturnType<typeof numbering>['next'] },
) => {
  const rows: Survey[] = []
  const calls: Attempt[] = []
  for (const order of orders) {
    const { survey_status: status, survey_sent_date: sent } = order
    if (!status || !sent) continue
    const isAnswered = status === 'Satisfy' || status === 'Not_Satisfy'
    const isOpen = order.service_status === 'CallCenter_Survery'
    const agent = pick(random, agents)
    const isByCall = order.survey_attempts > 0 && (!isAnswered || chance(random, 0.45))
    const survey_code = next('SVY', order.dept_code, sent)
    const attempts = isByCall ? Math.max(1, order.survey_attempts) : 0
    for (let n = 0; n < attempts; n++) {
      const isLast = n === attempts - 1
      const outcome: CallOutcome = isAnswered && isLast ? 'Reached' : chance(random, 0.8) ? 'No_Answer' : 'Call_Back'
      const at = later(sent, 1500 + n * 1300)
      if (at < now) calls.push({ survey_code, at, outcome, usercode: agent.code, username: agent.name })
    }
    const answered = later(sent, whole(random, 20, 4000))
    const dueCall = outOfQuietHours(later(sent, 1440 * (attempts + 1)), 'Asia/Jakarta')
    rows.push({
      survey_code,
      work_order_number: order.work_order_number,
      asc_code: order.asc_code,
      dept_code: order.dept_code,
      technician_code: order.technician_code,
      customer_name: order.customer_name,
      customer_phone: order.customer_phone,
      service_type: order.service_type,
      finished_date: order.finished_date,
      status,
      channel: isAnswered ? (isByCall ? 'Call' : 'Link') : null,
      sent_date: sent,
      expires_date: linkEnd(sent),
      reminders: isAnswered ? 0 : 2,
      attempts,
      next_call_date: isOpen && status === 'Not_Reply' ? dueCall : null,
      answered_date: isAnswered ? (answered < now ? answered : now) : null,
      ...(isAnswered ? answersOf(random, status) : unanswered),
      agent_code: isByCall ? agent.code : null,
      agent_name: isByCall ? agent.name : null,
      is_closed: !isOpen,
      created_date: sent,
    })
  }
  return { rows, calls }
}
