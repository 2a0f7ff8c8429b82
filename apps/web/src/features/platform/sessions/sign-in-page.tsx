import { installerPages } from '@sejuk/domain/installers/pages'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useEffect } from 'react'
import { MaintenanceNotice, SupportLine, useSiteNotice } from '../../../entities/site-notice.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Mark } from '../../../ui/layout/brand.tsx'
import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import style from './sign-in-page.module.css'
import { useProviders } from './use-providers.ts'
import { useSignIn } from './use-sign-in.ts'
import { Vanes } from './vanes.tsx'

export const SignInPage = ({ onSignedIn }: { onSignedIn: (url: string) => void }) => {
  const t = useWords(sessionWords)
  const signing = useSignIn()
  const notice = useSiteNotice()
  const { others, hasOwn } = useProviders()
  const title = `${t('signIn')} · Sejuk`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={style.page}>
      <main className={style.form}>
        <div className={style.brand}>
          <Mark size={28} />
          Sejuk
        </div>
        <div className={style.column}>
          <h1>{t('signIn')}</h1>
          <p className={style.lead}>{t('forWhom')}</p>
          {hasOwn && <SignInForm signing={signing} onSignedIn={onSignedIn} />}
          {signing.step.ask === 'password' && (
            <ProviderButtons providers={others} isAlone={!hasOwn} onGo={onSignedIn} />
          )}
          <p className={style.partner}>
            {t('partnerAsk')} <a href={installerPages.partnerLogin}>{t('partnerSignIn')}</a>
          </p>
        </div>
        <p className={style.foot}>
          Sejuk 1.0
          <SupportLine notice={notice} />
        </p>
      </main>
      <aside className={style.air}>
        <Vanes />
        <div className={style.language}>
          <LanguageSwitch size="long" onBar />
        </div>
        <div className={style.words}>
          <p className={style.promise}>{t('promise')}</p>
          <MaintenanceNotice notice={notice} />
        </div>
      </aside>
      <DemoAccounts signing={signing} onSignedIn={onSignedIn} />
    </div>
  )
}
