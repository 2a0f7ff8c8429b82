import { getWecomDownload } from '@sejuk/contract/platform/wecom'
import { wecomWords } from '@sejuk/words/platform/wecom'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './download-wecom.module.css'

const devices = ['android', 'ios', 'computer'] as const
type Device = (typeof devices)[number]
const titles = { android: 'forAndroid', ios: 'forIos', computer: 'forComputer' } as const

const thisDevice = (agent: string): Device => {
  if (/android/i.test(agent)) return 'android'
  return /iphone|ipad|ipod/i.test(agent) ? 'ios' : 'computer'
}

/** The right download for this device first, the others below, and a code for the phone beside the computer. */
export const DownloadWecomPage = () => {
  const t = useWords(wecomWords)
  const found = useCall(getWecomDownload, {})
  const device = thisDevice(navigator.userAgent)
  const links = found.data?.data
  return (
    <PublicPage title={t('title')}>
      <main className={style.main}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        {/wxwork/i.test(navigator.userAgent) && <Note tone="good">{t('inside')}</Note>}
        {!links && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {links && (
          <>
            <Section title={t(titles[device])}>
              <SectionBody>
                <a className={style.button} href={links[device]} target="_blank" rel="noreferrer">
                  {t('get')}
                </a>
              </SectionBody>
            </Section>
            {device === 'computer' && (
              <Section title={t('scan')}>
                <SectionBody>
                  <img src={links.qr} alt={t('scan')} width={180} height={180} className={style.qr} />
                  <p>{t('scanText')}</p>
                </SectionBody>
              </Section>
            )}
            <Section title={t('steps')}>
              <SectionBody>
                <ol>
                  <li>{t('step1')}</li>
                  <li>{t('step2')}</li>
                  <li>{t('step3')}</li>
                </ol>
              </SectionBody>
            </Section>
            <Section title={t('others')}>
              <SectionBody>
                <Row>
                  {devices
                    .filter((one) => one !== device)
                    .map((one) => (
                      <a key={one} href={links[one]} target="_blank" rel="noreferrer">
                        {t(one)}
                      </a>
                    ))}
                </Row>
              </SectionBody>
            </Section>
          </>
        )}
      </main>
    </PublicPage>
  )
}
