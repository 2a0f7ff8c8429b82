import * as contract from '@sejuk/contract/platform/message-links'
import type { Serve } from '../../../platform/http/serve.ts'
import { openMessageLink } from './queries.ts'

export const messageLinkRoutes = (serve: Serve) => {
  serve(contract.openMessageLink, openMessageLink)
}
