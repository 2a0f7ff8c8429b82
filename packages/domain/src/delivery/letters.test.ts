import { expect, test } from 'vitest'
import { addressTo } from '../pages.ts'
import { deliveryCodeIn } from './letters.ts'

test.each([
  [`https://sejuk.example.com${addressTo('delivery', { code: 'DO-705-2611-00012' })}`, 'DO-705-2611-00012'],
  [' DO-705-2611-00012 ', 'DO-705-2611-00012'],
  ['https://sejuk.example.com/somewhere-else?code=DO-705-2611-00012', undefined],
  ['https://sejuk.example.com/delivery-order/detail', undefined],
  ['two words', undefined],
  ['x'.repeat(61), undefined],
  ['', undefined],
])('%s is the letter of %s', (text, code) => {
  expect(deliveryCodeIn(text)).toBe(code)
})
