import type { SerialStatus } from '../serial-numbers.ts'

type Held = { retail_date: string | null; installed_date: string | null }

/** With a consumer: sold out by a shop, installed, or registered as standing at somebody's home. */
export const isWithConsumer = ({ retail_date, installed_date }: Held, isRegistered: boolean) =>
  isRegistered || retail_date !== null || installed_date !== null

/** As far as the old unit had come, the one that takes its place has come too. */
export const placeTaken = ({ retail_date, installed_date }: Held): SerialStatus =>
  installed_date !== null ? 'Installed' : retail_date !== null ? 'SoldOut' : 'Sold'

/** A warranty that goes over has begun: a shop's shelf time is over once somebody has the unit. */
export const inheritedFrom = (starts: string | null, today: string) =>
  starts !== null && starts < today ? starts : today
