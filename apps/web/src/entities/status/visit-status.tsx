import type { DecisionStatus } from '@sejuk/domain/field/visit-workflows'
import type { VisitStatus } from '@sejuk/domain/field/visits'
import { decisionWords, visitWords } from '@sejuk/words/field/visits'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<VisitStatus, Tone> = {
  Draft: 'active',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Deleted: 'neutral',
}

export const VisitChip = ({ status }: { status: VisitStatus }) => {
  const t = useWords(visitWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}

export const DecisionChip = ({ status }: { status: DecisionStatus }) => {
  const t = useWords(decisionWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}

const finance = { Submitted: 'waitsForFinance', Approved: 'received', Rejected: 'refused' } as const

export const CollectionChip = ({ status }: { status: DecisionStatus }) => {
  const t = useWords(visitWords)
  return <StatusChip tone={tones[status]}>{t(finance[status])}</StatusChip>
}
