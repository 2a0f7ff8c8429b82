import { isDay } from './dates.ts'

const digitsOfNik = 16

/** Province codes, old ones included: a NIK keeps its code when a province is split. */
const provinces = new Set(
  ['11-19', '21', '31-36', '51-53', '61-65', '71-76', '81-82', '91-97'].flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, n) => String(from + n))
  }),
)

/** Users type it with dots and spaces. */
export const plainNik = (typed: string) => typed.replaceAll(/[\s.]/g, '')

/** The birth date in the NIK: for women 40 is added to the day. The century is the one possible for a card holder. */
const birthOf = (nik: string, today: string) => {
  const [written, month, year] = [nik.slice(6, 8), nik.slice(8, 10), nik.slice(10, 12)]
  const day = Number(written) > 40 ? Number(written) - 40 : Number(written)
  const thisCentury = `20${year}-${month}-${String(day).padStart(2, '0')}`
  return thisCentury <= today ? thisCentury : `19${thisCentury.slice(2)}`
}

/** Warnings about an identity number. It has no check digit and areas are renamed, so none of these refuses it. */
export const nikDoubt = (typed: string, today: string): string | undefined => {
  const nik = plainNik(typed)
  if (!/^\d*$/.test(nik)) return 'A NIK has digits only'
  if (nik.length < digitsOfNik) return `The NIK is ${digitsOfNik - nik.length} short of ${digitsOfNik} digits`
  if (nik.length > digitsOfNik) return `The NIK is ${nik.length - digitsOfNik} over ${digitsOfNik} digits`
  if (!provinces.has(nik.slice(0, 2))) return 'The NIK names no known province'
  const birth = birthOf(nik, today)
  if (!isDay(birth)) return 'The NIK holds no real birth date'
  if (nik.endsWith('0000')) return 'The NIK does not end in 0000'
  return undefined
}
