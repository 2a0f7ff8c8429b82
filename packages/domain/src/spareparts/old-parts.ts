import { addDays } from '../values/dates.ts'

/** The broken part of a free repair belongs to us: owed, received, or taken off what the centre is paid. */
export const oldPartStatuses = ['Owed', 'Received', 'Deducted'] as const
export type OldPartStatus = (typeof oldPartStatuses)[number]
export const dispositions = ['Scrap', 'Claim'] as const
export type Disposition = (typeof dispositions)[number]

/** Days after the repair until it is due, and until it is deducted. */
const returnDays = 14
const deductDays = 30
export const oldPartDue = (used: string) => addDays(used, returnDays)
/** What was used on this day or before is deducted today. */
export const deductedUntil = (today: string) => addDays(today, -deductDays)

/** Which of the owed parts a batch can bear: in their order, each as a whole, never more than it pays. */
export const bearable = <Part extends { amount: number }>(owed: readonly Part[], pays: number): Part[] => {
  let left = pays
  return owed.filter(({ amount }) => {
    if (amount > left) return false
    left -= amount
    return true
  })
}
