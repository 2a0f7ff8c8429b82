import { logIn, updateClientPermission, verifyOtp } from '@sejuk/contract/installers/partners'
import type { ClientAnswer, ClientPermission } from '@sejuk/domain/installers/partners'
import { call } from '../../../lib/api/call.ts'

const names: Record<ClientPermission, string> = {
  camera: 'camera',
  location: 'geolocation',
  notification: 'notifications',
}

/** What this phone lets our pages use, as far as its browser says. Nobody waits for it. */
const tellPermissions = async () => {
  const asked = Object.entries(names).map(async ([permission, name]) => {
    const { state } = await navigator.permissions.query({ name: name as PermissionName })
    return [permission, state] as const
  })
  const known = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const permissions: Partial<Record<ClientPermission, ClientAnswer>> = Object.fromEntries(known)
  if (known.length) await call(updateClientPermission, { permissions })
}

/** The six digits for a session, and where it leads. */
export const enterWith = async (phone: string, otp: string, purpose: 'login' | 'register') => {
  const { code } = (await call(verifyOtp, { phone, otp, purpose })).data
  const { homepage } = (await call(logIn, { code })).data
  tellPermissions().catch(() => {})
  return homepage
}
