import type { ComplaintStatus, TaskStatus } from '@sejuk/domain/aftersales/statuses'
import { complaintCategories, dueOf, type Severity } from '@sejuk/domain/aftersales/tickets/complaints'
import type { complaintNotes, complaints } from '../../src/db/tables/aftersales/complaints.ts'
import type { surveys } from '../../src/db/tables/aftersales/surveys.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import { bad, later, type numbering, type Served } from './service-surveys.ts'

type Complaint = typeof complaints.$inferInsert
type Note = typeof complaintNotes.$inferInsert
type Person = { code: string; name: string }

const replies = [
  'Mohon maaf atas ketidaknyamanannya. Teknisi kami datang lagi besok pukul 09.00.',
  'Terima kasih atas laporannya. Kami sedang memeriksa dengan pusat servis.',
  'Suku cadang sudah kami pesan dan tiba dalam dua hari.',
]
const causes = ['Pemasangan pipa kurang rapat', 'Jadwal teknisi terlalu padat', 'Kapasitor lemah tidak diganti']

/** Of who was not satisfied, and of some who called: the older, the more has been done about it. */
export const makeComplaints = (
  random: Random,
  orders: readonly Served[],
  found: readonly (typeof surveys.$inferInsert)[],
  { staff, now, next }: { staff: readonly Person[]; now: string; next: ReturnType<typeof numbering>['next'] },
) => {
  const surveyOf = new Map(found.map((one) => [one.work_order_number, one]))
  const rows: Complaint[] = []
  const notes: Note[] = []
  for (const order of orders) {
    const survey = surveyOf.get(order.work_order_number)
    const isBySurvey = survey?.status === 'Not_Satisfy'
    if (!isBySurvey && !(order.closed_date && chance(random, 0.008))) continue
    const created = survey?.answered_date ?? order.closed_date
    if (!created || created > now) continue
    const owner = pick(random, staff)
    const severity = whole(random, 1, 3) as Severity
    const age = (Date.parse(now) - Date.parse(created)) / 86_400_000
    const reached = (): ComplaintStatus => {
      if (age > 45) return chance(random, 0.96) ? 'Complain_Solved' : 'Complain_Not_Solve'
      return pick(random, [
        'Complained',
        'Complained',
        'Complain_Not_Solve',
        'Complain_Solved',
        'Complain_Solved',
      ] as const)
    }
    const status = reached()
    const isSolved = status === 'Complain_Solved'
    const is_withdrawn = status === 'Complain_Not_Solve' ? false : !isSolved && chance(random, 0.1)
    const reopen_count = status === 'Complain_Not_Solve' ? whole(random, 1, 2) : isSolved && chance(random, 0.1) ? 1 : 0
    const task_status: TaskStatus = isSolved
      ? 'Task_Followed'
      : pick(random, ['Task_Assigned', 'Task_Following'] as const)
    const complain_code = next('CPL', order.dept_code, created)
    const replied = later(created, whole(random, 30, 1200))
    const isReplied = replied < now && (isSolved || chance(random, 0.6))
    const solved = later(created, whole(random, 1500, 9000))
    if (isReplied)
      notes.push({
        complain_code,
        kind: 'Reply',
        body: pick(random, replies),
        usercode: owner.code,
        username: owner.name,
        created_date: replied,
      })
    rows.push({
      complain_code,
      source: isBySurvey ? 'Survey' : pick(random, ['Call', 'Email', 'Social', 'Dealer'] as const),
      ticket_number: order.ticket_number,
      work_order_number: order.work_order_number,
      survey_code: isBySurvey ? (survey?.survey_code ?? null) : null,
      asc_code: order.asc_code,
      technician_code: order.technician_code,
      dept_code: order.dept_code,
      customer_name: order.customer_name,
      customer_phone: order.customer_phone,
      category: pick(random, complaintCategories),
      severity,
      description: survey?.comment ?? pick(random, bad),
      status,
      due_date: dueOf(severity, created),
      reopen_count,
      is_escalated: reopen_count > 1,
      owner_code: owner.code,
      owner_name: owner.name,
      task_status,
      root_cause: isSolved ? pick(random, causes) : null,
      last_reply_date: isReplied ? replied : null,
      solved_date: isSolved ? (solved < now ? solved : now) : null,
      is_withdrawn,
      withdraw_reason: is_withdrawn ? 'Pelanggan salah menilai' : null,
      service_status_before: 'CallCenter_Survery',
      created_by: isBySurvey ? 'customer' : owner.code,
      create_user_name: isBySurvey ? order.customer_name : owner.name,
      created_date: created,
    })
  }
  return { rows, notes }
}
