import { mostOfPart } from '@sejuk/domain/spareparts/part-rules'
import { expect, test } from 'vitest'
import { sumOf, toggledAll, without, withoutOne, withPart } from './cart.ts'

const pcb = { item_code: 'PCB', item_name: 'Board', local_name: null, price: 100, model: 'UNIT' }
const fan = { ...pcb, item_code: 'FAN', price: 50 }

test('a part is added, counted up to the most of one part, counted down and taken away', () => {
  let lines = withPart(withPart([], pcb), fan)
  expect(lines.map(({ item_code, quantity }) => [item_code, quantity])).toEqual([
    ['PCB', 1],
    ['FAN', 1],
  ])
  for (let n = 0; n < mostOfPart + 5; n++) lines = withPart(lines, pcb)
  expect(lines[0]?.quantity).toBe(mostOfPart)
  expect(sumOf(lines)).toBe(mostOfPart * 100 + 50)
  expect(withoutOne(lines, 'FAN')).toHaveLength(1)
  expect(without(lines, ['PCB', 'FAN'])).toEqual([])
})

test('all are chosen together: from some to all, from all to none', () => {
  const lines = withPart(withPart([], pcb), fan).map((line, n) => ({ ...line, is_chosen: n === 0 }))
  expect(toggledAll(lines).every(({ is_chosen }) => is_chosen)).toBe(true)
  expect(toggledAll(toggledAll(lines)).some(({ is_chosen }) => is_chosen)).toBe(false)
})
