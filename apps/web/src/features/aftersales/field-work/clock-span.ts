const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Unit = 'days' | 'hours' | 'minutes'

/** A span of time in the largest unit that fits. */
export const spanOf = (ms: number, t: (unit: Unit, values: { n: number }) => string) => {
  const span = Math.abs(ms)
  if (span >= day) return t('days', { n: Math.round(span / day) })
  return span >= hour ? t('hours', { n: Math.round(span / hour) }) : t('minutes', { n: Math.round(span / minute) })
}
