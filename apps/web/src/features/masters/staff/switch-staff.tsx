import { activateStaff, deactivateStaff, type Staff } from '@sejuk/contract/masters/staff'
import { staffWords } from '@sejuk/words/masters/staff'
import { useWords } from '../../../lib/words.ts'
import { EndpointModal } from '../../../ui/endpoint-modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Off: nobody comes in with this account any more. On: they do again. */
export const SwitchStaff = ({ who, onClose }: { who: Staff; onClose: () => void }) => {
  const t = useWords(staffWords)
  const { usercode, username: name, row_version, is_active } = who
  return (
    <EndpointModal
      title={t(is_active ? 'deactivateTitle' : 'activateTitle', { name })}
      sub={is_active ? t('deactivateText') : undefined}
      endpoint={is_active ? deactivateStaff : activateStaff}
      initial={{ reason: '' }}
      fixed={{ usercode, row_version }}
      labels={{ reason: t('reason') }}
      verb={t(is_active ? 'deactivate' : 'activate')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      )}
    </EndpointModal>
  )
}
