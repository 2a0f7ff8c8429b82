import * as contract from '@sejuk/contract/customers/own-account'
import type { Serve } from '../../../platform/http/serve.ts'
import { getOwnAccount } from './queries.ts'

export const ownAccountRoutes = (serve: Serve) => serve(contract.getOwnAccount, getOwnAccount)
