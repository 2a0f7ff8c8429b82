import { isDay, monthNames } from './dates.ts'

const monthOf = (name: string) => {
  const beginning = name.slice(0, 3).toLowerCase()
  const at = Object.values(monthNames)
    .map((names) => names.findIndex((month) => month.toLowerCase() === beginning))
    .find((n) => n >= 0)
  return at === undefined ? undefined : String(at + 1)
}

const two = (digits: string) => digits.padStart(2, '0')

/**
 * A day as users type it: '16 Nov 2026' in either language, with or without the weekday, '16/11/2026', '16-11-2026' or
 * '2026-11-16'. The day comes before the month, as everywhere in the country. Undefined if it is no day.
 */
export const readDay = (typed: string): string | undefined => {
  const text = typed.trim().replace(/^\p{L}+,\s*/u, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const [, year, month, day] = iso ?? []
  const written = /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}{3,})[\s./,-]+(\d{4})$/u.exec(text)
  const [, otherDay = '', otherMonth = '', otherYear] = written ?? []
  const number = /^\d/.test(otherMonth) ? otherMonth : monthOf(otherMonth)
  const found = iso
    ? `${year}-${two(month ?? '')}-${two(day ?? '')}`
    : `${otherYear}-${two(number ?? '')}-${two(otherDay)}`
  return isDay(found) ? found : undefined
}

/** A time as users type it: '8', '830', '8.30' and '08:30' are '08:30' (or '08:00'). Undefined if it is no time. */
export const readTime = (typed: string): string | undefined => {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(typed.trim())
  const [, hour = '', minute = '00'] = found ?? []
  return found && Number(hour) < 24 ? `${two(hour)}:${minute}` : undefined
}
