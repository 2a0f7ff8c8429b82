import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { onlyPromised, overPromised, type PlaceFacts, promisableBy, type WantedLine } from './pre-order-cap.ts'
import { inTurn } from './stock-waits.ts'

const facts = (over: Partial<PlaceFacts> = {}): PlaceFacts => ({ available: 2, arriving: [], promised: 0, ...over })
const ship = { document_code: 'GR-705-2611-00001', day: '2026-11-20', qty: 10 }
const line = (over: Partial<WantedLine> = {}): WantedLine => ({
  ...{ line_no: 1, item_code: 'AC-2', qty: 5, day: '2026-11-20', units: [{ place: 'W1 AC-2', per_piece: 1 }] },
  ...over,
})

test('what is free and what arrives by the day, less other pre-orders', () => {
  const known = facts({ arriving: [ship], promised: 4 })
  expect(['2026-11-19', '2026-11-20'].map((day) => promisableBy(known, day))).toEqual([0, 8])
  expect(promisableBy(facts({ promised: 5 }), '2026-11-20')).toBe(0)
})

test('the documents that arrive until then are named', () => {
  const [over] = overPromised([line({ qty: 20 })], () => facts({ arriving: [ship] }))
  expect(over).toMatchObject({ n: 12, rest: 8, documents: [ship] })
  expect(over && onlyPromised(over)).toMatchObject({
    ...{ code: 'pre-order-over-promised' },
    values: { n: 12, item: 'AC-2', date: '2026-11-20', documents: 'GR-705-2611-00001' },
  })
  const [none] = overPromised([line({ day: '2026-11-19' })], () => facts({ arriving: [ship] }))
  expect(none && onlyPromised(none).code).toBe('pre-order-nothing-arrives')
})

test('of a set the scarcer unit decides, and lines of one order share what there is', () => {
  const set = line({ units: ['in', 'out'].map((place) => ({ place, per_piece: 1 })) })
  const known: Record<string, PlaceFacts> = { in: facts({ available: 9 }), out: facts({ available: 3 }) }
  expect(overPromised([set], (place) => known[place])).toMatchObject([{ n: 3, rest: 2 }])
  const two = [line({ qty: 4 }), line({ line_no: 2, qty: 4 })]
  expect(overPromised(two, () => facts({ available: 6 }))).toMatchObject([{ line_no: 2, n: 2, rest: 2 }])
})

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'] as const
const anyFacts = record({
  available: integer({ min: 0, max: 50 }),
  arriving: array(
    record({
      document_code: constantFrom('A', 'B', 'C'),
      day: constantFrom(...days),
      qty: integer({ min: 1, max: 30 }),
    }),
    { maxLength: 4 },
  ),
  promised: integer({ min: 0, max: 80 }),
})
const anyLines = array(record({ qty: integer({ min: 1, max: 40 }), day: constantFrom(...days) }), {
  minLength: 1,
  maxLength: 5,
}).map((all) => all.map((one, n) => line({ ...one, line_no: n + 1 })))

test('by no day more is promised than there is and arrives, and what is told to be possible passes', () =>
  assert(
    property(anyFacts, anyLines, (known, lines) => {
      const over = overPromised(lines, () => known)
      const granted = lines.map((one) => ({
        ...one,
        qty: over.find(({ line_no }) => line_no === one.line_no)?.n ?? one.qty,
      }))
      for (const day of days) {
        const promised = granted.filter((one) => one.day <= day).reduce((sum, { qty }) => sum + qty, 0)
        expect(promised).toBeLessThanOrEqual(promisableBy(known, day))
      }
      expect(
        overPromised(
          granted.filter(({ qty }) => qty > 0),
          () => known,
        ),
      ).toEqual([])
    }),
  ))

test('nobody in line is overtaken, and no more is offered than there is', () =>
  assert(
    property(
      array(record({ qty: integer({ min: 1, max: 9 }) }), { maxLength: 8 }),
      integer({ min: 0, max: 30 }),
      (all, free) => {
        const turn = inTurn(all, free)
        expect(turn).toEqual(all.slice(0, turn.length))
        const given = turn.reduce((sum, { qty }) => sum + qty, 0)
        expect(given).toBeLessThanOrEqual(free)
        const next = all[turn.length]
        if (next) expect(given + next.qty).toBeGreaterThan(free)
      },
    ),
  ))
