import * as contract from '@sejuk/contract/platform/second-factors'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  resetSecondFactor,
} from './commands.ts'
import { getSecondFactor } from './queries.ts'

/** In steps, so that no answer with a key or codes is stored for a repeated request, and wrong codes are counted. */
export const secondFactorRoutes = (serve: Serve) => {
  serve(contract.getSecondFactor, getSecondFactor)
  serve.inSteps(contract.beginSecondFactor, beginSecondFactor)
  serve.inSteps(contract.confirmSecondFactor, confirmSecondFactor)
  serve.inSteps(contract.renewBackupCodes, renewBackupCodes)
  serve.inSteps(contract.removeSecondFactor, removeSecondFactor)
  serve(contract.resetSecondFactor, resetSecondFactor)
}
