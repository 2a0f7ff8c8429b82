import type { Language } from '../platform/languages.ts'

/** Shown for a missing value. */
export const dash = '-'

export const monthNames: Record<Language, readonly string[]> = {
  default: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  local: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
}
const weekdayNames: Record<Language, readonly string[]> = {
  default: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  local: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
}
/** As narrow as a calendar has them, no two alike. */
const shortWeekdays: Record<Language, readonly string[]> = {
  default: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  local: ['Mg', 'Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb'],
}

/** The country's three zones. None has ever had summer time since they were drawn, so the hours are arithmetic. */
const zones = {
  'Asia/Jakarta': { name: 'WIB', hours: 7 },
  'Asia/Makassar': { name: 'WITA', hours: 8 },
  'Asia/Jayapura': { name: 'WIT', hours: 9 },
} as const
export type TimeZone = keyof typeof zones

/** The head office's time zone, used for the company's books. */
export const headOffice: TimeZone = 'Asia/Jakarta'

/** A branch whose zone is not one of ours is read in the head office's. */
const zoneOf = (timezone: string) => zones[timezone in zones ? (timezone as TimeZone) : headOffice]
export const zoneName = (timezone: string) => zoneOf(timezone).name

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const two = (n: number) => String(n).padStart(2, '0')

type Parts = Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second', number>

/** The wall clock of a branch at an instant. */
const partsOf = (instant: string, timezone: string): Parts | undefined => {
  const at = new Date(Date.parse(instant) + zoneOf(timezone).hours * hourMs)
  if (Number.isNaN(at.getTime())) return undefined
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  }
}

/** The calendar day '2026-11-14' it is in a branch at an instant. Before year 1 or after 9999 there are no days for us. */
export const dayIn = (instant: string, timezone: string): string => {
  const parts = partsOf(instant, timezone)
  return parts ? `${String(parts.year).padStart(4, '0')}-${two(parts.month)}-${two(parts.day)}` : dash
}

/** The instant at which a branch's clock shows this day and time ('08:30'). */
export const instantOf = (day: string, time: string, timezone: string) =>
  new Date(
    Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`) - zoneOf(timezone).hours * hourMs,
  ).toISOString()

const midnight = (day: string) => (/^[12]\d{3}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN)

/** Whether the text is a day of the calendar: 30 February is not. */
export const isDay = (text: string) => {
  const at = midnight(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
export const addDays = (day: string, days: number) => new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)
export const daysFrom = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / dayMs)
export const isSunday = (day: string) => new Date(midnight(day)).getUTCDay() === 0

/** How a viewer reads instants (in their branch's time) and calendar days (the same everywhere). */
export const datesFor = (language: Language, timezone: string) => {
  const monthOf = (month: number) => monthNames[language][month - 1] ?? dash
  const time = ({ hour, minute }: Parts) => `${two(hour)}:${two(minute)}`
  const date = ({ day, month, year }: Parts) => `${two(day)} ${monthOf(month)} ${year}`
  const written = (form: (parts: Parts) => string) => (instant: string | null | undefined) => {
    const parts = instant ? partsOf(instant, timezone) : undefined
    return parts ? form(parts) : dash
  }
  return {
    /** DD MMM YYYY */
    date: written(date),
    /** DD MMM YYYY, HH:mm:ss */
    dateTime: written((parts) => `${date(parts)}, ${time(parts)}:${two(parts.second)}`),
    /** DD MMM YYYY HH:mm:ss, as the detail of an installer has it */
    installerDateTime: written((parts) => `${date(parts)} ${time(parts)}:${two(parts.second)}`),
    /** D MMM YYYY HH:mm */
    visit: written((parts) => `${parts.day} ${monthOf(parts.month)} ${parts.year} ${time(parts)}`),
    /** HH:mm */
    time: written(time),
    /** Monday 16 Nov */
    weekday: written((parts) => `${weekdayNames[language][parts.weekday]} ${parts.day} ${monthOf(parts.month)}`),
    /** Sunday 22 Nov 2026, 22:00 WIB */
    appointment: written(
      (parts) =>
        `${weekdayNames[language][parts.weekday]} ${parts.day} ${monthOf(parts.month)} ${parts.year}, ${time(parts)} ${zoneName(timezone)}`,
    ),
    /** YYYY-MM-DD, as documents bear it in both languages */
    issueDate: (instant: string | null | undefined) => (instant ? dayIn(instant, timezone) : dash),
    /** DD MMM YYYY of a calendar day */
    day: (day: string | null | undefined) => {
      if (!day || !isDay(day)) return dash
      return `${day.slice(8)} ${monthOf(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
    },
    /** Monday, of a calendar day */
    dayName: (day: string | null | undefined) =>
      (day && isDay(day) && weekdayNames[language][new Date(midnight(day)).getUTCDay()]) || dash,
    /** Mo, of a calendar day */
    shortDayName: (day: string) => shortWeekdays[language][new Date(midnight(day)).getUTCDay()] ?? dash,
  }
}
export type Dates = ReturnType<typeof datesFor>

const daysAhead = 3

export type DateLimit = { most?: number; isFree?: (day: string) => boolean }

/**
 * Days ahead, less the Sundays strictly in between (and the free days, where the caller knows them), must not be more than
 * three. The past is never acceptable.
 */
export const isAcceptableDate = (
  day: string,
  today: string,
  { most = daysAhead, isFree = () => false }: DateLimit = {},
) => {
  if (!isDay(day)) return false
  const ahead = daysFrom(today, day)
  if (ahead < 0) return false
  // A week holds one Sunday: whatever is much further than that needs no counting.
  if (ahead > 366) return false
  const between = Array.from({ length: Math.max(0, ahead - 1) }, (_, n) => addDays(today, n + 1))
  return ahead - between.filter((one) => isSunday(one) || isFree(one)).length <= most
}

/** Why a day cannot be chosen. */
export const dateObjection = (day: string, today: string, limit: DateLimit = {}): string | undefined => {
  if (isAcceptableDate(day, today, limit)) return undefined
  if (!isDay(day)) return 'Date is not valid'
  if (day < today) return 'This date has passed'
  return `The date is at most ${limit.most ?? daysAhead} days ahead, Sundays not counted`
}

/** The furthest day that can be chosen. */
export const lastAcceptableDay = (today: string, limit: DateLimit = {}) => {
  let day = today
  while (isAcceptableDate(addDays(day, 1), today, limit)) day = addDays(day, 1)
  return day
}
