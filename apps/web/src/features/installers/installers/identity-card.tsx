import { changeInstallerPhone, type InstallerIdentity } from '@sejuk/contract/installers/installers'
import { masked } from '@sejuk/domain/installers/installers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { installerWords } from '@sejuk/words/installers/installers'
import { type ReactNode, useState } from 'react'
import { IdentityChip, VerifyChip } from '../../../entities/status/installer-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { ChangePhone } from './change-phone.tsx'

export const IdentityCard = ({ person, check }: { person: InstallerIdentity; check: ReactNode }) => {
  const t = useWords(installerWords)
  const dates = useDates()
  const mayChange = useGate(changeInstallerPhone)
  const [isChanging, setChanging] = useState(false)
  return (
    <Section
      title={t('identity')}
      sub={<IdentityChip status={person.user_status} />}
      actions={
        mayChange.enabled && (
          <Button size="small" onClick={() => setChanging(true)}>
            {t('changePhone')}
          </Button>
        )
      }
    >
      {isChanging && <ChangePhone person={person} onClose={() => setChanging(false)} />}
      <Facts
        facts={[
          [t('user_code'), <CopyButton text={person.user_code} />],
          [t('user_name'), person.user_name],
          [t('branch_name'), person.branch_name],
          [t('id_card_number'), <Hidden text={person.id_card_number} />],
          [t('phone_number'), displayPhone(person.phone_number)],
          [t('email'), person.email],
          [t('workingArea'), [person.province_name, person.city_name].filter(Boolean).join(', ')],
          [t('user_type'), t(person.user_type)],
          [t('created_date'), dates.installerDateTime(person.created_date)],
          [t('id_card_address'), person.id_card_address, { wide: 2 }],
          [t('updated_date'), dates.installerDateTime(person.updated_date)],
          [
            t('identityChecked'),
            <>
              <VerifyChip status={person.id_verify_result} />{' '}
              {person.id_check_note &&
                t('checkedBy', {
                  note: person.id_check_note,
                  who: person.id_checked_user_name ?? '-',
                  time: dates.installerDateTime(person.id_checked_date),
                })}{' '}
              {check}
            </>,
            { wide: 3 },
          ],
          [t('approved_date'), dates.installerDateTime(person.approved_date)],
          [t('approved_user_name'), person.approved_user_name],
          [t('approve_reason'), person.approve_reason],
          [t('admin_remark'), person.admin_remark, { wide: 3 }],
        ]}
      />
    </Section>
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
