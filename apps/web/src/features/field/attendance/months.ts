import type { Language } from '@sejuk/domain/platform/languages'
import { addDays, monthNames } from '@sejuk/domain/values/dates'

export const monthOf = (day: string) => day.slice(0, 7)
export const monthAfter = (month: string, by: 1 | -1) => monthOf(addDays(`${month}-15`, by * 30))

export const daysInMonth = (month: string) => {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, n) => addDays(first, n)).filter((day) => monthOf(day) === month)
}

/** November 2026, as short as the language has it. */
export const monthTitle = (month: string, language: Language) =>
  `${monthNames[language][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const monthsBack = 24

/** This month and those of which attendance is stored, for a filter. */
export const recentMonths = (today: string, language: Language) => {
  let month = monthOf(today)
  const options = Array.from({ length: monthsBack }, () => {
    const value = month
    month = monthAfter(month, -1)
    return { value, label: monthTitle(value, language) }
  })
  return { options, none: options[0]?.label }
}
