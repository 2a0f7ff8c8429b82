import { addDays, daysFrom, headOffice, instantOf } from '../values/dates.ts'
import { writeNumber } from '../values/numbers.ts'
import { type LoginStatus, type ProjectStage, type ProjectStatus, projectStages } from './project-statuses.ts'

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((daysFrom('2026-01-05', day) % 7) + 7) % 7 || 0)
/** The week is cut when Monday begins at the head office. */
export const cutOf = (monday: string) => instantOf(monday, '00:00', headOffice)
/** As calendars count them: the first week has the year's first Thursday. */
export const weekNumber = (monday: string) => {
  const thursday = addDays(monday, 3)
  return Math.floor(daysFrom(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

const miliar = 1_000_000_000
/** The report writes every amount in miliar rupiah, with one decimal; its head says so. */
export const inMiliar = (amount: number) => writeNumber(amount / miliar, 1, true)
export const changeInMiliar = (amount: number) => (amount > 0 ? `+${inMiliar(amount)}` : inMiliar(amount))

export const moveKinds = ['new', 'raised', 'resumed', 'moved', 'cut', 'goaled', 'lost', 'left'] as const
export type MoveKind = (typeof moveKinds)[number]

/** How a project stood at a cut. */
export type Stand = {
  login_status: LoginStatus
  project_status: ProjectStatus | null
  amount: number
  dept_code: string
  salesman_code: string
}
const inPipeline: readonly (ProjectStatus | null)[] = ['Processing', 'On_Hold', 'Unknown']
export const isOpenStand = (stand: Pick<Stand, 'login_status' | 'project_status'> | null) =>
  stand !== null && stand.login_status === 'Approved' && inPipeline.includes(stand.project_status)

/** What a week did to the amount of one project: what it was worth for whom before, and after. */
export type WeekMove = {
  kind: MoveKind
  before_amount: number
  before_dept: string | null
  before_salesman: string | null
  amount: number
  dept_code: string | null
  salesman_code: string | null
}

const closing = (status: ProjectStatus | null): MoveKind => {
  if (status === 'Project_Goaled') return 'goaled'
  return status === 'Failed' ? 'lost' : 'left'
}

const out = (kind: MoveKind, { amount, dept_code, salesman_code }: Stand): WeekMove => ({
  ...{ kind, before_amount: amount, before_dept: dept_code, before_salesman: salesman_code },
  ...{ amount: 0, dept_code: null, salesman_code: null },
})
const into = (kind: MoveKind, { amount, dept_code, salesman_code }: Stand): WeekMove => ({
  ...{ kind, before_amount: 0, before_dept: null, before_salesman: null },
  ...{ amount, dept_code, salesman_code },
})

/** One project between two cuts. What came and went within the week counts on both sides, so that everything adds up. */
export const weekMoves = (before: Stand | null, after: Stand | null): WeekMove[] => {
  if (!after) return []
  const entering: MoveKind = before?.login_status === 'Approved' ? 'resumed' : 'new'
  if (!before || !isOpenStand(before)) {
    if (isOpenStand(after)) return [into(entering, after)]
    const isDecided =
      after.login_status === 'Approved' && ['Project_Goaled', 'Failed'].includes(after.project_status ?? '')
    if (!isDecided || before?.project_status === after.project_status) return []
    return [into(entering, after), out(closing(after.project_status), after)]
  }
  if (!isOpenStand(after)) return [out(closing(after.project_status), before)]
  const isMoved = before.dept_code !== after.dept_code || before.salesman_code !== after.salesman_code
  if (before.amount === after.amount && !isMoved) return []
  const kind = after.amount > before.amount ? 'raised' : after.amount < before.amount ? 'cut' : 'moved'
  return [
    {
      ...{ kind, before_amount: before.amount, before_dept: before.dept_code, before_salesman: before.salesman_code },
      ...{ amount: after.amount, dept_code: after.dept_code, salesman_code: after.salesman_code },
    },
  ]
}

type Sees = (dept_code: string, salesman_code: string) => boolean

/** The part of a move that a viewer sees: what only one side of it sees was moved in or out. */
const seenMove = <Move extends WeekMove>(move: Move, sees: Sees): Move | undefined => {
  const was = move.before_dept !== null && sees(move.before_dept, move.before_salesman ?? '')
  const is = move.dept_code !== null && sees(move.dept_code, move.salesman_code ?? '')
  if (!was && !is) return undefined
  if (was && is) return move
  const isMoved = move.before_dept !== null && move.dept_code !== null
  return {
    ...move,
    kind: isMoved ? ('moved' as const) : move.kind,
    ...(was ? { amount: 0, dept_code: null, salesman_code: null } : {}),
    ...(is ? { before_amount: 0, before_dept: null, before_salesman: null } : {}),
  }
}

export type WeekSum = {
  dept_code: string
  salesman_code: string
  stage: ProjectStage
  projects: number
  amount: number
}
export type WeekDue = { dept_code: string; salesman_code: string; due: number; on_time: number }
export type Week<Move extends WeekMove = WeekMove> = {
  sums: readonly WeekSum[]
  due: readonly WeekDue[]
  moves: readonly Move[]
}

/** Only what a viewer sees of it. */
export const seenWeek = <Move extends WeekMove>({ sums, due, moves }: Week<Move>, sees: Sees): Week<Move> => ({
  sums: sums.filter((one) => sees(one.dept_code, one.salesman_code)),
  due: due.filter((one) => sees(one.dept_code, one.salesman_code)),
  moves: moves.flatMap((one) => seenMove(one, sees) ?? []),
})

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
const change = ({ before_amount, amount }: WeekMove) => amount - before_amount
const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : null)
const counted = (moves: readonly WeekMove[], kind: MoveKind) => {
  const own = moves.filter((move) => move.kind === kind)
  return { n: own.length, amount: Math.abs(sumOf(own, change)) }
}

/** Open amount, movements and follow-ups of one branch, one salesperson or all. */
export const figuresOf = (week: Week, last: Pick<Week, 'sums'>) => ({
  amount: sumOf(week.sums, ({ amount }) => amount),
  before: sumOf(last.sums, ({ amount }) => amount),
  projects: sumOf(week.sums, ({ projects }) => projects),
  new: counted(week.moves, 'new'),
  goaled: counted(week.moves, 'goaled'),
  lost: counted(week.moves, 'lost'),
  won_percent: percentOf(
    counted(week.moves, 'goaled').n,
    counted(week.moves, 'goaled').n + counted(week.moves, 'lost').n,
  ),
  on_time_percent: percentOf(
    sumOf(week.due, ({ on_time }) => on_time),
    sumOf(week.due, ({ due }) => due),
  ),
})

/** From last week's amount to this week's, in the order they are drawn. */
export const bridgeOf = (moves: readonly WeekMove[]) =>
  moveKinds.map((kind) => {
    const own = moves.filter((move) => move.kind === kind)
    return { kind, n: own.length, amount: sumOf(own, change) }
  })

/** The bars of the bridge, each where the last one ended, and the amounts between which they are drawn. */
export const bridgeBars = (before: number, bridge: ReturnType<typeof bridgeOf>) => {
  let from = before
  const steps = bridge.map(({ kind, amount }) => {
    const step = { kind, from, to: from + amount }
    from = step.to
    return step
  })
  const levels = [before, ...steps.map(({ to }) => to)]
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  return { steps, base: Math.max(0, low - (high - low || high) * 0.4), high }
}

export const funnelOf = (week: Pick<Week, 'sums'>, last: Pick<Week, 'sums'>) =>
  projectStages.map((stage) => {
    const own = week.sums.filter((one) => one.stage === stage)
    return {
      stage,
      projects: sumOf(own, ({ projects }) => projects),
      amount: sumOf(own, ({ amount }) => amount),
      before: sumOf(
        last.sums.filter((one) => one.stage === stage),
        ({ amount }) => amount,
      ),
    }
  })
