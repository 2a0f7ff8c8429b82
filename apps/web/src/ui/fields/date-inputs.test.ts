import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { eager: true, query: '?raw', import: 'default' })

test('the one date field is the only place with a date input of the browser: it writes days its own way', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const native = /type="(date|datetime-local|month|time|week)"/
  const own = Object.entries(sources).filter(([, text]) => native.test(text))
  expect(own.map(([path]) => path)).toEqual(['./day-input.tsx'])
})
