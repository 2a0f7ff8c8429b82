import type { Message } from '../messages.ts'

/** Between the list price and the tax base, in the order in which they are taken off. */
export const storedSteps = [
  'list',
  'special-price',
  'sales-policy',
  'item-discount',
  'extra-discount',
  'cbd-discount',
  'cashback-discount',
] as const

/** A step as it is stored with a line: what it takes off, and what is left after it. */
export type StoredStep = { step: (typeof storedSteps)[number]; discount: number; after: number }
/** The same of a whole order, with why it took what it took, or nothing. */
export type StoredOrderStep = StoredStep & { reason: Message }
