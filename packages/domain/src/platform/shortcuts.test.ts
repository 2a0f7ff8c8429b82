import { expect, test } from 'vitest'
import { mayBeShortcut, moved } from './shortcuts.ts'

const mine = ['/', '', '/customer', '/installation-bonus-list']

test.each([
  ['/customer', true],
  ['/customer?dept_code=705#top', true],
  ['/customer/history-stock-of-customer', true],
  ['/installation-bonus/detail?code=IBT-1', true],
  ['/', true],
  ['/?x=1', true],
  ['/my-account', true],
  ['/notifications?unread=true', true],
  ['/sales-order', false],
  ['/customers', false],
  ['/signin', false],
  ['/api/customer', false],
  ['//customer', false],
  ['https://customer', false],
  ['javascript:alert(1)', false],
  ['/\\customer', false],
  ['/customer\n', false],
  ['customer', false],
  ['', false],
])('%j may be a shortcut: %s', (address, may) => expect(mayBeShortcut(address, mine)).toBe(may))

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the one at %i moved by %i', (from, by, order) => expect(moved(['a', 'b', 'c'], from, by)).toEqual(order))
