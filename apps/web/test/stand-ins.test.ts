import { expect, test } from 'vitest'
import { withStandIns } from './stand-ins.ts'

const texts = import.meta.glob<string>('../src/**/*.test.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

test('whoever puts a module in the place of another, or loads modules anew, shares none with other tests', () => {
  const found = Object.entries(texts).filter(([, text]) => /vi\.(mock|resetModules)\(/.test(text))
  expect(found.map(([path]) => path.replace('../', 'apps/web/')).toSorted()).toEqual(withStandIns)
})
