import { duesFrom, nextDue, type SlaRule, slaFor } from '@sejuk/domain/aftersales/sla'
import { isClosed, type ServiceStatus, type SurveyStatus } from '@sejuk/domain/aftersales/statuses'
import type { Priority, ServiceType, Warranty } from '@sejuk/domain/aftersales/tickets/tickets'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { addDays, dayIn, daysFrom } from '@sejuk/domain/values/dates'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import type pg from 'pg'
import { slaRules } from '../../src/db/tables/aftersales/sla-rules.ts'
import { workOrders } from '../../src/db/tables/aftersales/work-orders.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import { workOrderRow } from '../makers/work-order-row.ts'
import type { Part } from '../part.ts'
import { type Life, lifeOf, statusMaker } from './work-order-lives.ts'
import { insertTraces } from './work-order-traces.ts'

const howMany = 6000

type Given = {
  ticket_number: string
  asc_code: string
  dept_code: string
  customer_name: string
  customer_phone: string
  customer_address: string
  area_name: string
  pin_lat: number
  pin_lng: number
  service_type: ServiceType
  priority: Priority
  warranty: Warranty
  dispatched_date: string
  created_by: string
  create_user_name: string
  unit_name: string | null
  unit_count: number
  line_nos: number[]
}

/** What each centre has of each ticket. */
const readJobs = async (client: pg.ClientBase) =>
  (
    await client.query<Given>(`select t.ticket_number, u.asc_code, t.dept_code, t.customer_name, t.customer_phone, t.customer_address,
      d.district_name || ', ' || replace(c.city_name, 'Kota Administrasi ', '') as area_name, t.pin_lat, t.pin_lng, t.service_type, t.priority, t.warranty,
      to_char(t.dispatched_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as dispatched_date,
      t.created_by, t.create_user_name, min(u.item_name) as unit_name, sum(u.quantity)::int as unit_count,
      array_agg(u.line_no order by u.line_no) as line_nos
      from aftersales_tickets t join ticket_units u using (ticket_number)
      join sub_districts s using (sub_district_code) join districts d using (district_code) join cities c on c.city_code = s.city_code
      where u.asc_code is not null group by t.ticket_number, u.asc_code, d.district_name, c.city_name
      order by t.dispatched_date, t.ticket_number, u.asc_code`)
  ).rows

const rules: SlaRule[] = [
  [null, null, 4, 8, 24, 48],
  ['Urgent', null, 1, 2, 6, 12],
  ['High', null, 2, 4, 12, 24],
  ['Low', null, 8, 16, 40, 72],
  [null, 'Install', 4, 8, 24, 60],
  [null, 'Maintain', 8, 16, 40, 60],
  ['Urgent', 'Repair', 1, 2, 4, 10],
].map(([priority, service_type, accept, schedule, visit, finish]) => ({
  priority: priority as Priority | null,
  service_type: service_type as ServiceType | null,
  dept_code: null,
  accept_hours: accept as number,
  schedule_hours: schedule as number,
  visit_hours: visit as number,
  finish_hours: finish as number,
}))

const hours = {
  timezone: 'Asia/Jakarta',
  from: '08:30',
  to: '18:00',
  workDays: [1, 2, 3, 4, 5, 6],
  isFree: () => false,
}

const surveyOf = (random: Random, status: ServiceStatus): SurveyStatus | null => {
  if (status === 'CallCenter_Survery') return 'Not_Reply'
  if (status === 'Confirmed_Automatic') return chance(random, 0.7) ? 'Not_Reply' : 'Not_Response'
  if (status !== 'Confirmed') return null
  return chance(random, 0.86) ? 'Satisfy' : chance(random, 0.5) ? 'Not_Satisfy' : 'Not_Response'
}

