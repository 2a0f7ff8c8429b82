import type { Tone } from './status-icon.tsx'

/** The colours of a document that is written, approved, adjusted where it differs, and closed. */
export const documentTones = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Adjusted: 'attention',
  Rejected: 'bad',
  Closed: 'good',
  Deleted: 'neutral',
} as const satisfies Record<string, Tone>
