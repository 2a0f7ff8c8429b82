import type { Data } from '@sejuk/contract/endpoint'
import { listDevices, signOutDevice, signOutEverywhere } from '@sejuk/contract/platform/accounts'
import { addressTo } from '@sejuk/domain/pages'
import { accountWords } from '@sejuk/words/platform/accounts'
import { sessionWords } from '@sejuk/words/platform/sessions'
import IconDeviceDesktop from '#icon/DeviceDesktop'
import IconDeviceMobile from '#icon/DeviceMobile'
import { call } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText, showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './devices.module.css'

type Device = Data<typeof listDevices>[number]

/** Where one is signed in, and the way to end it. */
export const Devices = () => {
  const t = useWords(accountWords)
  const { data, error } = useCall(listDevices, {})
  const endOthers = useSend(signOutEverywhere)
  const devices = data?.data ?? []
  const leave = async () => {
    const question = { title: t('signOutEverywhere'), text: t('sureEverywhere'), yes: t('signOutEverywhere') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await call(signOutEverywhere, {})
      window.location.assign(addressTo('signIn'))
    } catch (problem) {
      showError(problem)
    }
  }
  return (
    <Section title={t('devices')}>
      <p className={style.about}>{t('devicesHint')}</p>
      {error && (
        <p className={style.about} role="alert">
          {t('notLoaded')}: {errorText(error)}
        </p>
      )}
      <ul className={style.devices}>
        {devices.map((device) => (
          <DeviceLine key={device.login_code} device={device} />
        ))}
      </ul>
      {devices.length === 1 && <p className={style.about}>{t('onlyDevice')}</p>}
      <footer className={style.foot}>
        {devices.length > 1 && (
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate({ keep_this: true })}>
            {t('signOutOthers')}
          </Button>
        )}
        <Button kind="danger-outline" onClick={() => void leave()}>
          {t('signOutEverywhere')}
        </Button>
      </footer>
    </Section>
  )
}

const DeviceLine = ({ device }: { device: Device }) => {
  const t = useWords(accountWords)
  const signing = useWords(sessionWords)
  const dates = useDates()
  const end = useSend(signOutDevice)
  const { browser, system, kind, ip, login_code, login_from, is_current, last_seen_date, created_date } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t('unknownDevice')
  const from = login_from === 'web' ? [] : [signing(`from_${login_from}`)]
  const Picture = kind === 'mobile' || kind === 'tablet' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li>
      <Picture size={22} stroke={1.6} aria-hidden="true" />
      <div className={style.what}>
        <b>{name}</b>
        <small>
          {[
            t('lastSeen', { time: dates.visit(last_seen_date) }),
            t('signedIn', { time: dates.visit(created_date) }),
            ip,
            ...from,
          ].join(' · ')}
        </small>
      </div>
      {is_current ? (
        <span className={style.here}>{t('thisDevice')}</span>
      ) : (
        <Button
          size="small"
          aria-label={t('signOutOf', { device: name })}
          isBusy={end.isPending}
          onClick={() => end.mutate({ login_code })}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
