import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { type SupervisionRow, skippedBy } from './supervision-gates.ts'
import { datesOfAction, waitingStatusesOf } from './supervision-lists.ts'
import { currentStep, railOf, stepKeys } from './supervision-rail.ts'
import { levelOfCapacity, supervisionDates, supervisionLevels, supervisionStatuses } from './supervision-statuses.ts'
import { type SupervisionAction, supervision } from './supervisions.ts'

const everybody = { usercode: 'U', permission: new Set(permissions), view_data: 'View_Data_All_Branches' as const }
const now = '2026-11-16T03:00:00Z'
const draft = (over: Partial<SupervisionRow> = {}): SupervisionRow => ({
  ...{ supervision_status: 'Draft', pause_status: null, level: 'A', skipped_steps: [], certification_no: null },
  ...{ waiver_reason: null, first_schedule_date: null, points_total: 0, points_answered: 0, open_problems: 0 },
  ...{ open_letters: 0, card_status: null, authors: [] },
  ...over,
})

/** What an action does beside its status. */
const besides: Partial<Record<SupervisionAction, (row: SupervisionRow) => Partial<SupervisionRow>>> = {
  certify: () => ({ certification_no: 'CERT-1' }),
  schedule: () => ({ first_schedule_date: now }),
}
/** What other records do to it: answers, problems that open and close, the card. */
const happenings: readonly ((row: SupervisionRow) => Partial<SupervisionRow>)[] = [
  () => ({ points_total: 5, points_answered: 5 }),
  ({ open_problems }) => ({ open_problems: open_problems > 0 ? 0 : 2 }),
  ({ supervision_status }) =>
    supervision_status === 'Usage_Training_Finished' ? { card_status: 'Warranty_Card_Signed' } : {},
]
const after = (name: SupervisionAction, row: SupervisionRow): SupervisionRow => ({
  ...row,
  ...(supervision.after(name, supervision.state(row, everybody, now)) as Partial<SupervisionRow>),
  ...besides[name]?.(row),
})
const possible = (row: SupervisionRow) =>
  supervision.names.filter((name) => name !== 'remove' && supervision.gate(name, row, everybody, now).enabled)
const keyOf = (row: SupervisionRow) => JSON.stringify(row)

/** Every state that can be reached, and from which states. */
const explore = (start: SupervisionRow) => {
  const seen = new Map([[keyOf(start), start]])
  const edges: [string, string][] = []
  const queue = [start]
  for (let row = queue.shift(); row; row = queue.shift()) {
    const from = row
    const next = [
      ...possible(from).map((name) => after(name, from)),
      ...happenings.map((happens) => ({ ...from, ...happens(from) })),
    ]
    for (const one of next) {
      edges.push([keyOf(from), keyOf(one)])
      if (seen.has(keyOf(one))) continue
      seen.set(keyOf(one), one)
      queue.push(one)
    }
  }
  return { states: [...seen.values()], edges }
}

