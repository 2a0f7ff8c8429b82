import { expect, test } from 'vitest'
import { bestWarranty } from './warranty.ts'

test('a ticket is as well covered as the best of its units', () => {
  expect(bestWarranty(['Unknown', 'Out_of_Warranty', 'In_Warranty'])).toBe('In_Warranty')
  expect(bestWarranty([])).toBe('Unknown')
})
