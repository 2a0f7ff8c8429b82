import { isDay } from './bank-days.ts'

export const bankFileKinds = ['csv', 'xlsx', 'mt940'] as const
export type BankFileKind = (typeof bankFileKinds)[number]
export const bankDateForms = ['D/M/Y', 'D-M-Y', 'Y-M-D', 'D/M'] as const
export type BankDateForm = (typeof bankDateForms)[number]
/** How the bank writes three million and a half: with points or with commas between the thousands. */
export const bankNumberForms = ['1.000,00', '1,000.00'] as const
export type BankNumberForm = (typeof bankNumberForms)[number]
/** One amount with CR or DB behind it, in its cell or the next one; one amount with a minus; or two columns. */
export const bankSignForms = ['suffix', 'signed', 'two-columns'] as const
export type BankSignForm = (typeof bankSignForms)[number]

export type BankColumns = {
  date: number
  /** Joined to what the bank wrote. */
  text: readonly number[]
  amount?: number | null
  debit?: number | null
  credit?: number | null
  balance?: number | null
  reference?: number | null
  account?: number | null
}
/** How the file of a bank is read: data, so that a further bank is mapped once by a form. */
export type BankLayout = {
  kind: BankFileKind
  head_rows: number
  columns: BankColumns
  date_form: BankDateForm
  number_form: BankNumberForm
  sign_form: BankSignForm
}

const noColumns: BankColumns = { date: 0, text: [1] }
const plain = { date_form: 'D/M/Y', number_form: '1,000.00' } as const
/** What is delivered; a further bank is mapped by a form. */
export const deliveredLayouts: readonly (BankLayout & { layout_code: string; name: string })[] = [
  {
    ...{ layout_code: 'BCA-CSV', name: 'BCA', kind: 'csv', head_rows: 1, ...plain, sign_form: 'suffix' },
    columns: { date: 0, text: [1], amount: 3, balance: 4 },
  },
  {
    ...{ layout_code: 'MANDIRI-CSV', name: 'Mandiri', kind: 'csv', head_rows: 1, ...plain, sign_form: 'two-columns' },
    columns: { account: 0, date: 1, text: [4, 5], reference: 6, debit: 7, credit: 8 },
  },
  {
    ...{ layout_code: 'BRI-CSV', name: 'BRI', kind: 'csv', head_rows: 1, ...plain, sign_form: 'two-columns' },
    columns: { date: 0, text: [1], debit: 2, credit: 3, balance: 4 },
  },
  {
    ...{ layout_code: 'MT940', name: 'MT940', kind: 'mt940', head_rows: 0, ...plain, sign_form: 'signed' },
    columns: noColumns,
  },
]

const longestAmount = 15
/**
 * Whole rupiah of what a bank wrote: '3.434.234', '3,434,234.00', '(1.500)', '1.500,00 DB'. Undefined: it is no number, or has
 * sen, which a rupiah account never has.
 */
export const rupiahOf = (written: string, form: BankNumberForm): number | undefined => {
  const text = written.replaceAll(/\s|Rp\.?|IDR/gi, '').toUpperCase()
  const [, sign = '', open = '', digits = '', close = '', back = '', mark = ''] =
    /^([+-]?)(\(?)([\d.,]+)(\)?)(-?)(CR|DB|DR|K|D|C)?$/.exec(text) ?? []
  if (!digits || Boolean(open) !== Boolean(close)) return undefined
  const thousands = form === '1.000,00' ? '.' : ','
  const whole = asWhole(digits, thousands)
  if (whole === undefined) return undefined
  const isMinus = sign === '-' || back === '-' || open === '(' || ['DB', 'DR', 'D'].includes(mark)
  return isMinus ? 0 - whole : whole
}

const asWhole = (digits: string, thousands: '.' | ',') => {
  const decimal = thousands === '.' ? ',' : '.'
  const [whole = '', sen = '', ...more] = digits.split(decimal)
  // Only the other sign stands between its thousands: '3.434.234' in a file that writes '3,434,234.00'.
  if (more.length) return grouped(digits, decimal)
  // 3.434 can only be three thousand: sen have two digits.
  if (sen.length === 3 && whole.length <= 3 && !digits.includes(thousands)) return grouped(digits, decimal)
  return /^0{0,2}$/.test(sen) ? grouped(whole, thousands) : undefined
}

const grouped = (text: string, thousands: '.' | ',') => {
  const parts = text.split(thousands)
  const isSound = parts.every((part, n) => (n === 0 ? /^\d+$/ : /^\d{3}$/).test(part))
  const joined = parts.join('')
  return isSound && joined.length <= longestAmount ? Number(joined) : undefined
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MEI', 'JUN', 'JUL', 'AGU', 'SEP', 'OKT', 'NOV', 'DES']
const english: Readonly<Record<string, number>> = { MAY: 5, AUG: 8, OCT: 10, DEC: 12 }
const monthOf = (text: string) => {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const short = text.slice(0, 3).toUpperCase()
  return english[short] ?? months.indexOf(short) + 1
}

/** The day of a cell; `year` is for banks that write the day and the month alone. */
export const bankDayOf = (written: string, form: BankDateForm, year: number): string | undefined => {
  const text = written.trim().replace(/^'/, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const [a = '', b = '', c = ''] = iso ? [iso[3], iso[2], iso[1]] : partsOf(text, form)
  const full = c === '' ? year : c.length === 2 ? 2000 + Number(c) : Number(c)
  const day = `${String(full).padStart(4, '0')}-${String(monthOf(b)).padStart(2, '0')}-${a.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

const partsOf = (text: string, form: BankDateForm): (string | undefined)[] => {
  const [date = ''] = /^\S+(?:\s[A-Za-z]{3,9}\s\d{2,4})?/.exec(text) ?? []
  const parts = date.split(/[/\-.\s]/)
  if (form === 'Y-M-D' && parts.length === 3) return parts.toReversed()
  return parts.length === 3 || (form === 'D/M' && parts.length === 2) ? parts : []
}
