import * as contract from '@sejuk/contract/projects/project-maps'
import type { Serve } from '../../../platform/http/serve.ts'
import { projectMap } from './map.ts'

export const projectMapRoutes = (serve: Serve) => {
  serve(contract.projectMap, projectMap)
}
