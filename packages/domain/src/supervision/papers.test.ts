import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Permission, permissions } from '../permissions.ts'
import { standardSettings } from '../platform/site-settings.ts'
import { measuredNumber, proposedResult, settledResult } from './inspection.ts'
import { letterGate, letterNumber, letterStages, letterStatus, letterSteps, stageOf } from './letters.ts'
import { slotsOverlap, travelMinutes, warningsOf } from './schedule.ts'
import { letterKinds, letterStatuses } from './supervision-statuses.ts'
import { colourOfDate, maskedName, printedColourOfDate } from './warranty-cards.ts'

const everything: ReadonlySet<Permission> = new Set(permissions)

describe('letters', () => {
  test('every stage of a kind is a status of the specification and back', () => {
    for (const kind of letterKinds)
      for (const stage of letterStages) {
        if (stage === 'Signed' && kind !== 'disclaimer_letter') continue
        expect(letterStatuses).toContain(letterStatus(kind, stage))
        expect(stageOf(letterStatus(kind, stage))).toBe(stage)
      }
  })
  test('nobody approves what they wrote, and nothing is generated that is not approved', () => {
    const viewer = { usercode: 'U', permission: everything }
    for (const service_type of letterKinds) {
      const own = { service_type, stage: 'Submitted' as const, problems: 1, authors: ['U'] }
      expect(letterGate('approve', own, viewer).because?.code).toBe('author-approves')
      expect(letterGate('approve', { ...own, authors: ['A'] }, viewer).enabled).toBe(true)
      expect(letterGate('generate', own, viewer).because?.code).toBe('needs-status')
      expect(letterGate('submit', { ...own, stage: 'Pending', problems: 0 }, viewer).because?.code).toBe(
        'letter-without-problem',
      )
    }
  })
  test('each step needs its own permission', () => {
    for (const step of letterSteps)
      expect(
        letterGate(
          step,
          { service_type: 'design_revision_notice', stage: 'Pending', problems: 1, authors: [] },
          { usercode: 'U', permission: new Set() },
        ).because?.code,
      ).toBe('no-permission')
  })
  test('are numbered by branch, roman month and year', () => {
    expect(letterNumber('RN', '711', '2026-11-14', 4)).toBe('RN/711/XI/2026/004')
  })
})

describe('inspection', () => {
  const ranged = { kind: 'number' as const, min: 4, max: 4.2 }
  test('a value says by itself whether it is in its range', () => {
    expect(['3,9', '4', '4.12', '4,2', '4,3', 'x', ''].map((value) => proposedResult(ranged, value))).toEqual([
      ...(['Fail', 'Pass', 'Pass', 'Pass', 'Fail', undefined, undefined] as const),
    ])
  })
  test('an answer that knows of the one before counts; of two blind ones that differ a fail does', () => {
    const results = fc.constantFrom('Pass' as const, 'Fail' as const, 'NA' as const)
    fc.assert(
      fc.property(results, results, fc.boolean(), (before, result, isKnown) => {
        const settled = settledResult({ answer_id: 7, result: before }, { result, known_answer_id: isKnown ? 7 : null })
        if (isKnown || before === result) expect(settled).toEqual({ result, is_disputed: false })
        else {
          expect(settled.is_disputed).toBe(true)
          if (before === 'Fail' || result === 'Fail') expect(settled.result).toBe('Fail')
        }
      }),
    )
  })
})

describe('cards', () => {
  test('equal dates have equal colours, neighbouring ones do not', () => {
    expect(colourOfDate('2028-11-05')).toBe(colourOfDate('2028-11-05'))
    expect(colourOfDate('2028-11-05')).not.toBe(colourOfDate('2028-11-06'))
    expect(printedColourOfDate('2028-11-05')).toMatch(/^#[c-f][\da-f][c-f][\da-f][c-f][\da-f]$/)
    expect(printedColourOfDate('2028-11-05')).not.toBe(printedColourOfDate('2028-11-06'))
    expect(colourOfDate('2028-11-05')).toMatch(/^hsl\([\d.]+ 65% 88%\)$/)
  })
  test('names are masked', () => {
    expect(maskedName('Perpustakaan Daerah')).toBe('Perpus••• Daer•••'.replace('Daer', 'Dae'))
  })
})

describe('visits', () => {
  const site = { lat: -6.2, lng: 106.8 }
  const { supervision: travel } = standardSettings
  const visit = { ...site, visit_date: '2026-11-18', time_slot: '08:30~12:00' as const }
  test('clash where slots overlap, and take the way into account where they do not', () => {
    expect(slotsOverlap('08:30~18:00', '13:30~18:00')).toBe(true)
    expect(slotsOverlap('08:30~12:00', '13:30~18:00')).toBe(false)
    expect(warningsOf(visit, [visit], () => false, travel)).toEqual(['clash'])
    const far = { ...visit, lat: -6.9, time_slot: '13:30~18:00' as const }
    expect(travelMinutes(far, visit, travel)).toBeGreaterThan(90)
    expect(warningsOf(visit, [far], () => false, travel)).toEqual(['travel'])
    const fast = { road_percent: 110, km_per_hour: 80 }
    expect(travelMinutes(far, visit, fast)).toBeLessThan(90)
    expect(warningsOf(visit, [far], () => false, fast)).toEqual([])
    expect(warningsOf({ ...visit, visit_date: '2026-11-22' }, [], () => true, travel)).toEqual(['sunday', 'holiday'])
  })
})

test('a measured number is typed with a comma or a point, and nothing typed is no zero', () => {
  expect(['4,12', '4.12', ' 0 '].map(measuredNumber)).toEqual([4.12, 4.12, 0])
  expect(['', '  ', 'baik', null].map(measuredNumber)).toEqual([undefined, undefined, undefined, undefined])
})
