import * as contract from '@sejuk/contract/learning/brand-pages'
import type { Feature } from '../../../platform/http/serve.ts'
import { createBrandPage, modifyBrandPage } from './commands.ts'
import { getBrandPages } from './queries.ts'

export const brandPageRoutes: Feature = (serve) => {
  serve(contract.getBrandPages, getBrandPages)
  serve(contract.createBrandPage, createBrandPage)
  serve(contract.modifyBrandPage, modifyBrandPage)
}
