import { signInToDevelop, startLogin } from '@sejuk/contract/platform/sessions'
import { addressTo, pathOf } from '@sejuk/domain/pages'
import { call, type Refused } from '../../../lib/api/call.ts'
import { rememberReturnPath, sessionEndings } from '../../../lib/session/sign-in-again.ts'

const partnerLogin = addressTo('partnerLogin')
/** A stage has no keyboard. */
const stage: string = pathOf('lotteryStage')

/** Nobody is signed in: where this person belongs instead. */
export const leaveFor = async ({ status, message }: Refused, knows: (path: string) => boolean) => {
  const { pathname, search } = window.location
  const isPartner = status === 'PartnerLogin'
  if (isPartner && knows(partnerLogin)) return window.location.replace(partnerLogin)
  if (!isPartner && !sessionEndings.has(String(status)))
    return window.location.replace(addressTo('notAuthorized', { message }))
  rememberReturnPath(pathname + search)
  window.location.replace(await signInAddress(pathname + search, pathname === stage))
}

/** Where one develops, the stage signs itself in. */
const signInAddress = async (homepage: string, isStage: boolean) => {
  if (isStage) {
    const url = await call(signInToDevelop, {}).then(
      ({ data }) => data.url,
      () => undefined,
    )
    if (url) return url
  }
  return call(startLogin, {}, { headers: { homepage } }).then(
    ({ data }) => data.url,
    () => addressTo('signIn'),
  )
}
