import { credit, debit, type JournalLine } from './journals.ts'

/** From the customer's hand into the driver's: his money, until an invoice takes it. */
export const cashCollected = (taken: number): JournalLine[] => [
  ...debit('cash-in-transit', taken),
  ...credit('customer-money', taken),
]

/** What is missing is owed by the driver, what is over is owed to him. */
export const cashHandedIn = ({ taken, counted }: { taken: number; counted: number }): JournalLine[] => [
  ...debit('cash', counted),
  ...debit('claim-on-driver', taken - counted),
  ...credit('cash-in-transit', taken),
]

export const cashDeposited = (counted: number): JournalLine[] => [...debit('bank', counted), ...credit('cash', counted)]

/** Nobody is asked for it any more. */
export const differenceClosed = ({ taken, counted }: { taken: number; counted: number }): JournalLine[] => [
  ...debit('charges', taken - counted),
  ...credit('claim-on-driver', taken - counted),
]