const finishedOnce = (status: ServiceStatus, { far }: Life) => far >= 4 && status !== 'Rejected_ASS'
const reasons: Partial<Record<ServiceStatus, string>> = {
  Rejected: 'Jadwal teknisi penuh minggu ini',
  Cancelled: 'Pelanggan membatalkan permintaan',
  Require_to_Cancel: 'Unit sudah dijual oleh pelanggan',
  Reject_to_Cancel: 'Pelanggan tetap meminta kunjungan',
  Rejected_ASS: 'Foto nomor seri tidak terbaca',
  Requiring_Support: 'Kode E6 tetap muncul setelah penggantian PCB',
}

const ownCentre = '8-ASC-01'
const ownTechnician = 'RCI-0328'

const ahead: readonly ServiceStatus[] = ['Scheduled', 'Re_Scheduled']
const underWay: readonly ServiceStatus[] = ['Visited', 'Re_Visited', 'Servicing']

/**
 * Who of a centre takes a job: whom one signs in as is at work on one, has a full day today, and a visit in each half of the
 * days to come; the others have what there is.
 */
const chooser = (random: Random, technicians: ReadonlyMap<string, string[]>, today: string) => {
  const busy = new Map<string, number>()
  let isAtWork = false
  return (asc_code: string, status: ServiceStatus, day: string | null, slot: TimeSlot | null) => {
    const people = technicians.get(asc_code) ?? []
    const countOf = (one: string) => busy.get(`${one}/${day}/${slot}`) ?? 0
    const free = people.filter((one) => countOf(one) < 2)
    const drawn = pick(random, free.length ? free : people)
    const begins = day === today && !isAtWork && underWay.includes(status)
    const comes = ahead.includes(status) && countOf(ownTechnician) < (day === today ? 2 : 1)
    const isOwn = asc_code === ownCentre && (begins || comes)
    isAtWork ||= isOwn && begins
    const chosen = isOwn ? ownTechnician : drawn
    busy.set(`${chosen}/${day}/${slot}`, countOf(chosen) + 1)
    return chosen
  }
}

type FollowUp = 'elsewhere' | 'again' | 'fresh'

/**
 * Some went to another centre first, some had to be done twice, and of some the second time is this week: so the centre whose
 * people one signs in as has its hands full.
 */
const followUps = (random: Random, jobs: readonly Given[], ageOf: (job: Given) => number) => {
  const extra = Math.max(0, howMany - jobs.length)
  const old = [...jobs.entries()].filter(([, job]) => ageOf(job) > 40).map(([n]) => n)
  const own = old.filter((n) => jobs[n]?.asc_code === ownCentre).slice(-45)
  const drawn = new Map(old.map((n) => [n, random()]))
  const others = old
    .filter((n) => !own.includes(n))
    .toSorted((one, other) => (drawn.get(one) ?? 0) - (drawn.get(other) ?? 0))
  const chosen = [...own, ...others].slice(0, extra)
  const kindOf = (n: number): FollowUp => (n < own.length || n % 5 === 0 ? 'fresh' : n % 5 < 3 ? 'again' : 'elsewhere')
  return new Map(chosen.map((job, n) => [job, kindOf(n)]))
}

