import { because, type Message } from '../../messages.ts'
import { taxNumberPattern } from '../electronic-invoices.ts'

/** The version that a number is given to, as it was sent. */
type Numbered = { transaction_code: string; tax_date: string; replaces_nsfp: string | null }

/** 0 for a first number, else one more than the number it takes the place of has. */
const replacementOf = ({ replaces_nsfp }: Numbered) => (replaces_nsfp ? Number(replaces_nsfp.slice(2, 4)) + 1 : 0)

/** A fifth digit of 9 says that the number was given by e-Faktur and taken over: its year stands three digits later. */
const yearIn = (nsfp: string) => (nsfp[4] === '9' ? nsfp.slice(7, 9) : nsfp.slice(4, 6))

/** Why this cannot be the number of that version: its digits say code, replacement and year themselves. */
export const taxNumberProblem = (nsfp: string, version: Numbered): Message | undefined => {
  if (!taxNumberPattern.test(nsfp)) return because('tax-number-digits')
  const [code, replacement] = [nsfp.slice(0, 2), Number(nsfp.slice(2, 4))]
  if (code !== version.transaction_code)
    return because('tax-number-code', { number: nsfp, code, right: version.transaction_code })
  const right = replacementOf(version)
  if (replacement !== right) return because('tax-number-replacement', { number: nsfp, n: replacement, right })
  const [year, of] = [`20${yearIn(nsfp)}`, version.tax_date.slice(0, 4)]
  return year === of ? undefined : because('tax-number-year', { number: nsfp, year, of })
}
