import { getUserDetail } from '@sejuk/contract/platform/accounts'
import { displayPhone } from '@sejuk/domain/values/phone'
import { accountWords } from '@sejuk/words/platform/accounts'
import type { ReactNode } from 'react'
import { NotificationPreferences } from '../../../entities/notifications/notification-preferences.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useRoleName } from '../../../lib/session/roles.ts'
import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { SchemeSwitch } from '../../../ui/layout/scheme-switch.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { Devices } from './devices.tsx'
import style from './my-account-page.module.css'
import { SecondFactor } from './second-factor.tsx'

const nothing = '-'

/** Oneself: who one is here, where one is signed in, and how the pages look and speak. */
export const MyAccountPage = () => {
  const t = useWords(accountWords)
  const { data, error } = useCall(getUserDetail, {})
  const me = data?.data
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        {error && <p role="alert">{errorText(error)}</p>}
        {me && <Profile me={me} />}
        <Columns>
          <Devices />
          <Column>
            {me?.has_password && <ChangeEmail email={me.email} />}
            {me && <ChangePassword hasPassword={me.has_password} changedDate={me.password_changed_date} />}
            {me?.has_password && <SecondFactor />}
            <Section title={t('appearance')}>
              <div className={style.settings}>
                <Setting label={t('language')}>
                  <LanguageSwitch size="long" />
                </Setting>
                <Setting label={t('colours')}>
                  <SchemeSwitch />
                </Setting>
              </div>
            </Section>
          </Column>
        </Columns>
        <NotificationPreferences />
      </PageBody>
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
      <Facts
        isFramed
        facts={[
          [t('name'), me.username],
          [t('staffCode'), me.usercode],
          [t('loginName'), me.login_name],
          [t('position'), say(me.title) || nothing],
          [t('email'), me.email ?? nothing],
          [t('phone'), me.phone ? displayPhone(me.phone) : nothing],
          [t('roles'), me.role.map(({ role_code }) => roleName(role_code)).join(', ') || nothing],
          me.departmentlist.length > 1 ? [t('branches'), branches] : [t('branch'), me.department_name],
          ...(me.asc_code ? [[t('serviceCentre'), me.asc_code] as const] : []),
          [t('since'), dates.day(me.join_date)],
        ]}
      />
      <p className={style.hint}>{t('profileHint')}</p>
    </section>
  )
}
