import { checkCertificate } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleX from '#icon/CircleX'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import style from './learning.module.css'

const looks = {
  valid: { icon: IconCircleCheck, tone: 'good', title: 'validTitle' },
  expired: { icon: IconAlertTriangle, tone: 'attention', title: 'expiredTitle' },
  revoked: { icon: IconCircleX, tone: 'bad', title: 'revokedTitle' },
  not_found: { icon: IconCircleX, tone: 'bad', title: 'notFoundTitle' },
} as const

/** What anybody sees who scans a certificate. */
export const CertificateCheckPage = () => {
  const t = useWords(learningWords)
  const dates = useDates()
  const language = useLanguage()
  const { code = '' }: { code?: string } = useSearch()
  const found = useCall(checkCertificate, { code: String(code) })
  const answer = found.data?.data
  const look = looks[answer?.state ?? 'not_found']
  const Icon = look.icon
  const certificate = answer?.certificate
  return (
    <PublicPage title={t('checkTitle')}>
      <main className={style.list}>
        {!answer && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {answer && (
          <div className={style.answer} data-tone={look.tone} role="status">
            <Icon size={44} aria-hidden="true" />
            <div>
              <h1>{t(look.title)}</h1>
              {!certificate && <p>{t('notFoundText')}</p>}
            </div>
          </div>
        )}
        {certificate && (
          <Facts
            isFramed
            facts={[
              [t('certificate_no'), certificate.certificate_no],
              [t('holder'), certificate.holder_name],
              [t('course'), certificate[`title_${language}`], { wide: 2 }],
              [t('issued_date'), dates.date(certificate.issued_date)],
              [t('valid_to'), certificate.valid_to ? dates.day(certificate.valid_to) : t('noEnd')],
              ...(certificate.revoke_reason ? [[t('reason'), certificate.revoke_reason] as const] : []),
            ]}
          />
        )}
      </main>
    </PublicPage>
  )
}
