import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type CompanyMessages = {
  'company-data-missing': { org: Value }
  'paper-checked-too-often': { n: Value }
}
