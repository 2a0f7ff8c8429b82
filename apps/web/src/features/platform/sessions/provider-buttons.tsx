import { startLoginWith } from '@sejuk/contract/platform/sessions'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useState } from 'react'
import IconKey from '#icon/Key'
import IconMessageCircle from '#icon/MessageCircle'
import { call } from '../../../lib/api/call.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './provider-buttons.module.css'
import type { Provider } from './use-providers.ts'

type Props = { providers: readonly Provider[]; isAlone: boolean; onGo: (url: string) => void }

/** The other places that can say who somebody is. */
export const ProviderButtons = ({ providers, isAlone, onGo }: Props) => {
  const t = useWords(sessionWords)
  const say = useSay()
  const [isBusy, setBusy] = useState('')
  const [refusal, setRefusal] = useState('')
  if (providers.length === 0) return null
  const go = async (id: string) => {
    setBusy(id)
    setRefusal('')
    try {
      onGo((await call(startLoginWith, { id })).data.url)
    } catch (error) {
      setRefusal(error instanceof Error && error.message ? error.message : 'Unexpected error')
    } finally {
      setBusy('')
    }
  }
  return (
    <div className={style.providers}>
      {!isAlone && (
        <p className={style.or}>
          <span>{t('or')}</span>
        </p>
      )}
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          size="large"
          isBusy={isBusy === id}
          icon={id === 'wecom' ? <IconMessageCircle size={18} /> : <IconKey size={18} />}
          onClick={() => void go(id)}
        >
          {t('continueWith', { name: say(label) })}
        </Button>
      ))}
      <p className={style.refusal} role="alert">
        {refusal && say(refusal)}
      </p>
    </div>
  )
}
