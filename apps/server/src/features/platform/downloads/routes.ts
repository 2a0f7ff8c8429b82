import * as contract from '@sejuk/contract/platform/downloads'
import { alreadyPreparing } from '@sejuk/domain/platform/downloads'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { cancelDownload, prepareDownload, retryDownload } from './commands.ts'
import { downloadData, downloadFile, isDownloadAvailable, listDownloads } from './queries.ts'

export const downloadRoutes = (serve: Serve) => {
  serve.inSteps(contract.prepareDownload, prepareDownload)
  serve(contract.isDownloadAvailable, isDownloadAvailable)
  serve(contract.downloadData, downloadData)
  serve(contract.downloadFile, downloadFile)
  serve(contract.listDownloads, listDownloads)
  serve(contract.retryDownload, retryDownload)
  serve(contract.cancelDownload, cancelDownload)
  explainConstraint('download_jobs_one_at_a_time', alreadyPreparing)
}
