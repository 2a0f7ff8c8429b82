import type { MeasureUnit } from '../platform/my-day.ts'
import { rupiah, shortRupiah } from './money.ts'
import { writeNumber, writePercent } from './numbers.ts'

export const written = (value: number | null, unit: MeasureUnit) => {
  if (value === null) return '-'
  if (unit === 'rupiah') return rupiah(value)
  return unit === 'percent' ? writePercent(value) : writeNumber(value)
}

/** Read at a glance: large amounts in words. */
export const writtenShortly = (value: number | null, unit: MeasureUnit) =>
  value !== null && unit === 'rupiah' ? shortRupiah(value) : written(value, unit)

const steps = [
  { at: 1e12, letter: 'T' },
  { at: 1e9, letter: 'M' },
  { at: 1e6, letter: 'jt' },
  { at: 1e3, letter: 'rb' },
]

/** For the edge of a picture, as Indonesian offices shorten numbers: 1,5 M is one and a half billion. */
export const shortly = (value: number) => {
  const step = steps.find(({ at }) => value >= at)
  return step ? `${writeNumber(value / step.at, 1)} ${step.letter}` : writeNumber(value, 1)
}
