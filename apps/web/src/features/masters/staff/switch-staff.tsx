import { activateStaff, deactivateStaff, type Staff } from '@sejuk/contract/masters/staff'
import { staffWords } from '@sejuk/words/masters/staff'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'

/** Off: nobody comes in with this account any more. On: they do again. */
export const SwitchStaff = ({ who, onClose }: { who: Staff; onClose: () => void }) => {
  const t = useWords(staffWords)
  const { usercode, username: name, row_version, is_active } = who
  return (
    <ReasonModal
      title={t(is_active ? 'deactivateTitle' : 'activateTitle', { name })}
      sub={is_active ? t('deactivateText') : undefined}
      endpoint={is_active ? deactivateStaff : activateStaff}
      fixed={{ usercode, row_version }}
      label={t('reason')}
      verb={t(is_active ? 'deactivate' : 'activate')}
      onClose={onClose}
    />
  )
}
