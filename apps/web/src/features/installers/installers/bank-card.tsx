import type { InstallerBank } from '@sejuk/contract/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import type { ReactNode } from 'react'
import { BankChip, VerifyChip } from '../../../entities/status/installer-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './installer-detail.module.css'

type Props = { account: InstallerBank | undefined; onLetter: () => void; check: ReactNode }

export const BankCard = ({ account, onLetter, check }: Props) => {
  const t = useWords(installerWords)
  const say = useSay()
  const dates = useDates()
  if (!account)
    return (
      <Section title={t('approve_status')}>
        <p className={style.none}>{t('noBank')}</p>
      </Section>
    )
  return (
    <Section title={t('approve_status')} sub={account.approve_status && <BankChip status={account.approve_status} />}>
      <Facts
        facts={[
          [t('bank'), `${account.bank_short_name}, ${account.bank_name}`, { wide: 2 }],
          [t('bank_verify_result'), <VerifyChip status={account.bank_verify_result} />],
          [t('bankChecked'), <BankCheck account={account} check={check} />, { wide: 3 }],
          [t('accountNumber'), account.credited_account],
          [t('accountName'), account.user_name],
          [t('swift'), account.receiver_swift_code],
          [t('bankPlace'), [account.bank_province_name, account.bank_city_name].filter(Boolean).join(', ')],
          [t('transfer_type'), t(account.transfer_type)],
          [t('receiver_type'), say(account.receiver_type_label)],
          [t('receiver_residency'), say(account.receiver_residency_label)],
          [t('created_date'), dates.installerDateTime(account.created_date)],
          [t('updated_date'), dates.installerDateTime(account.updated_date)],
          [t('approve_reason'), account.approve_reason, { wide: 2 }],
          [
            t('disclaimer_letter'),
            account.photo_code_disclaimer_letter_attachment.length > 0 && (
              <button type="button" onClick={onLetter}>
                {t('showLetter')}
              </button>
            ),
          ],
        ]}
      />
    </Section>
  )
}

const BankCheck = ({ account, check }: { account: InstallerBank; check: ReactNode }) => {
  const t = useWords(installerWords)
  const dates = useDates()
  const { bank_check_note: note, bank_checked_user_name: who, bank_check_attachment } = account
  return (
    <>
      {note && t('checkedBy', { note, who: who ?? '-', time: dates.installerDateTime(account.bank_checked_date) })}{' '}
      {bank_check_attachment.map(({ photo_code, photo_path }) => (
        <a key={photo_code} href={photo_path} target="_blank" rel="noreferrer">
          {t('showEvidence')}
        </a>
      ))}{' '}
      {check}
    </>
  )
}
