import { nikDoubt } from './nik.ts'
import { keepDigits } from './numbers.ts'

const digitsOfNpwp = 16

/** The tax number as stored since 2025: sixteen digits. An old one of fifteen gets a leading 0. */
export const npwp16 = (typed: string) => {
  const digits = keepDigits(typed)
  return digits.length === digitsOfNpwp - 1 ? `0${digits}` : digits
}

/** A company's number in the old format 01.999.991.1-045.000. A person's is their NIK and stays as it is. */
export const writeNpwp = (typed: string) => {
  const npwp = npwp16(typed)
  if (npwp.length !== digitsOfNpwp || !npwp.startsWith('0')) return npwp
  const part = (from: number, to: number) => npwp.slice(from, to)
  return `${part(1, 3)}.${part(3, 6)}.${part(6, 9)}.${part(9, 10)}-${part(10, 13)}.${part(13, 16)}`
}

/** All zeros means there is none. */
export const isNpwp = (typed: string) => {
  const npwp = npwp16(typed)
  return npwp.length === digitsOfNpwp && /[1-9]/.test(npwp)
}

/** Digit sums of the first nine, every second one doubled, make a multiple of ten. */
const fitsCheckDigit = (nine: string) =>
  [...nine].reduce((sum, digit, n) => {
    const counted = Number(digit) * (n % 2 === 0 ? 1 : 2)
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0) %
    10 ===
  0

/** What makes one doubt it: the check digit was never published, so this only warns. */
export const npwpDoubt = (typed: string, today: string): string | undefined => {
  if (!isNpwp(typed)) return 'NPWP must be 16 digits'
  const npwp = npwp16(typed)
  if (!npwp.startsWith('0')) return nikDoubt(npwp, today)
  return fitsCheckDigit(npwp.slice(1, 10)) ? undefined : 'The NPWP does not fit its check digit'
}
