import type { Gate } from '@sejuk/domain/workflow'

/** 'Needs status …' with the statuses as the screen calls them; the sentence around them is said where it is shown. */
export const statusGate = <Status extends string>(
  gate: Gate,
  statuses: readonly Status[],
  word: (status: Status) => string,
): Gate => {
  if (gate.enabled || !gate.why_not.startsWith('Needs status ')) return gate
  const named = new RegExp(`(?<![\\w-])(?:${statuses.join('|')})(?![\\w-])`, 'g')
  return { ...gate, why_not: gate.why_not.replaceAll(named, (found) => word(found as Status)) }
}
