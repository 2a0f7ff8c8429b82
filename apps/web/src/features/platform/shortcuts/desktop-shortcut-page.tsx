import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import IconDeviceDesktopDown from '#icon/DeviceDesktopDown'
import { runsInstalled, useInstallOffer } from '../../../lib/browser/install-offer.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { stepFor } from './browser-steps.ts'
import { LinkFileForm } from './link-file-form.tsx'
import style from './shortcuts.module.css'

/** The app, or one page of it, on the desktop of the computer or the home screen of the phone. */
export const DesktopShortcutPage = () => {
  const t = useWords(shortcutWords)
  const install = useInstallOffer()
  return (
    <>
      <PageHead title={t('desktop')} sub={t('desktopText')} />
      <PageBody>
        <Section title={t('wholeApp')}>
          <div className={style.part}>
            <img src="/icon-192.png" width={64} height={64} alt="" />
            {runsInstalled() ? (
              <p>{t('installed')}</p>
            ) : install ? (
              <Button kind="primary" icon={<IconDeviceDesktopDown size={18} />} onClick={() => void install()}>
                {t('install')}
              </Button>
            ) : (
              <div>
                <p>{t('byHandText')}</p>
                <b>{t(stepFor(navigator.userAgent))}</b>
              </div>
            )}
          </div>
        </Section>
        <Section title={t('onePage')}>
          <LinkFileForm />
        </Section>
      </PageBody>
    </>
  )
}
