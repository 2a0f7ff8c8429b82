import { bankForm, type OwnIdentity, saveBankInformation } from '@sejuk/contract/installers/partners'
import { needsBank } from '@sejuk/domain/installers/registrations'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { BankFields, bankValues, type OwnBank } from './bank-fields.tsx'
import { FormState } from './form-foot.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { usePageForm } from './use-page-form.ts'
import { useStep } from './use-step.ts'

type Props = { identity: OwnIdentity; own: OwnBank; onDone: () => void; onBack: () => void }

export const BankStep = ({ identity, own, onDone, onBack }: Props) => {
  const t = useWords(partnerWords)
  const step = useStep('bank')
  const id = useId()
  const form = usePageForm({
    user_code: identity.user_code,
    name: 'register/bank',
    initial: bankValues(own),
    schema: bankForm,
    endpoint: saveBankInformation,
    onSaved: onDone,
  })
  const isNeeded = needsBank(identity.userType)
  return (
    <PartnerFrame
      {...step}
      onBack={onBack}
      foot={
        <>
          {isNeeded ? <Button onClick={onBack}>{t('previous')}</Button> : <Button onClick={onDone}>{t('skip')}</Button>}
          <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={style.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p className={style.lead}>{t(isNeeded ? 'bankNeeded' : 'bankWhy')}</p>
        <BankFields form={form} own={own} user_code={identity.user_code} />
        <FormState form={form} />
      </form>
    </PartnerFrame>
  )
}
