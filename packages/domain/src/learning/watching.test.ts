import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAhead, longestStep, movedTo, playedTo, type Watched } from './watching.ts'

const start: Watched = { furthest: 0, at: 0 }

test('what is played counts, and playing it again adds nothing', () => {
  const played = [0.3, 0.6, 1.1].reduce((so, now) => playedTo(so, now), start)
  expect(played).toEqual({ furthest: 1.1, at: 1.1 })
  const again = playedTo(movedTo(played, 0.2), 0.5)
  expect(again).toEqual({ furthest: 1.1, at: 0.5 })
})

test('small jumps ahead, one after the other, count as little as a large one', () => {
  let so = playedTo(start, 1)
  for (let n = 1; n <= 20; n++) so = playedTo(movedTo(so, 1 + n * 1.4), 1 + n * 1.4 + 0.1)
  expect(so.furthest).toBe(1)
  expect(playedTo(movedTo(so, 90), 90.2).furthest).toBe(1)
  expect([isAhead(1, 1.2), isAhead(1, 1.4)]).toEqual([false, true])
})

test('who comes back to what was seen goes on from there; twice as fast is played as well', () => {
  const back = movedTo({ furthest: 10, at: 60 }, 10.1)
  expect(playedTo(back, 10.5)).toEqual({ furthest: 10.5, at: 10.5 })
  expect(playedTo({ furthest: 10, at: 10 }, 12.5, 2).furthest).toBe(12.5)
  expect(playedTo({ furthest: 10, at: 10 }, 12.5).furthest).toBe(10)
})

test('never more counts than the steps that were played', () => {
  const step = fc.record({ moves: fc.boolean(), to: fc.double({ min: 0, max: 100, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let so = start
      for (const { moves, to } of steps) {
        const before = so.furthest
        so = moves ? movedTo(so, to) : playedTo(so, to)
        expect(so.furthest).toBeGreaterThanOrEqual(before)
        expect(so.furthest - before).toBeLessThanOrEqual(moves ? 0 : longestStep)
      }
    }),
  )
})
