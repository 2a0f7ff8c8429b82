import { expect, test } from 'vitest'
import { chainOf, chooseRegion, isPostalCode, postalCodeDoubt } from './regions.ts'

test.each(['11480', '99999', '10110'])('%s is a postal code', (code) => expect(isPostalCode(code)).toBe(true))
test.each(['01234', '1234', '123456', '1234a', '', ' 11480', '11480\n', '１１４８０'])('%j is none', (code) =>
  expect(isPostalCode(code)).toBe(false),
)

test.each([
  ['11480', [], undefined],
  ['11480', ['11480', '11490'], undefined],
  ['11490', ['11480', '11490'], undefined],
  ['11999', ['11480', '11490'], 'The postal code is usually 11480 here'],
  ['119', ['11480'], undefined],
])('%s where %j was learned: %s', (typed, learned, doubt) => expect(postalCodeDoubt(typed, learned)).toBe(doubt))

test('the code of a place names everything it lies in', () => {
  expect(chainOf('31.73.05.1002')).toEqual({
    province_code: '31',
    city_code: '31.73',
    district_code: '31.73.05',
    sub_district_code: '31.73.05.1002',
  })
  expect(chainOf('31.73')).toMatchObject({ city_code: '31.73', district_code: undefined })
  expect(chainOf('').province_code).toBeUndefined()
})

test('another choice empties what lay below it, and nothing above', () => {
  const whole = { ...chainOf('31.73.05.1002'), postal_code: '11480' }
  expect(chooseRegion(whole, 'city_code', '31.74')).toEqual({
    province_code: '31',
    city_code: '31.74',
    district_code: undefined,
    sub_district_code: undefined,
    postal_code: undefined,
  })
  expect(chooseRegion(whole, 'sub_district_code', '31.73.05.1003')).toMatchObject({
    district_code: '31.73.05',
    postal_code: undefined,
  })
  for (const level of ['province_code', 'city_code', 'district_code', 'sub_district_code'] as const)
    expect(chooseRegion(whole, level, whole[level])).toBe(whole)
})
