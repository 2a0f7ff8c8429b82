import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectStages, projectStatuses } from './project-statuses.ts'
import {
  bridgeOf,
  cutOf,
  figuresOf,
  funnelOf,
  isOpenStand,
  mondayOf,
  type Stand,
  seenWeek,
  weekMoves,
  weekNumber,
} from './weekly-report.ts'

test('a week begins on Monday, at midnight of the head office', () => {
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-15'), mondayOf('2026-11-22'), mondayOf('2025-12-31')]).toEqual([
    '2026-11-16',
    '2026-11-09',
    '2026-11-16',
    '2025-12-29',
  ])
  expect(cutOf('2026-11-16')).toBe('2026-11-15T17:00:00.000Z')
  expect([weekNumber('2026-11-09'), weekNumber('2025-12-29'), weekNumber('2027-01-04')]).toEqual([46, 1, 1])
})

const stand = fc.record({
  login_status: fc.constantFrom('Submitted' as const, 'Approved' as const),
  project_status: fc.constantFrom(...projectStatuses),
  amount: fc.integer({ min: 0, max: 900 }),
  dept_code: fc.constantFrom('705', '713'),
  salesman_code: fc.constantFrom('A', 'B', 'C'),
  stage: fc.constantFrom(...projectStages),
})
type Known = Stand & { stage: (typeof projectStages)[number] }
const pair = fc.record({ before: fc.option(stand), after: stand })
const sumsOf = (all: readonly (Known | null)[]) =>
  all
    .filter((one): one is Known => one !== null && isOpenStand(one))
    .map(({ dept_code, salesman_code, stage, amount }) => ({ dept_code, salesman_code, stage, amount, projects: 1 }))

test('for every viewer the movements lead from last week to this week, and the stages add up to it', () => {
  const scopes = [
    () => true,
    (dept_code: string) => dept_code === '705',
    (_dept: string, salesman: string) => salesman === 'B',
  ]
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 30 }), fc.constantFrom(...scopes), (projects, sees) => {
      const all = { due: [], moves: projects.flatMap(({ before, after }) => weekMoves(before, after)) }
      const week = seenWeek({ ...all, sums: sumsOf(projects.map(({ after }) => after)) }, sees)
      const last = seenWeek({ ...all, sums: sumsOf(projects.map(({ before }) => before)) }, sees)
      const figures = figuresOf(week, last)
      const moved = bridgeOf(week.moves).reduce((sum, { amount }) => sum + amount, 0)
      expect(figures.before + moved).toBe(figures.amount)
      const funnel = funnelOf(week, last)
      expect(funnel.reduce((sum, { amount }) => sum + amount, 0)).toBe(figures.amount)
      expect(funnel.reduce((sum, { before }) => sum + before, 0)).toBe(figures.before)
    }),
  )
})

const open: Stand = {
  ...{ login_status: 'Approved', project_status: 'Processing', amount: 10, dept_code: '705', salesman_code: 'A' },
}
test.each([
  [null, open, ['new']],
  [{ ...open, login_status: 'Submitted' as const, project_status: null }, open, ['new']],
  [{ ...open, project_status: 'Paused' as const }, open, ['resumed']],
  [open, { ...open, amount: 12 }, ['raised']],
  [open, { ...open, amount: 8 }, ['cut']],
  [open, { ...open, salesman_code: 'B' }, ['moved']],
  [open, { ...open, project_status: 'Project_Goaled' as const }, ['goaled']],
  [open, { ...open, project_status: 'Failed' as const }, ['lost']],
  [open, { ...open, project_status: 'Paused' as const }, ['left']],
  [null, { ...open, project_status: 'Project_Goaled' as const }, ['new', 'goaled']],
  [open, open, []],
] satisfies [Stand | null, Stand, string[]][])('%#', (before, after, kinds) => {
  expect(weekMoves(before, after).map(({ kind }) => kind)).toEqual(kinds)
})
