import { listDemoAccounts } from '@sejuk/contract/platform/sessions'
import { roleWords } from '@sejuk/words/platform/roles'
import { sessionWords } from '@sejuk/words/platform/sessions'
import IconDeviceDesktop from '#icon/DeviceDesktop'
import IconDeviceMobile from '#icon/DeviceMobile'
import { useEffect, useState } from 'react'
import type { Data } from '@sejuk/contract/endpoint'
import { call } from '../../../lib/call.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { RoleIcon } from './role-icon.tsx'
import style from './demo-accounts.module.css'
import type { useSignIn } from './use-sign-in.ts'

const demoPassword = 'sejuk-demo'
type Props = { signing: ReturnType<typeof useSignIn>; onSignedIn: (url: string) => void }

/** Where there is demo data, anybody may come in as anyone. */
export const DemoAccounts = ({ signing, onSignedIn }: Props) => {
  const t = useWords(sessionWords)
  useWords(roleWords)
  const say = useSay()
  const [accounts, setAccounts] = useState<Data<typeof listDemoAccounts>>([])
  useEffect(() => {
    call(listDemoAccounts, {}).then(
      ({ data }) => setAccounts(data),
      () => setAccounts([]),
    )
  }, [])
  if (accounts.length === 0) return null
  const enter = async (username: string) => {
    const url = await signing.signInAs({ username, password: demoPassword })
    if (url) onSignedIn(url)
  }
  return (
    <section className={style.strip} aria-labelledby="demo-roles">
      <div className={style.about}>
        <h2 id="demo-roles">{t('demoRoles')}</h2>
        <p>{t('demoHint')}</p>
      </div>
      <ul className={style.roles}>
        {accounts.map(({ username, name, title, device }) => (
          <li key={username}>
            <button type="button" aria-busy={signing.isBusy === username || undefined} onClick={() => enter(username)}>
              <RoleIcon username={username} />
              <span className={style.who}>
                <b>{say(title)}</b>
                <small>{name}</small>
              </span>
              <span className={style.device}>
                {device === 'phone' ? <IconDeviceMobile size={14} /> : <IconDeviceDesktop size={14} />}
                {t(device)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
