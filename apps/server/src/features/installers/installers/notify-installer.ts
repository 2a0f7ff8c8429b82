import type { InstallerActionName } from '@sejuk/domain/installers/installers'
import { addressTo } from '@sejuk/domain/pages'
import { type Notice, notify, type Within } from '../../../platform/notify/notify.ts'

type Told = { user_code: string; reason: string | null }

const about = ({ user_code }: Told) => ({
  to: [user_code],
  url: addressTo('approvalResult'),
  about: { entity: 'installer', entity_code: user_code },
})

/** What the installer hears of an action. Of a remark nothing. */
const notices: Record<InstallerActionName, ((told: Told) => Notice) | undefined> = {
  'approve-identity-information': (told) => ({ ...about(told), event: 'installer-approved', variables: {} }),
  'approve-bank-account': (told) => ({ ...about(told), event: 'installer-bank-approved', variables: {} }),
  'reject-installer': (told) => reasoned('installer-rejected', told),
  'reject-to-upgrade-sales-installer': (told) => reasoned('installer-sales-rejected', told),
  'withdraw-back-modify-identity-information': (told) => reasoned('installer-identity-withdrawn', told),
  'withdraw-back-modify-bank-account': (told) => reasoned('installer-bank-withdrawn', told),
  'pause-cooperation': (told) => reasoned('installer-paused', told),
  'resume-cooperation': (told) => ({ ...about(told), event: 'installer-resumed', variables: {} }),
  'admin-remark': undefined,
}

type Reasoned =
  | 'installer-rejected'
  | 'installer-sales-rejected'
  | 'installer-identity-withdrawn'
  | 'installer-bank-withdrawn'
  | 'installer-paused'
const reasoned = (event: Reasoned, told: Told): Notice => ({
  ...about(told),
  event,
  variables: { reason: told.reason ?? '-' },
})

export const notifyInstaller = async (within: Within, name: InstallerActionName, told: Told) => {
  const notice = notices[name]?.(told)
  if (notice) await notify(within, notice)
}
