import { getIdentityBankInformation, savePhoneNumber } from '@sejuk/contract/installers/partners'
import type { ApprovalOutcome } from '@sejuk/domain/installers/approval-outcomes'
import { pageTo } from '@sejuk/domain/pages'
import { installerWords } from '@sejuk/words/installers/installers'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useState } from 'react'
import { BankChip, IdentityChip } from '../../../entities/status/installer-status.tsx'
import { call, Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { showSaved } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import buttonStyle from '../../../ui/actions/button.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { FullSheet } from '../../../ui/dialog/full-sheet.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { FactSection, useAccountFacts, useBankFacts, useIdentityFacts } from './own-facts.tsx'
import style from './own-information.module.css'
import { PhoneProof } from './phone-proof.tsx'
import { SignOutButton } from './sign-out-button.tsx'

type Own = NonNullable<ReturnType<typeof useOwn>['data']>['data']
const useOwn = () => useCall(getIdentityBankInformation, {})

/** One's own data inside the app: how it stands, and what can be changed as things are. */
export const OwnInformationPage = () => {
  const t = useWords(partnerWords)
  const own = useOwn()
  return (
    <>
      <PageHead title={t('ownTitle')} />
      {own.data ? (
        <OwnInformation own={own.data.data} onChanged={() => void own.refetch()} />
      ) : own.error ? (
        <FailedState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <Pending />
      )}
    </>
  )
}

const notes: Partial<Record<ApprovalOutcome, keyof typeof partnerWords.words>> = {
  Withdrawn_Identity: 'withdrawnIdentityText',
  Withdrawn_Bank: 'withdrawnBankText',
  Approved_As_Installer: 'downgradedText',
}

const OwnInformation = ({ own, onChanged }: { own: Own; onChanged: () => void }) => {
  const t = useWords(partnerWords)
  const kinds = useWords(installerWords)
  const dates = useDates()
  const { identity, bank, outcome } = own
  const [isChangingPhone, setChangingPhone] = useState(false)
  const account = useAccountFacts(identity)
  const person = useIdentityFacts(identity)
  const paid = useBankFacts(bank)
  const note = outcome && notes[outcome]
  return (
    <div className={style.page}>
      {note && (
        <p className={style.banner} role="status">
          {t(note)}
        </p>
      )}
      <FactSection
        title={t('page-account')}
        action={<IdentityChip status={identity.user_status} />}
        facts={[
          { label: t('myCode'), value: identity.user_code },
          { label: t('branch'), value: identity.branch_name },
          { label: t('phone'), value: account[0]?.value },
          { label: t('type'), value: kinds(identity.user_type) },
          { label: t('registered'), value: dates.date(identity.created_date) },
          { label: t('email'), value: identity.email },
        ]}
      >
        <div className={style.actions}>
          <Button onClick={() => setChangingPhone(true)}>{t('changePhone')}</Button>
        </div>
      </FactSection>
      <FactSection title={t('page-identity')} facts={person.facts} photos={person.photos}>
        {identity.user_status === 'Withdrawn' && (
          <div className={style.actions}>
            <Link className={buttonStyle.button} data-kind="primary" {...pageTo('correctIdentity')}>
              {t('changeIdentity')}
            </Link>
          </div>
        )}
      </FactSection>
      <FactSection
        title={t('page-bank')}
        action={bank.bank?.approve_status && <BankChip status={bank.bank.approve_status} />}
        facts={paid.facts.length ? paid.facts : [{ label: t('bank'), value: t('notGiven'), isWide: true }]}
        photos={paid.photos}
      >
        <div className={style.actions}>
          {bank.may_edit ? (
            <Link className={buttonStyle.button} data-kind="primary" {...pageTo('correctBank')}>
              {t(bank.bank ? 'changeBank' : 'addBank')}
            </Link>
          ) : (
            <p>{t(bank.bank?.approve_status === 'Bank_Approved' ? 'bankLocked' : 'beingChecked')}</p>
          )}
          {bank.may_ask_for_upgrade && (
            <Link className={buttonStyle.button} {...pageTo('correctBank', { upgrade: 'yes' })}>
              {t('upgrade')}
            </Link>
          )}
        </div>
      </FactSection>
      <p className={style.links}>
        <Link {...pageTo('privacyPolicy')}>{t('policyTitle')}</Link>
        <SignOutButton />
      </p>
      {isChangingPhone && (
        <PhoneChange
          present={identity.phone}
          onClose={() => setChangingPhone(false)}
          onChanged={() => {
            setChangingPhone(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

type PhoneChangeProps = { present: string; onClose: () => void; onChanged: () => void }

/** The present number proves itself first, then the new one. */
const PhoneChange = ({ present, onClose, onChanged }: PhoneChangeProps) => {
  const t = useWords(partnerWords)
  const [old_otp, setOldOtp] = useState<string>()
  return (
    <FullSheet title={t('changePhone')} onClose={onClose}>
      <div className={style.page}>
        {old_otp === undefined ? (
          <>
            <p>{t('oldPhoneFirst')}</p>
            <PhoneProof key="old" purpose="login" fixed={present} prove={async (_, otp) => setOldOtp(otp)} />
          </>
        ) : (
          <PhoneProof
            key="new"
            purpose="register"
            label={t('newPhone')}
            prove={async (phone, otp) => {
              try {
                const { message } = await call(savePhoneNumber, { phone, otp, old_otp })
                showSaved(message)
                onChanged()
              } catch (error) {
                if (error instanceof Refused && error.errors.old_otp) setOldOtp(undefined)
                throw error
              }
            }}
          />
        )}
      </div>
    </FullSheet>
  )
}
