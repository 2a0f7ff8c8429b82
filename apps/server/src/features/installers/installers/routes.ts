import * as contract from '@sejuk/contract/installers/installers'
import type { Serve } from '../../../platform/http/serve.ts'
import { changeInstallerPhone } from './change-phone.ts'
import { recordBankCheck, recordIdentityCheck } from './checks.ts'
import { actOn } from './commands.ts'
import { getInstaller, installerHistory } from './detail.ts'
import { viewInstallerPhoto } from './photo.ts'
import { countInstallers, installerDropdown, listInstallers } from './queries.ts'

export const installerRoutes = (serve: Serve) => {
  serve(contract.listInstallers, listInstallers)
  serve(contract.countInstallers, countInstallers)
  serve(contract.installerDropdown, installerDropdown)
  serve(contract.getInstaller, getInstaller)
  serve(contract.loadInstaller, getInstaller)
  serve(contract.installerHistory, installerHistory)
  serve(contract.viewInstallerPhoto, viewInstallerPhoto)
  serve(contract.recordIdentityCheck, recordIdentityCheck)
  serve(contract.recordBankCheck, recordBankCheck)
  const { actOnInstaller: act } = contract
  serve(act['approve-identity-information'], actOn('approve-identity-information'))
  serve(act['approve-bank-account'], actOn('approve-bank-account'))
  serve(act['reject-installer'], actOn('reject-installer'))
  serve(act['reject-to-upgrade-sales-installer'], actOn('reject-to-upgrade-sales-installer'))
  serve(act['withdraw-back-modify-identity-information'], actOn('withdraw-back-modify-identity-information'))
  serve(act['withdraw-back-modify-bank-account'], actOn('withdraw-back-modify-bank-account'))
  serve(act['pause-cooperation'], actOn('pause-cooperation'))
  serve(act['resume-cooperation'], actOn('resume-cooperation'))
  serve(act['admin-remark'], actOn('admin-remark'))
  serve(contract.changeInstallerPhone, changeInstallerPhone)
}
