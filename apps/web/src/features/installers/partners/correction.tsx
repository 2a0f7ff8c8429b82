import { pageTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import IconAlertTriangle from '#icon/AlertTriangle'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import buttonStyle from '../../../ui/actions/button.module.css'
import style from './partner-form.module.css'
import { PartnerFrame } from './partner-frame.tsx'

/** Why it came back, in the administrator's own words. */
export const SentBack = ({ reason }: { reason: string | null }) => {
  const t = useWords(partnerWords)
  if (!reason) return null
  return (
    <p className={style.note} data-tone="attention">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>
        <b>{t('whyBack')}</b>
        {reason}
      </span>
    </p>
  )
}

/** Nothing to correct now. */
export const Closed = ({ title, text }: { title: string; text?: string }) => {
  const t = useWords(partnerWords)
  return (
    <PartnerFrame title={title}>
      <p className={style.lead}>{text ?? t('beingChecked')}</p>
      <Link className={buttonStyle.button} data-kind="primary" data-size="large" {...pageTo('approvalResult')}>
        {t('resultTitle')}
      </Link>
    </PartnerFrame>
  )
}
