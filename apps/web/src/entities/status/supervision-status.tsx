import type {
  CardStatus,
  documentStatuses,
  LetterStatus,
  PauseStatus,
  SupervisionStatus,
} from '@sejuk/domain/supervision/supervision-statuses'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<SupervisionStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Document_Draft: 'neutral',
  TS_Dept_Audit_Required: 'waiting',
  TS_Dept_Audit_Rejected: 'bad',
  ASS_Dept_Audit_Required: 'waiting',
  ASS_Dept_Audit_Rejected: 'bad',
  ASS_Dept_Audit_Approved: 'active',
  HO_Dispatched: 'waiting',
  HO_Rejected: 'bad',
  Branch_Accepted: 'active',
  Branch_Rejected: 'bad',
  Coordinator_Received: 'active',
  Coordinator_Rejected: 'bad',
  Technical_Training_Finished: 'active',
  Inspection_Supervision_Submitted: 'waiting',
  Inspection_Supervision_Finished: 'active',
  Debug_Normal: 'active',
  Debug_Abnormal: 'attention',
  Usage_Training_Finished: 'active',
  Finish_Project_Finished: 'good',
}
const cardTones: Record<CardStatus, Tone> = {
  Document_Draft: 'neutral',
  Warranty_Card_Submitted: 'waiting',
  Warranty_Card_Approved: 'active',
  Warranty_Card_Issued: 'active',
  Warranty_Card_Signed: 'good',
}
const documentTones: Record<(typeof documentStatuses)[number], Tone> = {
  Document_Draft: 'neutral',
  Submitted: 'waiting',
  TS_Approved: 'active',
  Audited: 'good',
  Rejected: 'bad',
}
const letterTone = (status: LetterStatus): Tone => {
  if (/_(Issued|Signed)$/.test(status)) return 'good'
  if (status.endsWith('_Pending')) return 'neutral'
  return status.endsWith('_Approved') ? 'active' : 'waiting'
}

export const SupervisionChip = ({ status, pause }: { status: SupervisionStatus; pause?: PauseStatus | null }) => {
  const t = useWords(supervisionWords)
  if (pause === 'Paused') return <StatusChip tone="attention">{t('Paused')}</StatusChip>
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
export const CardChip = ({ status }: { status: CardStatus | null }) => {
  const t = useWords(supervisionWords)
  return status ? <StatusChip tone={cardTones[status]}>{t(status)}</StatusChip> : '-'
}
export const DocumentChip = ({ status }: { status: (typeof documentStatuses)[number] }) => {
  const t = useWords(supervisionWords)
  return <StatusChip tone={documentTones[status]}>{t(status)}</StatusChip>
}
export const LetterChip = ({ status }: { status: LetterStatus | null }) => {
  const t = useWords(supervisionWords)
  return status ? <StatusChip tone={letterTone(status)}>{t(status)}</StatusChip> : '-'
}
