import { dayIn, headOffice, instantOf } from '../../values/dates.ts'

/**
 * When an installation was of which an installer named the day alone: when it was told on that day, else at its end; and never
 * before what happened to the unit on the same day.
 */
export const installedAt = (install_date: string | null, toldAt: string, lastOfDay: string | null) => {
  const isSameDay = install_date === null || dayIn(toldAt, headOffice) === install_date
  const at = isSameDay ? toldAt : instantOf(install_date, '23:59', headOffice)
  return lastOfDay !== null && Date.parse(lastOfDay) > Date.parse(at) ? lastOfDay : at
}
