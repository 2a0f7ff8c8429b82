import { useViewer } from './viewer.ts'
import { type Language, useLanguage } from './words.ts'

const months: Record<Language, readonly string[]> = {
  default: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  local: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
}
const weekdays: Record<Language, readonly string[]> = {
  default: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  local: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
}
export const nothing = '-'

/** The browser's own month names differ between browsers ('Sept'), so only its arithmetic is used. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>
const partsOf = (instant: string, timeZone: string): Parts | undefined => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return undefined
  const parts = clockOf(timeZone).formatToParts(date)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Parts
}

/** How a viewer reads instants (ISO, in their branch's time) and calendar days ('2026-11-14', the same everywhere). */
export const datesFor = (language: Language, timeZone: string) => {
  const monthOf = (month: string) => months[language][Number(month) - 1] ?? nothing
  const written = (form: (parts: Parts & { monthName: string }) => string) => (instant: string | null | undefined) => {
    const parts = instant ? partsOf(instant, timeZone) : undefined
    return parts ? form({ ...parts, monthName: monthOf(parts.month) }) : nothing
  }
  return {
    /** DD MMM YYYY */
    date: written(({ day, monthName, year }) => `${day} ${monthName} ${year}`),
    /** DD MMM YYYY, HH:mm:ss */
    dateTime: written((p) => `${p.day} ${p.monthName} ${p.year}, ${p.hour}:${p.minute}:${p.second}`),
    /** D MMM YYYY HH:mm */
    visit: written((p) => `${Number(p.day)} ${p.monthName} ${p.year} ${p.hour}:${p.minute}`),
    /** HH:mm */
    time: written(({ hour, minute }) => `${hour}:${minute}`),
    /** Monday 16 Nov */
    weekday: written(({ day, month, monthName, year }) => {
      const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
      return `${weekdays[language][weekday]} ${Number(day)} ${monthName}`
    }),
    /** DD MMM YYYY of a calendar day */
    day: (day: string | null | undefined) => {
      const [year, month, date] = day?.split('-') ?? []
      return year && month && date ? `${date} ${monthOf(month)} ${year}` : nothing
    },
  }
}

export const useDates = () => datesFor(useLanguage(), useViewer().timezone)
