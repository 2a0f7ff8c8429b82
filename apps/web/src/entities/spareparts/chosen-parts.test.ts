import { expect, test } from 'vitest'
import { chosenFrom, withOneLess, withOneMore } from './chosen-parts.ts'

const board = chosenFrom({ item_code: 'PCB', item_name: 'Board', position_no: 3 })
const fan = chosenFrom({ item_code: 'FAN', item_name: 'Fan', position_no: null })

test('the same part again is one more of it, another part a line of its own', () => {
  const chosen = withOneMore(withOneMore(withOneMore([], board), fan), board)
  expect(chosen.map(({ item_code, quantity }) => `${item_code} ${quantity}`)).toEqual(['PCB 2', 'FAN 1'])
})

test('one less of the last one takes the line away', () => {
  const chosen = withOneMore([fan], board)
  expect(withOneLess(chosen, 'FAN').map(({ item_code }) => item_code)).toEqual(['PCB'])
  expect(withOneLess(withOneMore(chosen, board), 'PCB')).toEqual([fan, board])
})
