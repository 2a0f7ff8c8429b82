import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { allMatching, pickedValues } from './all-matching.ts'

test('codes stay codes, and a word stands for all it finds', () => {
  expect(pickedValues(['C1', 'C2'])).toEqual({ codes: ['C1', 'C2'] })
  expect(pickedValues([allMatching(' toko ')])).toEqual({ codes: [], keyword: 'toko' })
  expect(pickedValues([allMatching('')])).toEqual({ codes: [], keyword: '' })
})

test('whatever the word, it comes back as it was, and wins over codes beside it', () => {
  assert(
    property(string(), array(string()), (word, codes) => {
      expect(pickedValues([allMatching(word), ...codes]).keyword).toBe(word.trim())
    }),
  )
})
