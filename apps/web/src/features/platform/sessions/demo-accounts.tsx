import type { Data } from '@sejuk/contract/endpoint'
import { listDemoAccounts } from '@sejuk/contract/platform/sessions'
import { roleWords } from '@sejuk/words/platform/roles'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useEffect, useState } from 'react'
import IconDeviceDesktop from '#icon/DeviceDesktop'
import IconDeviceMobile from '#icon/DeviceMobile'
import { call } from '../../../lib/api/call.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import style from './demo-accounts.module.css'
import { RoleIcon } from './role-icon.tsx'
import type { Signing } from './use-sign-in.ts'

type Account = Data<typeof listDemoAccounts>[number]
type Props = { signing: Signing; onSignedIn: (url: string) => void }

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
  const enter = async ({ username, login_from }: Account) => {
    const entry = await signing.enterDemo({ username, login_from })
    if (entry) onSignedIn(entry.url)
  }
  return (
    <section className={style.strip} aria-labelledby="demo-roles">
      <div className={style.about}>
        <h2 id="demo-roles">{t('demoRoles')}</h2>
        <p>{t('demoHint')}</p>
      </div>
      <ul className={style.roles}>
        {accounts.map((account) => {
          const { username, name, title, device, login_from } = account
          const key = `${username}/${login_from}`
          const source = login_from === 'wecom' || login_from === 'keyperson-app' ? t(`comes_${login_from}`) : undefined
          return (
            <li key={key}>
              <button type="button" aria-busy={signing.isBusy === key || undefined} onClick={() => void enter(account)}>
                <RoleIcon username={username} />
                <span className={style.who}>
                  <b>{say(title)}</b>
                  <small>{name}</small>
                  {source && <small className={style.source}>{source}</small>}
                </span>
                <span className={style.device}>
                  {device === 'phone' ? <IconDeviceMobile size={14} /> : <IconDeviceDesktop size={14} />}
                  {login_from === 'web' || login_from === 'partner' ? t(device) : t(`from_${login_from}`)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
