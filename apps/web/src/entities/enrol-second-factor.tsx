import type { Enrolment } from '@sejuk/contract/platform/second-factors'
import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { useWords } from '../lib/language/words.ts'
import style from './second-factor.module.css'

/** The key for an authenticator app, to scan or to type. */
export const EnrolSecondFactor = ({ enrolment: { qr, secret, address } }: { enrolment: Enrolment }) => {
  const t = useWords(secondFactorWords)
  return (
    <div className={style.enrol}>
      <a href={address}>
        <img src={qr} alt={t('picture')} width={180} height={180} />
      </a>
      <p>
        {t('cannotScan')} <code className={style.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
