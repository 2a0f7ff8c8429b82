import type { SettingChangeStatus } from '@sejuk/domain/company/change-proposals'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<SettingChangeStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  In_Force: 'good',
  Ended: 'neutral',
  Rejected: 'bad',
  Withdrawn: 'neutral',
  Stale: 'attention',
}

export const ChangeChip = ({ status }: { status: SettingChangeStatus }) => {
  const t = useWords(settingChangeWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
