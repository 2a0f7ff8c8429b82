import { getIdentityBankInformation } from '@sejuk/contract/installers/partners'
import { type RegistrationPage, registrationPages } from '@sejuk/domain/installers/registrations'
import { pageTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useEffect } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { AccountStep, PhoneStep } from './account-step.tsx'
import { BankStep } from './bank-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { PartnerFailure } from './partner-failure.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import { ReviewStep } from './review-step.tsx'

const isPage = (text: unknown): text is RegistrationPage => registrationPages.some((page) => page === text)

/**
 * Four pages, each kept by the server. Which one is shown stands in the address; without a word there, the first that lacks
 * something, so that whoever comes back goes on where they stopped.
 */
export const RegisterPage = () => {
  const t = useWords(partnerWords)
  const navigate = useNavigate()
  const { page: asked }: { page?: string } = useSearch()
  const own = useCall(getIdentityBankInformation, {})
  const isStranger = own.error instanceof Refused && ['401', '404'].includes(own.error.code)
  const data = isStranger ? undefined : own.data?.data
  const isBegun = data?.identity.user_status === 'Draft'
  const homepage = data && !isBegun ? data.homepage : undefined
  useEffect(() => {
    if (homepage) window.location.replace(homepage)
  }, [homepage])

  const go = (page: RegistrationPage) => {
    window.scrollTo(0, 0)
    void navigate({ to: '.', search: { page } })
  }
  if (isStranger) return <PhoneStep onIn={() => void own.refetch()} />
  if (own.error && !data) return <PartnerFailure error={own.error} reset={() => void own.refetch()} />
  if (!data || !isBegun)
    return (
      <PartnerFrame title={t('register')}>
        <Pending />
      </PartnerFrame>
    )
  const { identity, bank } = data
  // Nobody skips what a later page needs.
  const reached = registrationPages.indexOf(identity.page)
  const wanted = isPage(asked) ? asked : identity.page
  const page = registrationPages.indexOf(wanted) <= Math.max(reached, 0) ? wanted : identity.page
  if (page === 'account') return <AccountStep identity={identity} onDone={() => go('identity')} />
  if (page === 'identity')
    return <IdentityStep identity={identity} onDone={() => go('bank')} onBack={() => go('account')} />
  if (page === 'bank')
    return <BankStep identity={identity} own={bank} onDone={() => go('review')} onBack={() => go('identity')} />
  return (
    <ReviewStep
      identity={identity}
      own={bank}
      onChange={go}
      onDone={() => void navigate(pageTo('approvalResult'))}
      onBack={() => go('bank')}
    />
  )
}
