import {
  getIdentityInformation,
  identityForm,
  type OwnIdentity,
  saveIdentityInformation,
} from '@sejuk/contract/installers/partners'
import { pageTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Closed, SentBack } from './correction.tsx'
import { FormState } from './form-foot.tsx'
import { IdentityFields, identityValues } from './identity-fields.tsx'
import { identityPage } from './identity-step.tsx'
import { PartnerFailure } from './partner-failure.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { useFirst } from './use-first.ts'
import { usePageForm } from './use-page-form.ts'

/** Where somebody whose identity was sent back lands, and what they must do. */
export const CorrectIdentityPage = () => {
  const t = useWords(partnerWords)
  const navigate = useNavigate()
  const own = useCall(getIdentityInformation, {})
  const identity = useFirst(own.data?.data)
  if (own.error && !identity) return <PartnerFailure error={own.error} reset={() => void own.refetch()} />
  if (identity && identity.user_status !== 'Withdrawn') return <Closed title={t('identityTitle')} />
  if (identity) return <Correction identity={identity} onDone={() => void navigate(pageTo('approvalResult'))} />
  return (
    <PartnerFrame title={t('identityTitle')}>
      <Pending />
    </PartnerFrame>
  )
}

const Correction = ({ identity, onDone }: { identity: OwnIdentity; onDone: () => void }) => {
  const t = useWords(partnerWords)
  const navigate = useNavigate()
  const id = useId()
  const form = usePageForm({
    user_code: identity.user_code,
    name: 'correct/identity',
    initial: identityValues(identity),
    schema: identityForm,
    endpoint: saveIdentityInformation,
    fixed: identityPage,
    onSaved: onDone,
  })
  return (
    <PartnerFrame
      title={t('identityTitle')}
      onBack={() => void navigate(pageTo('approvalResult'))}
      foot={
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('sendCorrection')}
        </Button>
      }
    >
      <SentBack reason={identity.reason} />
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
