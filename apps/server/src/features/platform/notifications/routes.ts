import * as contract from '@sejuk/contract/platform/notifications'
import type { Serve } from '../../../platform/http/serve.ts'
import { choosePreference, readAllNotifications, readNotifications } from './commands.ts'
import { countUnread, getPreferences, listNotifications } from './queries.ts'

export const notificationRoutes = (serve: Serve) => {
  serve(contract.listNotifications, listNotifications)
  serve(contract.countUnread, countUnread)
  serve(contract.readNotifications, readNotifications)
  serve(contract.readAllNotifications, readAllNotifications)
  serve(contract.getPreferences, getPreferences)
  serve(contract.choosePreference, choosePreference)
}
