import type { InstallerIdentity } from '@sejuk/contract/installers/installers'
import { masked } from '@sejuk/domain/installers/installers'
import { displayPhone } from '@sejuk/domain/phone'
import { installerWords } from '@sejuk/words/installers/installers'
import { useState } from 'react'
import { IdentityChip } from '../../../entities/status/installer-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Slab } from '../../../ui/record/facts.tsx'
import { Facts } from './facts.tsx'

export const IdentityCard = ({ person }: { person: InstallerIdentity }) => {
  const t = useWords(installerWords)
  const dates = useDates()
  return (
    <Slab title={t('identity')} sub={<IdentityChip status={person.user_status} />}>
      <Facts
        facts={[
          { label: t('user_code'), value: <CopyButton text={person.user_code} /> },
          { label: t('user_name'), value: person.user_name },
          { label: t('branch_name'), value: person.branch_name },
          { label: t('id_card_number'), value: <Hidden text={person.id_card_number} /> },
          { label: t('phone_number'), value: displayPhone(person.phone_number) },
          { label: t('email'), value: person.email },
          { label: t('workingArea'), value: [person.province_name, person.city_name].filter(Boolean).join(', ') },
          { label: t('user_type'), value: t(person.user_type) },
          { label: t('created_date'), value: dates.installerDateTime(person.created_date) },
          { label: t('id_card_address'), value: person.id_card_address, span: 2 },
          { label: t('updated_date'), value: dates.installerDateTime(person.updated_date) },
          { label: t('approved_date'), value: dates.installerDateTime(person.approved_date) },
          { label: t('approved_user_name'), value: person.approved_user_name },
          { label: t('approve_reason'), value: person.approve_reason },
          { label: t('admin_remark'), value: person.admin_remark, span: 3 },
        ]}
      />
    </Slab>
  )
}

/** Read over shoulders only when somebody wants to read it. */
const Hidden = ({ text }: { text: string }) => {
  const t = useWords(installerWords)
  const [isShown, setShown] = useState(false)
  if (!text || masked(text) === text) return text || '-'
  return (
    <>
      {isShown ? text : masked(text)}{' '}
      <button type="button" onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideNumber' : 'showNumber')}
      </button>
    </>
  )
}
