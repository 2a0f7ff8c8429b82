import { identityForm, type OwnIdentity, saveIdentityInformation } from '@sejuk/contract/installers/partners'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormState } from './form-foot.tsx'
import { IdentityFields, identityValues } from './identity-fields.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { usePageForm } from './use-page-form.ts'
import { useStep } from './use-step.ts'

export const identityPage = { page: 'identity' } as const
type Props = { identity: OwnIdentity; onDone: () => void; onBack: () => void }

export const IdentityStep = ({ identity, onDone, onBack }: Props) => {
  const t = useWords(partnerWords)
  const step = useStep('identity')
  const id = useId()
  const form = usePageForm({
    user_code: identity.user_code,
    name: 'register/identity',
    initial: identityValues(identity),
    schema: identityForm,
    endpoint: saveIdentityInformation,
    fixed: identityPage,
    onSaved: onDone,
  })
  return (
    <PartnerFrame
      {...step}
      onBack={onBack}
      foot={
        <>
          <Button onClick={onBack}>{t('previous')}</Button>
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
        <IdentityFields form={form} identity={identity} />
        <FormState form={form} />
      </form>
    </PartnerFrame>
  )
}
