import * as contract from '@sejuk/contract/customers/customers'
import type { Serve } from '../../../platform/serve.ts'
import './attachments.ts'
import { customerDropdown } from './queries.ts'

export const customerRoutes = (serve: Serve) => {
  serve(contract.customerDropdown, customerDropdown)
}
