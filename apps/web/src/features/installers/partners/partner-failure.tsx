import { getSiteNotice } from '@sejuk/contract/platform/site-settings'
import { addressTo } from '@sejuk/domain/pages'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { everydayWords } from '@sejuk/words/everyday'
import { partnerWords } from '@sejuk/words/installers/partners'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconPlugConnectedX from '#icon/PlugConnectedX'
import { lastRequestId, Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import buttonStyle from '../../../ui/actions/button.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyPicture } from '../../../ui/feedback/empty-picture.tsx'
import style from './outcome.module.css'
import { PartnerFrame } from './partner-frame.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The Admin is a message away; where no number is known, an e-mail. */
export const ContactAdmin = ({ code = '' }: { code?: string }) => {
  const t = useWords(partnerWords)
  const { data } = useCall(getSiteNotice, {}, { staleTime: 600_000 })
  const { support_phone = '', support_email = '' } = data?.data ?? {}
  const text = encodeURIComponent(t('helpMessage', { code: code || '-' }))
  const href = support_phone
    ? `https://wa.me/62${nationalPhone(support_phone)}?text=${text}`
    : support_email && `mailto:${support_email}?body=${text}`
  if (!href) return null
  return (
    <a className={buttonStyle.button} data-size="large" href={href} target="_blank" rel="noreferrer">
      <IconBrandWhatsapp size={20} aria-hidden="true" />
      {t(support_phone ? 'helpOnWhatsapp' : 'contactAdmin')}
    </a>
  )
}

type Props = { error: unknown; reset: () => void }

/** A friendly word where something is in the way: what is kept, what to do, and a code to tell. */
export const PartnerFailure = ({ error, reset }: Props) => {
  const code = error instanceof Refused ? error.requestId : lastRequestId()
  if (error instanceof Refused && error.code === '404') return <NotRegistered />
  return <Trouble text={errorText(error)} code={code} onAgain={reset} />
}

/** Somebody is signed in, with an account that never registered as an installer. */
const NotRegistered = () => {
  const t = useWords(partnerWords)
  return (
    <PartnerFrame title={t('resultTitle')}>
      <div className={style.outcome}>
        <EmptyPicture />
        <p role="alert">{t('notRegistered')}</p>
        <div className={style.actions}>
          <a className={buttonStyle.button} data-kind="primary" data-size="large" href={addressTo('register')}>
            {t('register')}
          </a>
          <SignOutButton />
        </div>
      </div>
    </PartnerFrame>
  )
}

type TroubleProps = { text?: string; code: string; onAgain: () => void }
export const Trouble = ({ text, code, onAgain }: TroubleProps) => {
  const t = useWords(partnerWords)
  const everyday = useWords(everydayWords)
  return (
    <PartnerFrame title={t('errorTitle')}>
      <div className={style.outcome}>
        <IconPlugConnectedX size={56} stroke={1.4} color="var(--bad-mark)" aria-hidden="true" />
        {text && <p role="alert">{text}</p>}
        <p>{t('errorText')}</p>
        {code && <p className={style.code}>{t('errorCode', { code })}</p>}
        <div className={style.actions}>
          <Button kind="primary" size="large" onClick={onAgain}>
            {everyday('tryAgain')}
          </Button>
          <ContactAdmin code={code} />
        </div>
      </div>
    </PartnerFrame>
  )
}
