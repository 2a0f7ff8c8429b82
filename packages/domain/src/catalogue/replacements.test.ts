import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { makesCircle, type Replacement, substitutesOf } from './replacements.ts'

const pair = (old_item_code: string, new_item_code: string, given: Partial<Replacement> = {}): Replacement => ({
  old_item_code,
  new_item_code,
  ratio: 1,
  direction: 'one-way',
  valid_from: '2026-01-01',
  valid_to: null,
  ...given,
})

test('a chain never becomes a circle', () => {
  const pairs = [pair('A', 'B'), pair('B', 'C')]
  expect(makesCircle(pairs, { old_item_code: 'C', new_item_code: 'A' })).toBe(true)
  expect(makesCircle(pairs, { old_item_code: 'C', new_item_code: 'D' })).toBe(false)
  expect(makesCircle([], { old_item_code: 'A', new_item_code: 'A' })).toBe(true)
})

test('pairs taken only where they make no circle never lead back', () => {
  const letter = constantFrom('A', 'B', 'C', 'D', 'E')
  assert(
    property(array(tuple(letter, letter), { maxLength: 20 }), (wanted) => {
      const pairs: Replacement[] = []
      for (const [from, to] of wanted)
        if (!makesCircle(pairs, { old_item_code: from, new_item_code: to })) pairs.push(pair(from, to))
      for (const { old_item_code } of pairs)
        expect(substitutesOf(old_item_code, pairs, '2026-11-15').map(({ item_code }) => item_code)).not.toContain(
          old_item_code,
        )
    }),
  )
})

test('substitutes follow the chain with their ratio, on days on which it is valid, and both ways where that was said', () => {
  const pairs = [
    pair('A', 'B', { ratio: 2 }),
    pair('B', 'C', { ratio: 3 }),
    pair('D', 'A', { direction: 'both' }),
    pair('A', 'E', { valid_to: '2026-10-31' }),
  ]
  expect(substitutesOf('A', pairs, '2026-11-15')).toEqual([
    { item_code: 'B', ratio: 2 },
    { item_code: 'D', ratio: 1 },
    { item_code: 'C', ratio: 6 },
  ])
  expect(substitutesOf('C', pairs, '2026-11-15')).toEqual([])
})
