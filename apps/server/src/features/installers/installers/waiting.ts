import * as contract from '@sejuk/contract/installers/installers'
import { pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listInstallers } from './queries.ts'

const waiting = waitingIn(contract.listInstallers, listInstallers)
const behind = (tab: 'Submitted' | 'Bank_Waiting', kind: WaitingName, needs: ListedPermission) =>
  waiting({
    ...{ kind, needs, pages: ['/personal-installer-list'], asked: { tab }, soonest: 'updated_date' },
    record: (row) => ({
      code: row.user_code,
      title: row.user_name,
      detail: [row.city_name, row.branch_name].filter(Boolean).join(', '),
      since: row.updated_date,
      page: pageTo('installer', { module: 'personal-installer-list' }, { code: row.user_code }),
    }),
  })

export const installerWaiting = [
  behind('Submitted', 'installers', 'Installer-Detail-Button-Approve-Identity'),
  behind('Bank_Waiting', 'accounts', 'Installer-Detail-Button-Approve-Bank-Account'),
]
