import { skippedBy } from '@sejuk/domain/supervision/supervision-gates'
import type { StepKey } from '@sejuk/domain/supervision/supervision-rail'
import type { SupervisionLevel, SupervisionStatus } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { type Random, weightedPick, whole } from '../makers/random.ts'

const zone = 'Asia/Jakarta'
type Ended = { status: SupervisionStatus; weight: number; last: StepKey | undefined }

/** How often each status is the last one, and the step that was done before it. */
export const ends: readonly Ended[] = [
  { status: 'Draft', weight: 4, last: undefined },
  { status: 'Submitted', weight: 4, last: 'submitted' },
  { status: 'Document_Draft', weight: 4, last: 'submitted' },
  { status: 'TS_Dept_Audit_Required', weight: 5, last: 'documents' },
  { status: 'TS_Dept_Audit_Rejected', weight: 2, last: 'documents' },
  { status: 'ASS_Dept_Audit_Required', weight: 5, last: 'tsAudit' },
  { status: 'ASS_Dept_Audit_Rejected', weight: 2, last: 'tsAudit' },
  { status: 'ASS_Dept_Audit_Approved', weight: 4, last: 'assAudit' },
  { status: 'HO_Rejected', weight: 1, last: 'assAudit' },
  { status: 'HO_Dispatched', weight: 4, last: 'dispatched' },
  { status: 'Branch_Rejected', weight: 1, last: 'dispatched' },
  { status: 'Branch_Accepted', weight: 4, last: 'accepted' },
  { status: 'Coordinator_Rejected', weight: 1, last: 'accepted' },
  { status: 'Coordinator_Received', weight: 8, last: 'scheduled' },
  { status: 'Technical_Training_Finished', weight: 10, last: 'training' },
  { status: 'Inspection_Supervision_Submitted', weight: 8, last: 'inspection' },
  { status: 'Inspection_Supervision_Finished', weight: 8, last: 'inspection' },
  { status: 'Debug_Abnormal', weight: 3, last: 'debug' },
  { status: 'Debug_Normal', weight: 5, last: 'debug' },
  { status: 'Usage_Training_Finished', weight: 6, last: 'usageTraining' },
  { status: 'Finish_Project_Finished', weight: 18, last: 'finish' },
]
const pickEnd = weightedPick(ends, ({ weight }) => weight)

/** The main line, with the days that each step usually takes. */
const line: readonly (readonly [StepKey, number])[] = [
  ['submitted', 0],
  ['documents', 2],
  ['tsAudit', 2],
  ['assAudit', 3],
  ['dispatched', 1],
  ['accepted', 1],
  ['received', 1],
  ['certified', 1],
  ['scheduled', 0],
  ['training', 6],
  ['devices', 12],
  ['inspection', 16],
  ['debug', 6],
  ['usageTraining', 3],
  ['warrantyCard', 4],
  ['finish', 3],
]

/** When each step was done, up to the status it has today. The first of all statuses come once each, so that none is missing. */
export const makeSupervisionLife = (
  random: Random,
  n: number,
  level: SupervisionLevel,
  goaled: string,
  today: string,
) => {
  const chosen = ends[n] ?? pickEnd(random)
  const skipped: readonly string[] = skippedBy(level)
  const isSkipped = chosen.last !== undefined && skipped.includes(chosen.last)
  const status: SupervisionStatus = isSkipped
    ? chosen.last === 'training'
      ? 'Coordinator_Received'
      : 'Inspection_Supervision_Finished'
    : chosen.status
  const last = isSkipped ? (chosen.last === 'training' ? 'scheduled' : 'inspection') : chosen.last
  const lastAt = last ? line.findIndex(([step]) => step === last) : -1
  const wanted = line.slice(0, lastAt + 1).filter(([step]) => !skipped.includes(step))
  const total = wanted.reduce((sum, [, days]) => sum + days + 1, 0)
  const earliest = addDays(today, -whole(random, 0, 20) - total)
  let day = earliest > goaled ? earliest : goaled
  if (addDays(day, total) > today) day = addDays(today, -total)
  const created = officeMoment(workday(day), zone, 0.05)
  const done = new Map<StepKey, string>()
  for (const [step, days] of wanted) {
    day = addDays(day, days)
    done.set(step, officeMoment(workday(day > today ? today : day), zone, 0.1 + done.size * 0.04))
  }
  return { status, created, done }
}
