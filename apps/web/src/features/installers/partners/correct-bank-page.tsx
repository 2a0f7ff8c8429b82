import { bankForm, getIdentityBankInformation, saveBankInformation } from '@sejuk/contract/installers/partners'
import { pageTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId, useMemo } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { BankFields, bankValues, type OwnBank } from './bank-fields.tsx'
import { Closed, SentBack } from './correction.tsx'
import { FormState } from './form-foot.tsx'
import { PartnerFailure } from './partner-failure.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { useFirst } from './use-first.ts'
import { usePageForm } from './use-page-form.ts'

/** Where an account that was sent back is corrected, one is added, or the wish to sell is handed in with it. */
export const CorrectBankPage = () => {
  const t = useWords(partnerWords)
  const { upgrade }: { upgrade?: string } = useSearch()
  const found = useCall(getIdentityBankInformation, {})
  const data = useFirst(found.data?.data)
  if (found.error && !data) return <PartnerFailure error={found.error} reset={() => void found.refetch()} />
  if (!data)
    return (
      <PartnerFrame title={t('bankTitle')}>
        <Pending />
      </PartnerFrame>
    )
  const isUpgrade = upgrade === 'yes' && data.bank.may_ask_for_upgrade
  const isLocked = data.bank.bank?.approve_status === 'Bank_Approved'
  if (!data.bank.may_edit && !isUpgrade)
    return <Closed title={t('bankTitle')} text={isLocked ? t('bankLocked') : undefined} />
  return <Correction user_code={data.identity.user_code} own={data.bank} isUpgrade={isUpgrade} />
}

const sales = { userType: 'Sales_Installer' } as const

const Correction = ({ user_code, own, isUpgrade }: { user_code: string; own: OwnBank; isUpgrade: boolean }) => {
  const t = useWords(partnerWords)
  const navigate = useNavigate()
  const id = useId()
  const initial = useMemo(() => bankValues(own), [own])
  const form = usePageForm({
    user_code,
    name: 'correct/bank',
    initial,
    schema: bankForm,
    endpoint: saveBankInformation,
    fixed: isUpgrade ? sales : undefined,
    onSaved: () => void navigate(pageTo('approvalResult')),
  })
  const isBack = own.bank?.approve_status === 'Bank_Withdrawn' || own.bank?.approve_status === 'Bank_Rejected'
  return (
    <PartnerFrame
      title={t('bankTitle')}
      onBack={() => window.history.back()}
      foot={
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t(isBack ? 'sendCorrection' : 'sendBank')}
        </Button>
      }
    >
      {isBack && <SentBack reason={own.bank?.reason ?? null} />}
      {isUpgrade && <p className={style.lead}>{t('upgradeText')}</p>}
      <form
        id={id}
        className={style.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <BankFields form={form} own={own} user_code={user_code} />
        <FormState form={form} />
      </form>
    </PartnerFrame>
  )
}
