import { getIdentityBankInformation } from '@sejuk/contract/installers/partners'
import type { ApprovalOutcome } from '@sejuk/domain/installers/approval-outcomes'
import { addressTo, pageTo } from '@sejuk/domain/pages'
import { installerWords } from '@sejuk/words/installers/installers'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useEffect } from 'react'
import { useLive } from '../../../lib/api/live.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import buttonStyle from '../../../ui/actions/button.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import style from './outcome.module.css'
import { ContactAdmin, PartnerFailure } from './partner-failure.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const tones: Record<ApprovalOutcome, Tone> = {
  Pending: 'waiting',
  Approved: 'good',
  Approved_As_Installer: 'good',
  Withdrawn_Identity: 'attention',
  Withdrawn_Bank: 'attention',
  Rejected: 'bad',
}
const texts = {
  Pending: 'pendingText',
  Approved: 'approvedText',
  Approved_As_Installer: 'downgradedText',
  Withdrawn_Identity: 'withdrawnIdentityText',
  Withdrawn_Bank: 'withdrawnBankText',
  Rejected: 'rejectedText',
} as const satisfies Record<ApprovalOutcome, keyof typeof partnerWords.words>

/** What came of a registration: one of six. A decision is seen as it falls. */
export const ApprovalResultPage = () => {
  const t = useWords(partnerWords)
  const kinds = useWords(installerWords)
  const own = useCall(getIdentityBankInformation, {})
  useLive('notification', () => void own.refetch())
  const data = own.data?.data
  const isBegun = data && !data.outcome
  useEffect(() => {
    if (isBegun) window.location.replace(data.homepage)
  }, [isBegun, data])
  if (own.error && !data) return <PartnerFailure error={own.error} reset={() => void own.refetch()} />
  if (!data?.outcome)
    return (
      <PartnerFrame title={t('resultTitle')}>
        <Pending />
      </PartnerFrame>
    )
  const { outcome, outcome_reason, identity } = data
  const tone = tones[outcome]
  const isSaid = outcome !== 'Pending' && outcome !== 'Approved' && outcome_reason
  return (
    <PartnerFrame title={t('resultTitle')}>
      <div className={style.outcome} aria-live="polite">
        <span className={style.sign} style={{ background: `var(--${tone}-soft)` }}>
          <StatusIcon tone={tone} size={44} />
        </span>
        <h2>{t(outcome)}</h2>
        <p>{t(texts[outcome], { type: kinds(identity.user_type) })}</p>
        {outcome === 'Pending' && <p>{t('pendingMore')}</p>}
        {isSaid && (
          <p className={style.reason} style={{ background: `var(--${tone}-soft)`, color: `var(--${tone})` }}>
            <b>{t('reason')}</b>
            {outcome_reason}
          </p>
        )}
        <div className={style.actions}>
          {(outcome === 'Approved' || outcome === 'Approved_As_Installer') && (
            <a className={buttonStyle.button} data-kind="primary" data-size="large" href={addressTo('partnerLogin')}>
              {t('goToLogin')}
            </a>
          )}
          {outcome === 'Withdrawn_Identity' && (
            <Link className={buttonStyle.button} data-kind="primary" data-size="large" {...pageTo('correctIdentity')}>
              {t('changeIdentity')}
            </Link>
          )}
          {outcome === 'Withdrawn_Bank' && (
            <Link className={buttonStyle.button} data-kind="primary" data-size="large" {...pageTo('correctBank')}>
              {t('changeBank')}
            </Link>
          )}
          {outcome === 'Pending' && (
            <Button size="large" isBusy={own.isFetching} onClick={() => void own.refetch()}>
              {t('checkAgain')}
            </Button>
          )}
          {outcome === 'Rejected' && <ContactAdmin code={identity.user_code} />}
          <SignOutButton />
        </div>
      </div>
    </PartnerFrame>
  )
}
