import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isHit, isOnPicture, movedSpot, nextPosition, type Spot, unmatched } from './exploded-views.ts'

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
