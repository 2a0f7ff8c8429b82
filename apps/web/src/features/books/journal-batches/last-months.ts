const shown = 13

/** This month and the twelve before it, the newest first. */
export const lastMonths = (today: string) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: shown }, (_, n) => new Date(Date.UTC(year, month - 1 - n, 1)).toISOString().slice(0, 7))
}
