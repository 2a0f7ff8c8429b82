import * as contract from '@sejuk/contract/catalogue/serial-lives'
import type { Serve } from '../../../platform/http/serve.ts'
import { getSerialLife } from './life.ts'
import { lookUpSerials } from './look-up.ts'

export const serialLifeRoutes = (serve: Serve) => {
  serve(contract.getSerialLife, getSerialLife)
  serve(contract.lookUpSerials, lookUpSerials)
}
