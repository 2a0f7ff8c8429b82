import type { Language } from '../platform/languages.ts'
import { dash, datesFor } from './dates.ts'

type Unit = 'minute' | 'hour' | 'day' | 'week'

const english = (unit: Unit, n: number) => `${n} ${unit}${n === 1 ? '' : 's'} ago`
const indonesian: Record<Unit, string> = { minute: 'menit', hour: 'jam', day: 'hari', week: 'minggu' }

const says: Record<Language, { now: string; yesterday: string; ago: (unit: Unit, n: number) => string }> = {
  default: { now: 'just now', yesterday: 'Yesterday', ago: english },
  local: { now: 'baru saja', yesterday: 'Kemarin', ago: (unit, n) => `${n} ${indonesian[unit]} lalu` },
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A relative time, in whole minutes, hours, days and weeks that have passed. Future times are shown as dates. */
export const relativeTime = (
  instant: string | null | undefined,
  now: string,
  { language, timezone }: { language: Language; timezone: string },
): string => {
  const passed = Date.parse(now) - Date.parse(instant ?? '')
  if (!instant || Number.isNaN(passed)) return dash
  const { now: justNow, yesterday, ago } = says[language]
  if (passed <= -minuteMs) return datesFor(language, timezone).date(instant)
  if (passed < minuteMs) return justNow
  if (passed < hourMs) return ago('minute', Math.floor(passed / minuteMs))
  if (passed < 24 * hourMs) return ago('hour', Math.floor(passed / hourMs))
  const days = Math.floor(passed / (24 * hourMs))
  if (days === 1) return yesterday
  if (days < 7) return ago('day', days)
  if (days < 31) return ago('week', Math.floor(days / 7))
  return datesFor(language, timezone).date(instant)
}
