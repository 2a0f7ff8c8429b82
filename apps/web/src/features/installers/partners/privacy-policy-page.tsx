import { getIdentityInformation } from '@sejuk/contract/installers/partners'
import { privacyVersion } from '@sejuk/domain/installers/registrations'
import { partnerWords } from '@sejuk/words/installers/partners'
import { policyParts, privacyPolicyWords } from '@sejuk/words/installers/privacy-policy'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import outcome from './outcome.module.css'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'

/** The text as it stands, by its version; whoever has agreed to it is told so. */
export const PrivacyPolicyPage = () => {
  const t = useWords(partnerWords)
  const policy = useWords(privacyPolicyWords)
  const dates = useDates()
  const { data } = useCall(getIdentityInformation, {})
  const hasAgreed = data?.data.consent_version === privacyVersion
  return (
    <PartnerFrame title={t('policyTitle')} onBack={() => window.history.back()}>
      <p className={style.lead}>{t('policyVersion', { version: dates.day(privacyVersion) })}</p>
      {hasAgreed && (
        <p className={style.note} data-tone="good">
          {t('policyAgreed')}
        </p>
      )}
      {policyParts.map((part) => (
        <section key={part} className={outcome.policy}>
          <h2>{policy(`${part}Title`)}</h2>
          <p>{policy(`${part}Text`)}</p>
        </section>
      ))}
    </PartnerFrame>
  )
}
