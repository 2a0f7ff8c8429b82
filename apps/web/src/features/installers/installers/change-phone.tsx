import { changeInstallerPhone, type InstallerIdentity } from '@sejuk/contract/installers/installers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { installerWords } from '@sejuk/words/installers/installers'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonField } from '../../../ui/fields/reason-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = { person: InstallerIdentity; onClose: () => void }

/** For an installer who lost the phone and cannot prove the old number. */
export const ChangePhone = ({ person, onClose }: Props) => {
  const t = useWords(installerWords)
  const { user_code, row_version } = person
  return (
    <EndpointModal
      endpoint={changeInstallerPhone}
      title={t('changePhone')}
      sub={displayPhone(person.phone_number)}
      verb={t('changePhone')}
      fixed={{ user_code, row_version }}
      initial={{ phone_number: '', reason: '' }}
      labels={{ phone_number: t('newPhone'), reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('changePhoneText')}</p>
          <TextField
            label={t('newPhone')}
            inputMode="tel"
            isRequired
            value={form.values.phone_number}
            onChange={(phone_number) => form.change({ phone_number })}
            error={form.errorOf('phone_number')}
          />
          <ReasonField form={form} label={t('reason')} most={1000} />
        </>
      )}
    </EndpointModal>
  )
}
