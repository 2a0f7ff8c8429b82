import type { LoginStatus, ProjectStage, ProjectStatus } from '@sejuk/domain/projects/project-statuses'
import { followUpKinds, projectStages } from '@sejuk/domain/projects/project-statuses'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, weightedPick, whole } from '../makers/random.ts'

const zone = 'Asia/Jakarta'
const results = [
  'Met the owner, budget confirmed',
  'Consultant asks for a revised load calculation',
  'Tender papers handed in',
  'Price opened, we are second of three',
  'Asked for 60 days payment',
  'Board meets next week',
  'Site visited, structure at floor 4',
  'Waiting for the building permit',
]
const reasons = [
  'One floor more',
  'Chiller left the scope',
  'Discount agreed',
  'Scope grows by the podium',
  'Fewer indoor units',
]
const rivals = ['Daikin', 'Midea', 'LG', 'Panasonic', 'Mitsubishi', 'Samsung']

const ends = weightedPick<{ login: LoginStatus; project: ProjectStatus | null; weight: number }>(
  [
    { login: 'Draft', project: null, weight: 3 },
    { login: 'Submitted', project: null, weight: 3 },
    { login: 'BM_Approving', project: null, weight: 1 },
    { login: 'BM_Approved', project: null, weight: 3 },
    { login: 'BM_Rejected', project: null, weight: 2 },
    { login: 'Rejected', project: null, weight: 3 },
    { login: 'Withdrawn', project: null, weight: 2 },
    { login: 'Approved', project: 'Processing', weight: 42 },
    { login: 'Approved', project: 'Project_Goaled', weight: 15 },
    { login: 'Approved', project: 'Failed', weight: 9 },
    { login: 'Approved', project: 'Givenup', weight: 3 },
    { login: 'Approved', project: 'Paused', weight: 4 },
    { login: 'Approved', project: 'On_Hold', weight: 3 },
    { login: 'Approved', project: 'Cancelled', weight: 2 },
    { login: 'Approved', project: 'Unknown', weight: 5 },
  ],
  ({ weight }) => weight,
)

type Step = {
  day: string
  at: string
  kind: (typeof followUpKinds)[number]
  result: string
  stage: [before: ProjectStage, after: ProjectStage]
  probability: [before: number, after: number]
  amount: [before: number, after: number]
  reason: string | null
}

const young = 40
/** What happened to one project, from the day it was logged to today. */
export const makeLife = (random: Random, today: string, firstAmount: number) => {
  const { login, project } = ends(random)
  const isOpenLogin = login === 'Draft' || login === 'Submitted' || login === 'BM_Approving' || login === 'BM_Approved'
  const age = isOpenLogin ? whole(random, 0, young) : whole(random, 3, 545)
  const logged = workday(addDays(today, -age))
  const approved = workday(addDays(logged, Math.min(age, whole(random, 2, 9))))
  const quiet = project === 'Unknown' ? whole(random, 60, 120) : project === 'Processing' ? whole(random, 0, 44) : 0
  const last = addDays(today, -quiet)
  const isClosed = project !== null && ['Project_Goaled', 'Failed', 'Givenup', 'Cancelled'].includes(project)
  const span = Math.max(0, daysFrom(approved, last))
  const end = isClosed ? addDays(approved, whole(random, 0, span)) : last
  const steps: Step[] = []
  let stageAt = whole(random, 0, 2)
  let probability = whole(random, 1, 4) * 10
  let amount = firstAmount
  if (login === 'Approved' && end >= approved)
    for (let day = addDays(approved, whole(random, 3, 20)); day <= end; day = addDays(day, whole(random, 12, 40))) {
      const before = { stageAt, probability, amount }
      if (chance(random, 0.35)) stageAt = Math.min(projectStages.length - 1, stageAt + 1)
      if (chance(random, 0.5)) probability = Math.max(10, Math.min(95, probability + pick(random, [-10, 10, 10, 20])))
      const isMoved = chance(random, 0.3)
      if (isMoved) amount = Math.round((amount * whole(random, 82, 122)) / 100_000_000) * 1_000_000
      const stageOf = (n: number) => projectStages[n] ?? 'planning'
      const held = workday(day)
      steps.push({
        ...{ day: held, at: officeMoment(held, zone, random()), kind: pick(random, followUpKinds) },
        result: pick(random, results),
        stage: [stageOf(before.stageAt), stageOf(stageAt)],
        probability: [before.probability, probability],
        amount: [before.amount, amount],
        reason: isMoved && before.amount !== amount ? pick(random, reasons) : null,
      })
    }
  const closed = steps.at(-1)?.day ?? approved
  return {
    ...{ login, project, logged, approved, steps, amount, probability },
    ...{
      stage: projectStages[stageAt] ?? 'planning',
      startStage: steps[0]?.stage[0] ?? projectStages[stageAt] ?? 'planning',
    },
    startProbability: steps[0]?.probability[0] ?? probability,
    closed: isClosed ? closed : null,
    brand: project === 'Failed' ? pick(random, rivals) : null,
    moment: (day: string, part = random()) => officeMoment(day, zone, part),
  }
}
export type ProjectLife = ReturnType<typeof makeLife>
