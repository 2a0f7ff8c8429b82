import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { allMatching, chosenIn } from './all-matching.ts'

test('codes stay codes, and a word stands for all it finds', () => {
  expect(chosenIn(['C1', 'C2'])).toEqual({ codes: ['C1', 'C2'] })
  expect(chosenIn([allMatching(' toko ')])).toEqual({ codes: [], keyword: 'toko' })
  expect(chosenIn([allMatching('')])).toEqual({ codes: [], keyword: '' })
})

test('whatever the word, it comes back as it was, and wins over codes beside it', () => {
  assert(
    property(string(), array(string()), (word, codes) => {
      expect(chosenIn([allMatching(word), ...codes]).keyword).toBe(word.trim())
    }),
  )
})
