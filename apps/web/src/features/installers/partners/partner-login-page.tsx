import { getIdentityBankInformation } from '@sejuk/contract/installers/partners'
import { addressTo, pageTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useEffect } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Mark } from '../../../ui/layout/brand.tsx'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { enterWith } from './sign-in.ts'

export const PartnerLoginPage = () => {
  const t = useWords(partnerWords)
  // Who is still signed in is not asked for a code again.
  const { data } = useCall(getIdentityBankInformation, {})
  const homepage = data?.data.homepage
  useEffect(() => {
    if (homepage && homepage !== addressTo('partnerLogin')) window.location.replace(homepage)
  }, [homepage])
  return (
    <PartnerFrame title={t('loginTitle')}>
      <div className={style.hero}>
        <Mark size={44} />
        <p>{t('loginLead')}</p>
      </div>
      <PhoneProof
        purpose="login"
        prove={async (phone, otp) => window.location.replace(await enterWith(phone, otp, 'login'))}
      />
      <div className={style.links}>
        <p>
          {t('noAccountYet')} <Link {...pageTo('register')}>{t('register')}</Link>
        </p>
        <p>
          <Link {...pageTo('privacyPolicy')}>{t('policyTitle')}</Link>
        </p>
        <p>
          <a href={addressTo('signIn')}>{t('staffLogin')}</a>
        </p>
      </div>
    </PartnerFrame>
  )
}
