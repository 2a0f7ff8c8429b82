import * as contract from '@sejuk/contract/supervision/installers'
import type { Serve } from '../../../platform/http/serve.ts'
import { blacklistInstaller, certifyInstaller, installerOfProjectLog } from './commands.ts'
import { listInstallersOfProjects } from './queries.ts'

export const installerOfProjectRoutes = (serve: Serve) => {
  serve(contract.listInstallersOfProjects, listInstallersOfProjects)
  serve(contract.certifyInstaller, certifyInstaller)
  serve(contract.blacklistInstaller, blacklistInstaller)
  serve(contract.installerOfProjectLog, installerOfProjectLog)
}
