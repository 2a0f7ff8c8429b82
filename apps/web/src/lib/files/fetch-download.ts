import { downloadData } from '@sejuk/contract/platform/downloads'
import { call } from '../api/call.ts'
import { showError } from '../language/error-text.ts'
import { saveFrom } from './save-file.ts'

/** Requests the link of a prepared file and opens it. A refusal is shown with the server's message. */
export const fetchDownload = async (job_id: string) => {
  try {
    const { data } = await call(downloadData, { job_id })
    saveFrom(data.url, data.file_name)
  } catch (error) {
    showError(error)
  }
}
