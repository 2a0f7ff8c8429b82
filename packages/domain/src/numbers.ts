/** To the nearest, halves away from zero. Shifts the decimal point in the text, so that 1.005 is a half as people read it. */
export const roundTo = (n: number, decimals = 0) => {
  const shift = (value: number, by: number) => {
    const [digits = '0', exponent = '0'] = String(value).split('e')
    return Number(`${digits}e${Number(exponent) + by}`)
  }
  const rounded = shift(Math.round(shift(Math.abs(n), decimals)), -decimals)
  return n < 0 && rounded !== 0 ? -rounded : rounded
}

/** A true minus sign: as wide as a digit, and never broken from its number. */
const minus = '−'

/** Dots for thousands, a comma for decimals, in both languages: it is how the country writes numbers. */
export const writeNumber = (n: number, decimals = 0, isFixed = false) => {
  if (!Number.isFinite(n)) return '-'
  const [whole = '0', fraction = ''] = plain(Math.abs(roundTo(n, decimals)), decimals).split('.')
  const shown = isFixed ? fraction.padEnd(decimals, '0') : fraction.replace(/0+$/, '')
  const sign = n < 0 && /[1-9]/.test(whole + shown) ? minus : ''
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')}${shown ? `,${shown}` : ''}`
}

/** Never in scientific notation. */
const plain = (n: number, decimals: number) => (n >= 1e21 ? BigInt(n).toString() : n.toFixed(decimals))

/** '1.234,5' as people here write it; undefined if it is no number. */
export const readNumber = (text: string): number | undefined => {
  const compact = text.trim().replaceAll(/\s/g, '').replace(minus, '-')
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(compact)) return undefined
  return Number(compact.replaceAll('.', '').replace(',', '.'))
}

/** What may stay in a field of digits. */
export const keepDigits = (typed: string) => typed.replaceAll(/\D/g, '')

/** What may stay in a field of a number: one minus at the front, one dot, no leading zeros. */
export const keepNumber = (typed: string) => {
  const signs = typed.replaceAll(/[^\d.-]/g, '')
  const [whole = '', ...fractions] = signs.replaceAll('-', '').split('.')
  const bare = whole.replace(/^0+(?=\d)/, '')
  return `${signs.startsWith('-') ? '-' : ''}${bare}${fractions.length > 0 ? `.${fractions.join('')}` : ''}`
}

/** 0 to 100 with at most two decimals. */
export const isPercentage = (text: string) => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text)

/** An ordered quantity: digits only, and never more than there is. */
export const keepQuantity = (typed: string, stock: number) => {
  const digits = keepDigits(typed)
  return digits === '' ? '' : String(Math.min(Number(digits), stock))
}
