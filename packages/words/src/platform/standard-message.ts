import type { Pair } from '../words.ts'

export type StandardMessage = {
  subject: Pair
  /** Fits everywhere, an SMS too. */
  short: Pair
  /** For e-mail, where there is room. */
  long: Pair
}
