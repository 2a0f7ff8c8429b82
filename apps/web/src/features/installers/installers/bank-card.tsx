import type { InstallerBank } from '@sejuk/contract/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import { BankChip, VerifyChip } from '../../../entities/status/installer-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Slab } from '../../../ui/record/facts.tsx'
import { Facts } from './facts.tsx'
import style from './installer-detail.module.css'

type Props = { account: InstallerBank | undefined; onLetter: () => void }

export const BankCard = ({ account, onLetter }: Props) => {
  const t = useWords(installerWords)
  const say = useSay()
  const dates = useDates()
  if (!account)
    return (
      <Slab title={t('approve_status')}>
        <p className={style.none}>{t('noBank')}</p>
      </Slab>
    )
  return (
    <Slab title={t('approve_status')} sub={account.approve_status && <BankChip status={account.approve_status} />}>
      <Facts
        facts={[
          { label: t('bank'), value: `${account.bank_short_name}, ${account.bank_name}`, span: 2 },
          { label: t('bank_verify_result'), value: <VerifyChip status={account.bank_verify_result} /> },
          { label: t('accountNumber'), value: account.credited_account },
          { label: t('accountName'), value: account.user_name },
          { label: t('swift'), value: account.receiver_swift_code },
          {
            label: t('bankPlace'),
            value: [account.bank_province_name, account.bank_city_name].filter(Boolean).join(', '),
          },
          { label: t('transfer_type'), value: t(account.transfer_type) },
          { label: t('receiver_type'), value: say(account.receiver_type_label) },
          { label: t('receiver_residency'), value: say(account.receiver_residency_label) },
          { label: t('created_date'), value: dates.installerDateTime(account.created_date) },
          { label: t('updated_date'), value: dates.installerDateTime(account.updated_date) },
          { label: t('approve_reason'), value: account.approve_reason, span: 2 },
          {
            label: t('disclaimer_letter'),
            value: account.photo_code_disclaimer_letter_attachment.length > 0 && (
              <button type="button" onClick={onLetter}>
                {t('showLetter')}
              </button>
            ),
          },
        ]}
      />
    </Slab>
  )
}
