import * as contract from '@sejuk/contract/customers/contacts'
import type { Serve } from '../../../platform/http/serve.ts'
import { getOwnContact } from './queries.ts'

export const contactRoutes = (serve: Serve) => serve(contract.getOwnContact, getOwnContact)
