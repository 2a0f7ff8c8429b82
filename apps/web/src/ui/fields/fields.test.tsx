import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'
import { DateField } from './date-field.tsx'
import { IdCardField, NpwpField, PhoneField } from './identity-fields.tsx'
import { MoneyField, NumberField, PercentageField, QuantityField } from './number-fields.tsx'
import { widened } from './strokes.ts'
import { TimeField } from './time-field.tsx'
import { TimeSlotField } from './time-slot-field.tsx'
import type { TypedProps } from './typed-field.tsx'

const user = userEvent.setup()

/** A form with one field, as it holds it. */
const show = <Value,>(Field: (props: TypedProps<Value>) => React.ReactNode, begin: Value) => {
  const held = { value: begin }
  const Form = () => {
    const [value, setValue] = useState(begin)
    held.value = value
    return <Field label="Price" value={value} onChange={setValue} />
  }
  showPart(<Form />)
  return { field: screen.getByLabelText<HTMLInputElement>('Price'), held }
}

test('money is grouped as it is typed, and cents never make it a hundredfold', async () => {
  const { field, held } = show<number | null>(MoneyField, null)
  await user.type(field, '1785000,50')
  expect([field.value, held.value]).toEqual(['1.785.000,50', 1_785_001])
  expect(screen.getByRole('status')).toHaveTextContent('You typed 1.785.000,50. Price set to 1.785.001')
  await user.tab()
  expect(field.value).toBe('1.785.001')
})

test.each(['Rp 1.785.000,00', '1,785,000.00', '1785000.0000'])('%s pasted over an amount replaces it', async (text) => {
  const { field, held } = show<number | null>(MoneyField, 12)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  expect([field.value, held.value]).toEqual(['1.785.000', 1_785_000])
})

test('a key in the middle of an amount leaves the caret beside it', async () => {
  const { field, held } = show<number | null>(MoneyField, 1_785_000)
  await user.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([held.value, field.value]).toEqual([17_985_000, '17.985.000'])
  expect(field.selectionStart).toBe(4)
})

test('a number has one minus and one dot, and a comma is the dot', async () => {
  const { field, held } = show<string>(NumberField, '')
  await user.type(field, '-007.2-5.1')
  expect([field.value, held.value]).toEqual(['-7.251', '-7.251'])
  await user.clear(field)
  await user.type(field, '12,5')
  expect([field.value, held.value]).toEqual(['12.5', '12.5'])
})

test('a percentage above 100 is set to 100, and that is told', async () => {
  const { field, held } = show<string>(PercentageField, '')
  await user.type(field, '150')
  expect(held.value).toBe('100')
  expect(screen.getByRole('status')).toHaveTextContent('You typed 150. Price set to 100')
  await user.clear(field)
  await user.type(field, '12,345')
  expect(held.value).toBe('12.34')
})

test('a quantity is never above the stock, and that is told', async () => {
  const { field, held } = show<string>((props) => <QuantityField {...props} stock={20} />, '')
  await user.type(field, '24')
  expect(held.value).toBe('20')
  expect(screen.getByRole('status')).toHaveTextContent('You typed 24. Price set to 20')
  expect(screen.getByText('20 in stock')).toBeVisible()
  await user.clear(field)
  await user.type(field, '1,5')
  expect(held.value).toBe('1')
})

test.each(['+62 812-0000-1234', '0812 0000 1234', '62 81200001234'])('%s pasted is one phone', async (text) => {
  const { field, held } = show<string>(PhoneField, '')
  await user.click(field)
  await user.paste(text)
  expect([field.value, held.value]).toEqual(['081200001234', '081200001234'])
  expect(screen.getByText('+6281200001234')).toBeVisible()
})

test('an ID card keeps letters, digits and dots, and is doubted without being refused', async () => {
  const { field, held } = show<string>(IdCardField, '')
  await user.type(field, '32.75-01/30 02 09')
  expect(held.value).toBe('32.7501300209')
  expect(screen.getByRole('status')).toHaveTextContent('The NIK is 4 short of 16 digits')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('a tax number of the old kind becomes sixteen digits, and is shown with its dots', async () => {
  const { field, held } = show<string>(NpwpField, '')
  await user.click(field)
  await user.paste('01.999.991.4-045.000')
  await user.tab()
  expect([held.value, field.value]).toEqual(['0019999914045000', '01.999.991.4-045.000'])
  expect(screen.getByRole('status')).toHaveTextContent('does not fit its check digit')
})

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a date too far ahead, or past, says why', () => {
  const { field } = show<string>((props) => <DateField {...props} limit={{}} />, '')
  fireEvent.change(field, { target: { value: '2020-01-01' } })
  expect(screen.getByText('This date has passed')).toBeVisible()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  fireEvent.change(field, { target: { value: '2999-01-01' } })
  expect(screen.getByText('The date is at most 3 days ahead, Sundays not counted')).toBeVisible()
})

test('a day is typed and shown in the viewer’s language, and what is no day says so', async () => {
  const { field, held } = show<string>(DateField, '')
  await user.type(field, '16/11/2026')
  await user.tab()
  expect([held.value, field.value]).toEqual(['2026-11-16', 'Monday, 16 Nov 2026'])
  act(() => setLanguage('local'))
  expect(field).toHaveValue('Senin, 16 Nov 2026')
  act(() => setLanguage('default'))
  await user.clear(field)
  await user.type(field, '30 feb 2026')
  await user.tab()
  expect(screen.getByText('Date is not valid')).toBeVisible()
  expect(field).toHaveValue('30 feb 2026')
  await user.clear(field)
  expect(held.value).toBe('')
})

test('a time is shown by 24 hours however it is typed', async () => {
  const { field, held } = show<string>(TimeField, '')
  await user.type(field, '830')
  await user.tab()
  expect([held.value, field.value]).toEqual(['08:30', '08:30'])
})

test('a time slot that cannot be had says why and cannot be chosen', async () => {
  const chosen = vi.fn()
  const noteOf = (slot: string) => (slot === '08:30~12:00' ? { text: '1 job at 08:30', isShut: true } : undefined)
  showPart(<TimeSlotField value="" onChange={chosen} noteOf={noteOf} />)
  expect(screen.getByRole('radiogroup', { name: 'Time slot' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '08:30~12:00 1 job at 08:30' }))
  await user.click(screen.getByRole('radio', { name: '13:30~18:00' }))
  expect(chosen.mock.calls).toEqual([['13:30~18:00']])
})

test('a signature drawn on a turned phone is the same signature, wider', () => {
  const stroke = { dotSize: 0, minWidth: 1, maxWidth: 2, penColor: '', velocityFilterWeight: 0.7 } as const
  const points = [{ x: 10, y: 20, pressure: 1, time: 5 }]
  const [wide] = widened([{ ...stroke, compositeOperation: 'source-over', points }], 2)
  expect(wide).toMatchObject({ minWidth: 2, maxWidth: 4, points: [{ x: 20, y: 40, pressure: 1, time: 5 }] })
})
