import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type FakeRequest, showPart } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'
import { type Region, RegionChain } from './region-chain.tsx'

const user = userEvent.setup()
const option = (value: string, label: string) => ({ value, label })
/** Answers a search by code as the server does: with that place alone. */
const those =
  (...all: { value: string; label: string }[]) =>
  ({ query }: FakeRequest) => {
    const search = query.get('search') ?? ''
    return { data: all.filter(({ value, label }) => !search || value === search || label.includes(search)) }
  }
const learned = (...codes: string[]) => ({ data: codes.map((postal_code) => ({ postal_code })) })

const Form = ({ begin, onChange }: { begin: Region; onChange: (value: Region) => void }) => {
  const [value, setValue] = useState(begin)
  const put = (next: Region) => {
    onChange(next)
    setValue(next)
  }
  return <RegionChain value={value} onChange={put} />
}

const open = (begin: Region = {}) => {
  let last = begin
  const keep = (value: Region) => {
    last = value
  }
  const { asked } = showPart(<Form begin={begin} onChange={keep} />, {
    '/api/province/dropdown': those(option('31', 'DKI Jakarta'), option('32', 'Jawa Barat')),
    '/api/city/dropdown': those(option('31.73', 'Jakarta Barat'), option('31.74', 'Jakarta Selatan')),
    '/district': those(option('31.73.01', 'Cengkareng')),
    '/api/sub-district/dropdown': those(
      option('31.73.01.1001', 'Cengkareng Barat'),
      option('31.73.01.1002', 'Duri Kosambi'),
    ),
    '/api/sub-district/postal-code-by-subdistrict/31.73.01.1001': learned('11730', '11731'),
    '/api/sub-district/postal-code-by-subdistrict/31.73.01.1002': learned(),
  })
  return { asked, last: () => last }
}
const pick = async (field: RegExp, name: string) => {
  await user.click(await screen.findByRole('button', { name: field }))
  await user.click(await screen.findByRole('option', { name }))
}
const postalCode = () => screen.getByLabelText<HTMLInputElement>(/Postal Code|Kode Pos/)

test('each level waits for the one above it, and asks only below it', async () => {
  const { asked, last } = open()
  const city = screen.getByRole('button', { name: /^City/ })
  expect(city.getAttribute('aria-disabled')).toBe('true')
  expect(city.textContent).toContain('Choose the Province first')
  await user.click(city)
  expect(screen.queryByRole('listbox')).toBeNull()

  await pick(/^Province/, 'DKI Jakarta')
  await pick(/^City/, 'Jakarta Barat')
  await pick(/^District/, 'Cengkareng')
  await pick(/^Sub District/, 'Cengkareng Barat')
  const below = (path: string, field: string) =>
    asked
      .filter((one) => one.path === path)
      .at(-1)
      ?.query.getAll(field)
  expect(below('/api/city/dropdown', 'province_code')).toEqual(['31'])
  expect(below('/district', 'city_code')).toEqual(['31.73'])
  expect(below('/api/sub-district/dropdown', 'district_code')).toEqual(['31.73.01'])
  await waitFor(() =>
    expect(last()).toEqual({
      province_code: '31',
      city_code: '31.73',
      district_code: '31.73.01',
      sub_district_code: '31.73.01.1001',
      postal_code: '11730',
    }),
  )
})

const whole = {
  province_code: '31',
  city_code: '31.73',
  district_code: '31.73.01',
  sub_district_code: '31.73.01.1001',
  postal_code: '11730',
}

test('a stored place is shown by its names', async () => {
  open(whole)
  expect(await screen.findByRole('button', { name: 'Province DKI Jakarta' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Sub District Cengkareng Barat' })).toBeTruthy()
  expect(postalCode().value).toBe('11730')
  expect(await screen.findByText('Confirmed here before')).toBeTruthy()
})

test('another city empties everything below it', async () => {
  const { last } = open(whole)
  await pick(/^City/, 'Jakarta Selatan')
  expect(last()).toEqual({ province_code: '31', city_code: '31.74' })
  expect(postalCode().value).toBe('')
})

test('another sub-district asks for its own postal code', async () => {
  const { last } = open(whole)
  await pick(/^Sub District/, 'Duri Kosambi')
  expect(last()).toMatchObject({ sub_district_code: '31.73.01.1002', postal_code: undefined })
})

test('a code other than the learned one is doubted in both languages, and kept', async () => {
  const { last } = open(whole)
  await screen.findByText('Confirmed here before')
  fireEvent.change(postalCode(), { target: { value: '11 99-9x' } })
  expect(await screen.findByText('The postal code is usually 11730 here')).toBeTruthy()
  expect(last().postal_code).toBe('11999')
  setLanguage('local')
  expect(await screen.findByText('Kode pos di sini biasanya 11730')).toBeTruthy()
})

test('who empties the postal code means it', async () => {
  const { last } = open(whole)
  await screen.findByText('Confirmed here before')
  fireEvent.change(postalCode(), { target: { value: '' } })
  await waitFor(() => expect(screen.queryByText('Confirmed here before')).toBeNull())
  expect(last().postal_code).toBe('')
})
