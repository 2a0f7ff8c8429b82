import { getUserDetail } from '@sejuk/contract/platform/accounts'
import { displayPhone } from '@sejuk/domain/phone'
import { accountWords } from '@sejuk/words/platform/accounts'
import type { ReactNode } from 'react'
import { NotificationPreferences } from '../../../entities/notifications/notification-preferences.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { sentenceOf } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useRoleName } from '../../../lib/session/roles.ts'
import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { SchemeSwitch } from '../../../ui/layout/scheme-switch.tsx'
import { Slab, Slat } from '../../../ui/record/facts.tsx'
import { ChangePassword } from './change-password.tsx'
import { Devices } from './devices.tsx'
import style from './my-account-page.module.css'

const nothing = '-'

/** Oneself: who one is here, where one is signed in, and how the pages look and speak. */
export const MyAccountPage = () => {
  const t = useWords(accountWords)
  const { data, error } = useCall(getUserDetail, {})
  const me = data?.data
  return (
    <>
      <PageHead title={t('title')} />
      <div className={style.page}>
        {error && <p role="alert">{sentenceOf(error)}</p>}
        {me && <Profile me={me} />}
        <div className={style.columns}>
          <Devices />
          <div className={style.side}>
            {me && <ChangePassword hasPassword={me.has_password} changedDate={me.password_changed_date} />}
            <Slab title={t('appearance')}>
              <div className={style.settings}>
                <Setting label={t('language')}>
                  <LanguageSwitch size="long" />
                </Setting>
                <Setting label={t('colours')}>
                  <SchemeSwitch />
                </Setting>
              </div>
            </Slab>
          </div>
        </div>
        <NotificationPreferences />
      </div>
    </>
  )
}

const Setting = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span className={style.label}>{label}</span>
    {children}
  </div>
)

type Me = NonNullable<ReturnType<typeof useCall<typeof getUserDetail>>['data']>['data']

const Profile = ({ me }: { me: Me }) => {
  const t = useWords(accountWords)
  const say = useSay()
  const roleName = useRoleName()
  const dates = useDates()
  const branches = me.departmentlist.map(({ dept_name }) => dept_name).join(', ')
  return (
    <section aria-label={t('profile')} className={style.profile}>
      <Slat
        facts={[
          { label: t('name'), value: me.username },
          { label: t('staffCode'), value: me.usercode },
          { label: t('loginName'), value: me.login_name },
          { label: t('position'), value: say(me.title) || nothing },
          { label: t('email'), value: me.email ?? nothing },
          { label: t('phone'), value: me.phone ? displayPhone(me.phone) : nothing },
          { label: t('roles'), value: me.role.map(({ role_code }) => roleName(role_code)).join(', ') || nothing },
          me.departmentlist.length > 1
            ? { label: t('branches'), value: branches }
            : { label: t('branch'), value: me.department_name },
          ...(me.asc_code ? [{ label: t('serviceCentre'), value: me.asc_code }] : []),
          { label: t('since'), value: dates.day(me.join_date) },
        ]}
      />
      <p className={style.hint}>{t('profileHint')}</p>
    </section>
  )
}
