import { expect, test } from 'vitest'
import { centredOn, fitted, onPicture, onStage, panned, zoomedAt } from './view-transform.ts'

const stage = { width: 800, height: 600 }
const picture = { width: 1600, height: 800 }
const near = (point: readonly number[]) => point.map((n) => Math.round(n * 1000) / 1000)

test('the whole picture is in sight, in the middle', () => {
  const view = fitted(stage, picture)
  const [left, top] = onStage(view, picture, [0, 0])
  const [right, bottom] = onStage(view, picture, [1, 1])
  expect(near([left, right])).toEqual([24, 776])
  expect(Math.round(top + bottom)).toBe(600)
})

test('places on the stage and on the picture are the same both ways', () => {
  const view = { x: 100, y: -20, scale: 0.7 }
  expect(near(onPicture(view, picture, onStage(view, picture, [0.3, 0.8])))).toEqual([0.3, 0.8])
})

test('zooming keeps what is under the pointer, and has bounds', () => {
  const view = fitted(stage, picture)
  const before = onPicture(view, picture, [200, 300])
  expect(near(onPicture(zoomedAt(view, 2, [200, 300], 0.1), picture, [200, 300]))).toEqual(near(before))
  expect(zoomedAt(view, 1000, [0, 0], 0.1).scale).toBe(8)
  expect(zoomedAt(view, 0.0001, [0, 0], 0.1).scale).toBe(0.1)
})

test('moving the picture follows the pointer, and a spot can be brought to the middle', () => {
  const view = fitted(stage, picture)
  const [x, y] = onStage(view, picture, [0.5, 0.5])
  expect(near(onStage(panned(view, [30, -10]), picture, [0.5, 0.5]))).toEqual(near([x + 30, y - 10]))
  expect(near(onStage(centredOn(view, stage, picture, [0.9, 0.1]), picture, [0.9, 0.1]))).toEqual([400, 300])
})
