import { type Notification, readNotifications } from '@sejuk/contract/platform/notifications'
import { isOwnPath } from '@sejuk/domain/own-paths'
import { call } from '../../lib/api/call.ts'
import { showError } from '../../lib/language/error-text.ts'
import { useNavigate } from '../../lib/navigation/use-router.tsx'
import { useRenewNotifications } from './use-unread.ts'

/** Opening a message reads it and goes where it leads. It goes there even if the reading could not be noted. */
export const useOpenNotification = () => {
  const navigate = useNavigate()
  const renew = useRenewNotifications()
  return async ({ notification_id, read_date, url }: Notification) => {
    if (!read_date)
      call(readNotifications, { notification_ids: [notification_id] })
        .then(renew)
        .catch(showError)
    if (url && isOwnPath(url)) await navigate({ href: url })
  }
}
