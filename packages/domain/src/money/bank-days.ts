/** A day of the calendar, written 2026-11-18. */
export const isDay = (text: string) => {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
