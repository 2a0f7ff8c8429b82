import * as contract from '@sejuk/contract/projects/project-library'
import type { Serve } from '../../../platform/http/serve.ts'
import { listProjectLibrary } from './queries.ts'

export const projectLibraryRoutes = (serve: Serve) => {
  serve(contract.listProjectLibrary, listProjectLibrary)
}
