import { certificatePdf, type MyCertificate } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import IconDownload from '#icon/Download'
import IconShare from '#icon/Share'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './learning.module.css'

const tones = { valid: 'good', expired: 'neutral', revoked: 'bad' } as const

/** As it is printed; the address of its QR can be shared. */
export const CertificateCard = ({ certificate }: { certificate: MyCertificate }) => {
  const t = useWords(learningWords)
  const dates = useDates()
  const language = useLanguage()
  const { certificate_no, holder_name, issued_date, valid_to, state, check_address } = certificate
  const share = async () => {
    const url = new URL(check_address, window.location.origin).href
    if (navigator.share) await navigator.share({ title: t('certificate'), url }).catch(() => undefined)
    else await copyText(url)
  }
  return (
    <article className={style.certificate} aria-label={certificate_no}>
      <Row>
        <span>{t('certificate')}</span>
        <StatusChip tone={tones[state]}>{t(state)}</StatusChip>
      </Row>
      <h2>{holder_name}</h2>
      <p>{t('hasPassed')}</p>
      <p>
        <b>{certificate[`title_${language}`]}</b>
      </p>
      <Facts
        facts={[
          [t('certificate_no'), certificate_no],
          [t('issued_date'), dates.date(issued_date)],
          [t('valid_to'), valid_to ? dates.day(valid_to) : t('noEnd')],
        ]}
      />
      <Row>
        <Button icon={<IconShare size={18} />} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button
          kind="primary"
          icon={<IconDownload size={18} />}
          onClick={() => void download(certificatePdf, { certificate_no, language })}
        >
          {t('download')}
        </Button>
      </Row>
    </article>
  )
}
