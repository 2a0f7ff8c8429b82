import { signOut } from '@sejuk/contract/platform/sessions'
import { addressTo } from '@sejuk/domain/pages'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { forgetSession } from '../../../lib/session/offline-session.ts'
import { Button } from '../../../ui/actions/button.tsx'

/** Back to the partners' own door. */
export const SignOutButton = () => {
  const t = useWords(partnerWords)
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await call(signOut, {}, { unkept: true })
      forgetSession()
      window.location.replace(addressTo('partnerLogin'))
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  return (
    <Button kind="quiet" size="large" isBusy={isBusy} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  )
}
