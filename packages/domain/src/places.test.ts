import { expect, test } from 'vitest'
import { readPair } from './places.ts'

test.each([
  ['-6.1754, 106.8272', '-6.1754', '106.8272'],
  ['-6.1754,106.8272', '-6.1754', '106.8272'],
  [' 3.5952;98.6722 ', '3.5952', '98.6722'],
  ['-6,1754; 106,8272', '-6.1754', '106.8272'],
  ['-6,1754, 106,8272', '-6.1754', '106.8272'],
])('%s is a place', (text, lat, lng) => {
  expect(readPair(text)).toEqual({ lat, lng })
})

test.each(['-6,1754', '-6,1', '-6.1754', '-6.1754,', '-6.1754, 106', '106', ''])(
  '%s is one number, or not whole',
  (text) => {
    expect(readPair(text)).toBeUndefined()
  },
)
