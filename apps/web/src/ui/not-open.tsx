import type { Gate } from '@sejuk/domain/workflow'
import { Refused } from '../lib/call.ts'
import { sentenceOf } from '../lib/telling.ts'
import { useSay } from '../lib/words.ts'
import { EmptyList, FailedList, ShutList } from './list-states.tsx'
import { Pending } from './pending.tsx'

type Props = { gate: Gate; found: { error: Error | null; isEnabled: boolean; refetch: () => unknown } }

/** What stands in place of a record that is not there: not for this person, not yet, not at all, or never asked for. */
export const NotOpen = ({ gate, found }: Props) => {
  const say = useSay()
  if (!gate.enabled) return <ShutList reason={say(gate.why_not)} />
  if (!found.error) return found.isEnabled ? <Pending /> : <EmptyList />
  // To try again would not bring it: it is gone, or it is not theirs.
  if (found.error instanceof Refused && found.error.code === '404') return <ShutList reason={sentenceOf(found.error)} />
  return <FailedList error={found.error} onRetry={() => void found.refetch()} />
}
