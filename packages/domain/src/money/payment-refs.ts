export const paymentRefKinds = ['va', 'code'] as const
export const paymentRefStates = ['Open', 'Paid', 'Expired', 'Closed'] as const
export type PaymentRefState = (typeof paymentRefStates)[number]

const numberDigits = 8
/** Prefix of the bank, branch, and a number: what a customer pays to. */
export const virtualAccountNumber = (prefix: string, dept_code: string, n: number) => {
  const branch = dept_code.replaceAll(/\D/g, '').padStart(3, '0').slice(-3)
  return `${prefix}${branch}${String(n).padStart(numberDigits, '0')}`
}

/** How far the provider's clock may be from ours. */
export const callClockSeconds = 300
export const clockIsNear = (timestamp: string, now: string) => {
  const said = /^\d{10}$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp)
  return Number.isFinite(said) && Math.abs(said - Date.parse(now)) <= callClockSeconds * 1000
}
/** So many calls with a wrong signature from one address within a quarter of an hour, and it is heard no more. */
export const mostWrongCalls = 30
