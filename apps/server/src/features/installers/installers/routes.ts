import * as contract from '@sejuk/contract/installers/installers'
import type { Serve } from '../../../platform/http/serve.ts'
import { changeInstallerPhone } from './change-phone.ts'
import { recordBankCheck, recordIdentityCheck } from './checks.ts'
import { onInstaller } from './commands.ts'
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
  onInstaller.routes(serve)
  serve(contract.changeInstallerPhone, changeInstallerPhone)
}
