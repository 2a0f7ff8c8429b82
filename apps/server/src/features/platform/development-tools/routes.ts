import * as contract from '@sejuk/contract/platform/development-tools'
import { apiPrefixes } from '@sejuk/contract/prefixes'
import { refuse } from '../../../platform/http/refuse.ts'
import type { Feature, RequestContext } from '../../../platform/http/serve.ts'

/** Demo data, local deployment: anywhere else the page does not exist. */
const listCalls = async ({ config }: RequestContext<typeof contract.listCalls>) => {
  if (!config.demo || config.appEnv !== 'local') return refuse('notFound')
  return { data: { prefixes: [...apiPrefixes] } }
}

export const developmentToolRoutes: Feature = (serve) => {
  serve(contract.listCalls, listCalls)
}
