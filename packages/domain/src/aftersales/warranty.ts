import type { Warranty } from './tickets/tickets.ts'

/** A ticket is as well covered as the best of its units. */
export const bestWarranty = (found: readonly Warranty[]): Warranty =>
  (['In_Warranty', 'Out_of_Warranty'] as const).find((one) => found.includes(one)) ?? 'Unknown'
