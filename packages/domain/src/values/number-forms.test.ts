import { expect, test } from 'vitest'
import { chooseForms } from './number-forms.ts'

test.each([
  [1, '{n} job waits'],
  ['1', '{n} job waits'],
  [0, '{n} jobs wait'],
  [2, '{n} jobs wait'],
  ['1.001', '{n} jobs wait'],
  [undefined, '{n} jobs wait'],
])('with %s it reads %s', (n, text) => {
  expect(chooseForms('{n} {n|job waits|jobs wait}', { n })).toBe(text)
})

test('a text without forms stays as it is', () => {
  expect(chooseForms('Either | or, {n} times', { n: 1 })).toBe('Either | or, {n} times')
})