describe('the process', () => {
  test.each(supervisionLevels)('has no dead end for level %s', (level) => {
    const { states, edges } = explore(draft({ level, skipped_steps: skippedBy(level) }))
    const ends = new Set(states.filter((row) => row.supervision_status === 'Finish_Project_Finished').map(keyOf))
    const into = new Map<string, string[]>()
    for (const [from, to] of edges) into.set(to, [...(into.get(to) ?? []), from])
    const queue = [...ends]
    for (let key = queue.shift(); key; key = queue.shift())
      for (const from of into.get(key) ?? [])
        if (!ends.has(from)) {
          ends.add(from)
          queue.push(from)
        }
    expect(states.filter((row) => !ends.has(keyOf(row)))).toEqual([])
    expect(new Set(states.map((row) => row.supervision_status)).size).toBeGreaterThanOrEqual(
      supervisionStatuses.length - skippedBy(level).length,
    )
  })

  test('never skips an audit: dispatched is only what both departments approved after the last change', () => {
    const walk = fc.array(fc.nat(1000), { minLength: 5, maxLength: 120 })
    fc.assert(
      fc.property(walk, (choices) => {
        let row = draft()
        let approved: string[] = []
        for (const choice of choices) {
          const names = possible(row)
          const name = names[choice % names.length]
          if (!name) break
          if (name === 'documentNew' || name === 'documentSubmit') approved = []
          if (name === 'tsApprove' || name === 'assApprove') approved.push(name)
          if (name === 'dispatch') expect(approved).toEqual(['tsApprove', 'assApprove'])
          row = after(name, row)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('returns from a pause to where it was, and nothing else is possible meanwhile', () => {
    const { states } = explore(draft())
    for (const row of states.filter((one) => one.pause_status === 'Paused')) {
      expect(possible(row)).toEqual(['resume'])
      expect(after('resume', row)).toEqual({ ...row, pause_status: 'Resumed' })
    }
  })

  test('whoever wrote any part of the papers audits neither', () => {
    const row = draft({ supervision_status: 'TS_Dept_Audit_Required', authors: ['U'] })
    for (const name of ['tsApprove', 'tsReject'] as const)
      expect(supervision.gate(name, row, everybody, now).because?.code).toBe('author-approves')
    expect(supervision.authorsAfter('tsApprove', ['A'], 'TS')).toEqual(['A'])
    expect(supervision.authorsAfter('assApprove', ['A'], 'ASS')).toEqual([])
  })

  test('says what is missing', () => {
    const said = (name: SupervisionAction, over: Partial<SupervisionRow>) =>
      supervision.gate(name, draft(over), everybody, now).because?.code
    expect(said('technicalTraining', { supervision_status: 'Coordinator_Received' })).toBe('installer-not-certified')
    expect(said('debugNormal', { supervision_status: 'Technical_Training_Finished' })).toBe('inspection-not-finished')
    expect(said('debugNormal', { supervision_status: 'Inspection_Supervision_Finished', open_problems: 2 })).toBe(
      'problems-still-open',
    )
    expect(said('finish', { supervision_status: 'Usage_Training_Finished', card_status: 'Warranty_Card_Issued' })).toBe(
      'card-not-signed',
    )
    const small = {
      supervision_status: 'Usage_Training_Finished',
      level: 'C',
      card_status: 'Warranty_Card_Issued',
    } as const
    expect(said('finish', small)).toBeUndefined()
  })
})

describe('dates', () => {
  test('each is set by an action, by a letter, by the card, or with the record itself', () => {
    const elsewhere = ['create_date', 'updated_date', 'first_schedule_date', 'supervise_start_date']
    const byOthers = ['revision_notice_date', 'disclaimer_letter_date', 'warranty_card_issued_date']
    const set = new Set([...Object.values(datesOfAction).flat(), ...elsewhere, ...byOthers])
    expect([...set].toSorted()).toEqual([...supervisionDates].toSorted())
  })
})

describe('levels', () => {
  test('by horsepower', () => {
    expect([10, 49.9, 50, 200, 200.1].map(levelOfCapacity)).toEqual(['C', 'C', 'B', 'B', 'A'])
  })
})

describe('the rail', () => {
  const facts = { devices_arrived: 0, devices_expected: 10 }
  test('always shows nineteen steps, at most one of the main line open, and names what blocks', () => {
    for (const level of supervisionLevels)
      for (const supervision_status of supervisionStatuses) {
        const row = draft({ level, supervision_status, skipped_steps: skippedBy(level) })
        const rail = railOf({ ...row, ...facts }, {})
        expect(rail.map(({ key }) => key)).toEqual(stepKeys)
        expect(rail.filter(({ state, key }) => state === 'now' && key !== 'devices').length).toBeLessThanOrEqual(1)
        expect(rail.every(({ state, because }) => state !== 'blocked' || because !== undefined)).toBe(true)
      }
  })
  test('an inspection that was handed over waits for its end, not for another one', () => {
    const row = draft({ supervision_status: 'Inspection_Supervision_Submitted', open_problems: 2 })
    const open = railOf({ ...row, ...facts }, {}).find(({ key }) => key === 'inspection')
    expect(open).toMatchObject({ state: 'now', because: null })
  })
  test('shows what a level does not need as not required, never hidden', () => {
    const row = draft({
      level: 'C',
      skipped_steps: skippedBy('C'),
      supervision_status: 'Inspection_Supervision_Finished',
    })
    const rail = railOf({ ...row, ...facts }, {})
    expect(rail.filter(({ state }) => state === 'not_required').map(({ key }) => key)).toContain('training')
    expect(currentStep(row)).toBe('usageTraining')
  })
})

test('each waits for whoever may do the next thing', () => {
  expect(waitingStatusesOf(new Set(['Supervision-Document-TS-Audit']))).toEqual(['TS_Dept_Audit_Required'])
  expect(waitingStatusesOf(new Set())).toEqual([])
})
