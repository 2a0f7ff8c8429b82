/** Rounds half away from zero. Shifts the decimal point in the text, so that 1.005 counts as a half. */
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

/** Parses '1.234,5' (Indonesian format); undefined if it is no number. */
export const readNumber = (text: string): number | undefined => {
  const compact = text.trim().replaceAll(/\s/g, '').replace(minus, '-')
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(compact)) return undefined
  return Number(compact.replaceAll('.', '').replace(',', '.'))
}

/** What may stay in a field of digits. */
export const keepDigits = (typed: string) => typed.replaceAll(/\D/g, '')

/** Digits and the two signs that part them, as any country writes or pastes a number. */
const signsOf = (text: string) => text.replace(minus, '-').replaceAll(/[^\d.,-]/g, '')
const isGrouped = (text: string, by: string) =>
  text.split(by).every((part, n) => (n === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part))

/** Which sign parts the decimals off, if one does: the last of two kinds, or the only one that does not group in threes. */
const decimalSign = (text: string): '.' | ',' | undefined => {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (dots && commas) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const sign = dots ? '.' : ','
  if (dots + commas < 2) return dots + commas ? sign : undefined
  return isGrouped(text, sign) ? undefined : sign
}

/** Digits with one dot before the decimals. */
const withDot = (text: string, decimal = decimalSign(text)) => {
  if (!decimal) return text.replaceAll(/[.,]/g, '')
  const other = decimal === '.' ? ',' : '.'
  const [whole = '', ...rest] = text.replaceAll(other, '').split(decimal)
  return `${whole}.${rest.join('')}`
}

/** What may stay in a field of a number: one minus at the front, one dot, no leading zeros. A decimal comma becomes the dot. */
export const keepNumber = (typed: string) => {
  const signs = signsOf(typed)
  const [whole = '', fraction] = withDot(signs.replaceAll('-', '')).split('.')
  const bare = whole.replace(/^0+(?=\d)/, '')
  return `${signs.startsWith('-') ? '-' : ''}${bare}${fraction === undefined ? '' : `.${fraction}`}`
}

/** The value of a partly typed number: '.5' is 0.5, '12.' is 12, a minus alone is nothing. */
export const tidyNumber = (kept: string) => {
  const [whole = '', fraction = ''] = kept.replace('-', '').split('.')
  if (!whole && !fraction) return ''
  const bare = `${whole || '0'}${fraction ? `.${fraction}` : ''}`
  return kept.startsWith('-') && /[1-9]/.test(bare) ? `-${bare}` : bare
}

/** 0 to 100 with at most two decimals. */
export const isPercentage = (text: string) => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text)

/** What may stay in a field of a percentage. */
export const keepPercentage = (typed: string) => {
  const kept = keepNumber(typed)
    .replace('-', '')
    .replace(/(\.\d{2})\d+$/, '$1')
  return Number(kept) > 100 ? '100' : kept
}

/**
 * A number of whole things (money, pieces) as it was typed or pasted: three digits after a sign are thousands, any other count
 * are decimals. 'Rp 1.785.000,00', '1,785,000.00' and '1785000.0000' are the same.
 */
export const readTyped = (text: string): number | undefined => {
  const signs = signsOf(text)
  const bare = signs.replaceAll('-', '')
  if (!/\d/.test(bare)) return undefined
  const isWhole = isGrouped(bare, '.') || isGrouped(bare, ',')
  const read = Number(isWhole ? keepDigits(bare) : withDot(bare))
  return signs.startsWith('-') && read !== 0 ? -read : read
}

/** An ordered quantity: digits only, and never more than there is. Half a piece is not ordered. */
export const keepQuantity = (typed: string, stock: number) => {
  const pieces = readTyped(typed.replaceAll('-', ''))
  return pieces === undefined ? '' : String(Math.min(Math.floor(pieces), Math.max(0, Math.floor(stock))))
}

/** What may stay in its field while one types: a decimal comma too, so that '12,5' does not become 125. */
export const keepPieces = (typed: string, stock: number) => {
  const [whole = '', ...rest] = typed.split(',')
  const kept = `${keepDigits(whole).replace(/^0+(?=\d)/, '')}${rest.length > 0 ? `,${keepDigits(rest.join(''))}` : ''}`
  return (readTyped(kept) ?? 0) > Math.max(0, stock) ? keepQuantity(kept, stock) : kept
}

/** '94,4%', and '-' where nothing could be counted. */
export const writePercent = (share: number | null) => (share === null ? '-' : `${writeNumber(share, 1)}%`)