/** Six thousand work orders in every status, over the twelve months of the tickets. */
export const loadWorkOrders: Part['load'] = async (client, { random, today, say }) => {
  const jobs = await readJobs(client)
  if (jobs.length === 0) return
  await insertRows(client, slaRules, rules)
  const { rows: people } = await client.query<{ technician_code: string; asc_code: string }>(
    `select technician_code, asc_code from technicians where status = 'Active' order by technician_code`,
  )
  const byCentre = new Map(
    [...Map.groupBy(people, ({ asc_code }) => asc_code)].map(([code, own]) => [
      code,
      own.map(({ technician_code }) => technician_code),
    ]),
  )
  const choose = chooser(random, byCentre, today)
  const statusAfter = statusMaker(random)
  const counters = new Map<string, number>()
  const numberOf = (dept_code: string, day: string) => {
    const key = `${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const last = (counters.get(key) ?? 0) + 1
    counters.set(key, last)
    return `WO-${key}-${String(last).padStart(5, '0')}`
  }
  const ageOf = (job: Given) => daysFrom(dayIn(job.dispatched_date, 'Asia/Jakarta'), today)
  const kinds = followUps(random, jobs, ageOf)
  const made: { order: typeof workOrders.$inferInsert; life: Life; line_nos: number[]; isFirst: boolean }[] = []
  const make = (
    { line_nos, ...job }: Given,
    service_status: ServiceStatus,
    isFirst: boolean,
    parent_number: string | null = null,
  ) => {
    const life = lifeOf(random, service_status, job.dispatched_date, today)
    const { far, survey_sent_date, ...dates } = life
    const work_order_number = numberOf(job.dept_code, dayIn(job.dispatched_date, 'Asia/Jakarta'))
    const survey_status = surveyOf(random, service_status)
    const hasTechnician = far >= 1 && service_status !== 'Accepted'
    const dues = duesFrom(job.dispatched_date, slaFor(rules, job), hours)
    const isMoved = service_status === 'Re_Scheduled' || service_status === 'Re_Visited'
    const milestones = { ...dates, ...dues, is_waiting_part: false, is_closed: isClosed(service_status) }
    const isWaiting = service_status === 'Re_Scheduled' && chance(random, 0.4)
    made.push({
      life,
      line_nos,
      isFirst,
      order: workOrderRow({
        ...job,
        work_order_number,
        parent_number,
        technician_code: hasTechnician ? choose(job.asc_code, service_status, life.scheduled_date, life.slot) : null,
        helper_codes: [],
        service_status,
        ...dates,
        survey_status,
        survey_sent_date,
        survey_attempts: survey_status === null ? 0 : service_status === 'CallCenter_Survery' ? whole(random, 0, 2) : 3,
        cost_status: finishedOnce(service_status, life) ? 'Cost_Draft' : null,
        visit_count: far >= 3 ? (service_status === 'Re_Visited' ? 2 : 1) : 0,
        reschedule_count: isMoved ? 1 : 0,
        is_waiting_part: isWaiting,
        waiting_since: isWaiting ? dates.status_date : null,
        work_done:
          far < 3
            ? null
            : job.service_type === 'Install' || job.service_type === 'Maintain'
              ? job.service_type
              : ('Repair' as const),
        reason: reasons[service_status] ?? null,
        signed_by: finishedOnce(service_status, life) ? job.customer_name : null,
        ...dues,
        sla_due: isWaiting ? null : nextDue(milestones),
        created_date: job.dispatched_date,
        updated_date: dates.status_date,
        row_version: 1 + far,
      }),
    })
    return work_order_number
  }
  const lastWeek = (job: Given) => ({
    ...job,
    dispatched_date: officeMoment(workday(addDays(today, -whole(random, 0, 4))), 'Asia/Jakarta', random() * 0.7),
  })
  const weeksLater = (job: Given) => ({
    ...job,
    dispatched_date: new Date(Date.parse(job.dispatched_date) + whole(random, 9, 16) * 86_400_000).toISOString(),
  })
  for (const [n, job] of jobs.entries()) {
    const kind = kinds.get(n)
    if (kind === 'elsewhere') make(job, 'Cancelled', false)
    const number = make(job, kind ? 'Confirmed' : statusAfter(ageOf(job)), !kind || kind === 'elsewhere')
    if (kind === 'fresh') make(lastWeek(job), statusAfter(0), true, number)
    if (kind === 'again') make(weeksLater(job), 'Confirmed', true, number)
  }
  await insertRows(
    client,
    workOrders,
    made.map(({ order }) => order),
  )
  await insertTraces(client, random, made, { today, checklist })
  await insertRows(
    client,
    documentCounters,
    [...counters].map(([key, last]) => ({ prefix: 'WO', dept_code: key.slice(0, -5), month: key.slice(-4), last })),
  )
  say(`demo data: ${made.length} work orders`)
}
