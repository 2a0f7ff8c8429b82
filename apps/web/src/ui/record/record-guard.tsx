import type { Gate } from '@sejuk/domain/workflow'
import { useSay } from '../../lib/language/words.ts'
import { FailedState, ForbiddenState, NotFoundState } from '../list/list-states.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

/** What an address leaves out is empty, and then it names no record. */
export const isNamed = (input: unknown) => !Object.values(input ?? {}).includes('')

type Props = { gate: Gate; found: { error: Error | null; isEnabled: boolean; refetch: () => unknown } }

/** Shown instead of the record: no permission, loading, failed, not found, or none chosen. */
export const RecordGuard = ({ gate, found }: Props) => {
  const say = useSay()
  if (!gate.enabled) return <ForbiddenState reason={say(gate.because)} isAlone />
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  return found.isEnabled ? <RecordSkeleton /> : <NotFoundState isNamed={false} />
}
