import { keepDigits, readTyped, roundTo, writeNumber } from './numbers.ts'

/** Of the countries the company trades in. Home is ID. */
export const currencies = { ID: 'Rp ', MX: 'MX$', SG: 'S$', TH: '฿', EG: 'E£' } as const
export type Country = keyof typeof currencies

/** 'Rp 1.785.000'. Rupiah has no decimals; where another currency has them they are two. */
export const money = (amount: number, country: Country = 'ID') => {
  if (!Number.isFinite(amount)) return '-'
  const decimals = country === 'ID' ? 0 : 2
  const written = writeNumber(Math.abs(amount), decimals, Math.abs(roundTo(amount, decimals)) % 1 !== 0)
  const isBelow = roundTo(amount, decimals) < 0
  return `${isBelow ? '−' : ''}${currencies[country]}${written}`
}
export const rupiah = (amount: number) => money(amount)

/** 'Rp 27,04 miliar', for a figure that is read at a glance; below a million in full. */
export const shortRupiah = (amount: number) => {
  const [size, name] = Math.abs(amount) >= 1_000_000_000 ? [1_000_000_000, 'miliar'] : [1_000_000, 'juta']
  return Math.abs(amount) < 1_000_000
    ? rupiah(amount)
    : `${amount < 0 ? '−' : ''}${currencies.ID}${writeNumber(Math.abs(amount) / size, 2)} ${name}`
}

/** Whole rupiah, halves away from zero. */
export const roundRupiah = (amount: number) => roundTo(amount)

/** Whole rupiah times a fraction, exactly: `timesRatio(price, 100, 111)` takes the tax of 11 % out. */
export const timesRatio = (amount: number, numerator: number, denominator: number) => {
  const [top, bottom] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  const isBelow = top < 0n !== bottom < 0n
  const [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  const rounded = Number((2n * a + b) / (2n * b))
  return isBelow && rounded !== 0 ? -rounded : rounded
}

/** A total is the sum of lines that are already whole rupiah. */
export const total = (lines: readonly number[]) => lines.reduce((sum, line) => sum + line, 0)

/** More would not be counted exactly. */
const mostDigits = 15

/** What may stay in a field of rupiah: grouped as one types, with a decimal comma, so that ',50' never makes it a hundredfold. */
export const keepRupiah = (typed: string) => {
  const [whole = '', ...cents] = typed.split(',')
  const digits = keepDigits(whole)
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)
  const sign = /^\s*[-−]/.test(typed) ? '-' : ''
  const comma = cents.length > 0 ? `,${keepDigits(cents.join('')).slice(0, 2)}` : ''
  return `${sign}${digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')}${comma}`
}

/** Whole rupiah of what was typed or pasted; nothing where there is no number. */
export const readRupiah = (text: string): number | null => {
  const read = readTyped(text)
  if (read === undefined) return null
  return Math.abs(read) < 10 ** mostDigits ? roundRupiah(read) : null
}

/** As the field shows an amount, with 'Rp ' before it. */
export const writeRupiah = (amount: number | null) => (amount === null ? '' : writeNumber(amount).replace('−', '-'))
