/** The codes of this area's messages, with the values that each sentence takes. */
export type SupervisionMessages = Record<never, never>
