import { type OwnIdentity, saveIdentityInformation } from '@sejuk/contract/installers/partners'
import { type RegistrationPage, registrationGaps } from '@sejuk/domain/installers/registrations'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId } from 'react'
import { z } from 'zod'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { OwnBank } from './bank-fields.tsx'
import { FormState } from './form-foot.tsx'
import { FactSection, useAccountFacts, useBankFacts, useIdentityFacts } from './own-facts.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { usePageForm } from './use-page-form.ts'
import { useStep } from './use-step.ts'

const review = { page: 'review' } as const
const nothing = {}
const anything = z.object({})

type Props = {
  identity: OwnIdentity
  own: OwnBank
  onChange: (page: RegistrationPage) => void
  onDone: () => void
  onBack: () => void
}

/** Page 4: everything once more, and what is still missing, by the rule the server asks too. */
export const ReviewStep = ({ identity, own, onChange, onDone, onBack }: Props) => {
  const t = useWords(partnerWords)
  const say = useSay()
  const step = useStep('review')
  const id = useId()
  const form = usePageForm({
    user_code: identity.user_code,
    name: 'register/review',
    initial: nothing,
    schema: anything,
    endpoint: saveIdentityInformation,
    fixed: review,
    onSaved: onDone,
  })
  const gaps = registrationGaps({
    ...identity,
    photo_code_id_card: identity.photo_code_id_card_attachment[0]?.photo_code ?? null,
    photo_code_id_profile: identity.photo_code_id_profile_attachment[0]?.photo_code ?? null,
    bank: own.bank && {
      bank: own.bank.bank,
      accountName: own.bank.accountName,
      photo_code_disclaimer_letter: own.bank.photo_code_disclaimer_letter_attachment[0]?.photo_code ?? null,
    },
  })
  const missing = (page: keyof typeof gaps) => Object.values(gaps[page]).flat().map(say)
  const isWhole = Object.values(gaps).every((page) => Object.keys(page).length === 0)
  const account = useAccountFacts(identity)
  const person = useIdentityFacts(identity)
  const bank = useBankFacts(own)
  const changer = (page: RegistrationPage) => (
    <button type="button" className={style.textButton} onClick={() => onChange(page)}>
      <span style={{ padding: '0 10px' }}>{t('change')}</span>
    </button>
  )
  return (
    <PartnerFrame
      {...step}
      onBack={onBack}
      foot={
        <>
          <Button onClick={onBack}>{t('previous')}</Button>
          <Button
            type="submit"
            form={id}
            kind="primary"
            isBusy={form.isBusy}
            aria-disabled={isWhole ? undefined : true}
          >
            {t('handIn')}
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
          if (isWhole) void form.submit()
        }}
      >
        <p className={style.lead}>{t('reviewLead')}</p>
        <FactSection
          title={t('page-account')}
          action={changer('account')}
          facts={account}
          missing={missing('account')}
        />
        <FactSection
          title={t('page-identity')}
          action={changer('identity')}
          facts={person.facts}
          photos={person.photos}
          missing={missing('identity')}
        />
        <FactSection
          title={t('page-bank')}
          action={changer('bank')}
          facts={bank.facts.length ? bank.facts : [{ label: t('bank'), value: t('notGiven'), isWide: true }]}
          photos={bank.photos}
          missing={missing('bank')}
        />
        <FormState form={form} />
      </form>
    </PartnerFrame>
  )
}
