import { accountForm, type OwnIdentity, saveIdentityInformation } from '@sejuk/contract/installers/partners'
import { privacyVersion } from '@sejuk/domain/installers/registrations'
import { addressTo, pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId } from 'react'
import type { z } from 'zod'
import IconCircleCheck from '#icon/CircleCheck'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormState } from './form-foot.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { enterWith } from './sign-in.ts'
import { usePageForm } from './use-page-form.ts'
import { useStep } from './use-step.ts'

const account = { page: 'account' } as const
type Values = z.input<typeof accountForm>

/** Page 1 before the phone is proved. */
export const PhoneStep = ({ onIn }: { onIn: () => void }) => {
  const t = useWords(partnerWords)
  const step = useStep('account')
  return (
    <PartnerFrame {...step}>
      <PhoneProof
        purpose="register"
        prove={async (phone, otp) => {
          const homepage = await enterWith(phone, otp, 'register')
          // Somebody we know already: they go on where they were.
          if (homepage === addressTo('register')) onIn()
          else window.location.replace(homepage)
        }}
      />
      <div className={style.links}>
        <p>
          {t('haveAccount')} <Link {...pageTo('partnerLogin')}>{t('toLogin')}</Link>
        </p>
      </div>
    </PartnerFrame>
  )
}

/** Page 1: what one wants to be, and that one agrees. */
export const AccountStep = ({ identity, onDone }: { identity: OwnIdentity; onDone: () => void }) => {
  const t = useWords(partnerWords)
  const step = useStep('account')
  const id = useId()
  const form = usePageForm({
    user_code: identity.user_code,
    name: 'register/account',
    initial: {
      email: identity.email,
      userType: identity.userType,
      consent_version: identity.consent_version === privacyVersion ? privacyVersion : '',
    } as Values,
    schema: accountForm,
    endpoint: saveIdentityInformation,
    fixed: account,
    onSaved: onDone,
  })
  const { values, change, errorOf } = form
  const types = [
    { value: 'Installer', name: t('typeInstaller'), text: t('typeInstallerText') },
    { value: 'Sales_Installer', name: t('typeSales'), text: t('typeSalesText') },
  ] as const
  return (
    <PartnerFrame
      {...step}
      foot={
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('next')}
        </Button>
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
        <p className={style.note} data-tone="good">
          <IconCircleCheck size={18} aria-hidden="true" />
          {t('confirmed', { phone: displayPhone(identity.phone) })}
        </p>
        <fieldset className={style.choices}>
          <legend>{t('userType')}</legend>
          {types.map(({ value, name, text }) => (
            <label key={value} className={style.choice}>
              <input
                type="radio"
                name={`${id}-type`}
                checked={values.userType === value}
                onChange={() => change({ userType: value })}
              />
              <span>
                <b>{name}</b>
                <span>{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('email')}
          hint={t('optional')}
          value={values.email ?? ''}
          onChange={(email) => change({ email: email.trim() })}
          error={errorOf('email')}
          inputMode="email"
        />
        <CheckboxField
          label={t('consent')}
          isOn={values.consent_version === privacyVersion}
          onChange={(isOn) => change({ consent_version: isOn ? privacyVersion : '' })}
          error={errorOf('consent_version')}
        />
        <Link className={style.textButton} {...pageTo('privacyPolicy')}>
          {t('readPolicy')}
        </Link>
        <FormState form={form} />
      </form>
    </PartnerFrame>
  )
}
