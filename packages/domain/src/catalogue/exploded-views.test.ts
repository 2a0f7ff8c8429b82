import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  centreOf,
  isHit,
  isOnPicture,
  mergedMaps,
  movedSpot,
  nextPosition,
  numbered,
  type Spot,
  type SpotMap,
  unmatched,
  whyNotPublish,
} from './exploded-views.ts'

const circle = (position_no: number): Spot => ({ position_no, cx: 0.5, cy: 0.5, r: 0.1, label_x: 0.5, label_y: 0.5 })
const square = (position_no: number): Spot => ({
  position_no,
  points: [
    [0.2, 0.2],
    [0.4, 0.2],
    [0.4, 0.4],
    [0.2, 0.4],
  ],
  label_x: 0.3,
  label_y: 0.3,
})

test('positions without a spot and spots without a position are told both ways', () => {
  expect(unmatched([1, 2, 2, 3], { v: 1, spots: [circle(2), circle(7)] })).toEqual({
    positions_without_spot: [1, 3],
    spots_without_position: [7],
  })
})

test('a list and its picture are complete exactly when neither has what the other lacks', () => {
  const numbers = array(integer({ min: 1, max: 12 }), { maxLength: 12 })
  assert(
    property(numbers, numbers, (positions, drawn) => {
      const found = unmatched(positions, { v: 1, spots: drawn.map(circle) })
      const isComplete = found.positions_without_spot.length + found.spots_without_position.length === 0
      const isSame = positions.every((one) => drawn.includes(one)) && drawn.every((one) => positions.includes(one))
      expect(isComplete).toBe(isSame)
    }),
  )
})

test('the next spot takes the first position that has none', () => {
  expect(nextPosition([1, 2, 3], { v: 1, spots: [circle(1)] })).toBe(2)
  expect(nextPosition([1], { v: 1, spots: [circle(1), circle(4)] })).toBe(5)
  expect(nextPosition([], { v: 1, spots: [] })).toBe(1)
})

test('a tap hits what it is inside of', () => {
  expect([isHit(circle(1), 0.55, 0.5), isHit(circle(1), 0.7, 0.5)]).toEqual([true, false])
  expect([isHit(square(1), 0.3, 0.3), isHit(square(1), 0.5, 0.3), isHit(square(1), 0.3, 0.1)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a spot stays on the picture wherever it is pushed', () => {
  const push = double({ min: -2, max: 2, noNaN: true })
  assert(
    property(record({ dx: push, dy: push }), ({ dx, dy }) => {
      for (const spot of [circle(1), square(1)]) expect(isOnPicture(movedSpot(spot, dx, dy))).toBe(true)
    }),
  )
})

test('what lies beside the picture is refused', () => {
  expect(isOnPicture({ ...circle(1), cx: 1.2 })).toBe(false)
  expect(
    isOnPicture({
      position_no: 1,
      points: [
        [0, 0],
        [1, 1],
      ],
      label_x: 0,
      label_y: 0,
    }),
  ).toBe(false)
})

test('the line of a number leads to the middle of its spot', () => {
  expect(centreOf(circle(1))).toEqual([0.5, 0.5])
  const [x, y] = centreOf(square(1))
  expect([x, y].map((n) => Math.round(n * 100))).toEqual([30, 30])
})

test('a circle is round on a picture that is wider than high', () => {
  expect([isHit(circle(1), 0.5, 0.65, 0.5), isHit(circle(1), 0.5, 0.65)]).toEqual([true, false])
})

test('spots without a position take free positions as they are read', () => {
  const spot = (position_no: number, cx: number, cy: number): Spot => ({ ...circle(position_no), cx, cy })
  const map: SpotMap = { v: 1, spots: [spot(90, 0.8, 0.1), spot(2, 0.5, 0.5), spot(91, 0.1, 0.12), spot(92, 0.1, 0.9)] }
  expect(numbered([1, 2, 3], map).spots.map(({ position_no }) => position_no)).toEqual([3, 2, 1, 92])
})

test('numbering leaves the fewest possible unmatched, and moves nothing', () => {
  const numbers = array(integer({ min: 1, max: 12 }), { maxLength: 12 })
  assert(
    property(numbers, numbers, (positions, drawn) => {
      const map: SpotMap = { v: 1, spots: drawn.map(circle) }
      const after = unmatched(positions, numbered(positions, map))
      expect(Math.min(after.positions_without_spot.length, after.spots_without_position.length)).toBe(0)
      expect(numbered(positions, map).spots.map(centreOf)).toEqual(map.spots.map(centreOf))
    }),
  )
})

test('a picture is published once it is complete both ways', () => {
  const json: SpotMap = { v: 1, spots: [circle(1), circle(9)] }
  expect(whyNotPublish([1], { photo_code: null, json })?.code).toBe('exploded-view-without-picture')
  expect(whyNotPublish([], { photo_code: 'P', json })?.code).toBe('exploded-view-without-parts')
  expect(whyNotPublish([1, 2], { photo_code: 'P', json })).toEqual({
    code: 'exploded-view-to-settle',
    values: { n: 2 },
  })
  expect(whyNotPublish([1, 9], { photo_code: 'P', json })).toBeUndefined()
})

const near = (position_no: number, cx: number): Spot => ({ ...circle(position_no), cx })

test('what one of two editors changed is kept, what both changed is asked', () => {
  const base: SpotMap = { v: 1, spots: [near(1, 0.1), near(2, 0.1), near(3, 0.1)] }
  const mine: SpotMap = { v: 1, spots: [near(1, 0.2), near(2, 0.1), near(3, 0.2), near(4, 0.2)] }
  const theirs: SpotMap = { v: 1, spots: [near(1, 0.1), near(2, 0.3), near(3, 0.3)] }
  const { map, clashes } = mergedMaps(base, mine, theirs)
  expect(clashes).toEqual([3])
  expect(map.spots).toEqual([near(1, 0.2), near(2, 0.3), near(3, 0.2), near(4, 0.2)])
})

test('merging with somebody who changed nothing keeps mine, and nothing is lost of somebody alone', () => {
  const maps = array(
    record({ n: integer({ min: 1, max: 6 }), cx: double({ min: 0, max: 1, noNaN: true }) }).map(({ n, cx }) =>
      near(n, cx),
    ),
    { maxLength: 8 },
  ).map((spots): SpotMap => ({ v: 1, spots }))
  const sorted = ({ spots }: SpotMap) => spots.toSorted((a, b) => a.position_no - b.position_no)
  assert(
    property(maps, maps, (base, changed) => {
      expect(mergedMaps(base, changed, base)).toMatchObject({ clashes: [] })
      expect(sorted(mergedMaps(base, changed, base).map)).toEqual(sorted(changed))
      expect(sorted(mergedMaps(base, base, changed).map)).toEqual(sorted(changed))
      expect(mergedMaps(base, changed, changed).clashes).toEqual([])
    }),
  )
})
