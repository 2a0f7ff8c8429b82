import * as contract from '@sejuk/contract/customers/customers'
import * as field from '@sejuk/contract/customers/customers-in-the-field'
import * as merges from '@sejuk/contract/customers/merges'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { onCustomer } from './actions.ts'
import { createCustomer, updateCustomer, updatePicProject } from './commands.ts'
import { getCreditAmount } from './credit.ts'
import { checkCustomerCode, customerLog, getCustomer } from './detail.ts'
import {
  allCustomerDropdown,
  customerDropdown,
  customerTypeDropdown,
  orderCustomerDropdown,
  visitCustomerDropdown,
} from './dropdowns.ts'
import { findDuplicates } from './duplicates.ts'
import { listNearCustomers, listStockHistory, rankCustomers } from './in-the-field.ts'
import { mergeCustomers, undoMerge } from './merge.ts'
import { listMerges, previewMerge } from './merge-queries.ts'
import { countCustomers, listCustomers } from './queries.ts'
import { getCustomerTrade } from './trade.ts'

export const customerRoutes = (serve: Serve) => {
  serve(contract.listCustomers, listCustomers)
  serve(contract.countCustomers, countCustomers)
  serve(contract.customerDropdown, customerDropdown)
  serve(contract.allCustomerDropdown, allCustomerDropdown)
  serve(contract.visitCustomerDropdown, visitCustomerDropdown)
  serve(contract.orderCustomerDropdown, orderCustomerDropdown)
  serve(contract.customerTypeDropdown, customerTypeDropdown)
  serve(contract.checkCustomerCode, checkCustomerCode)
  serve(contract.findDuplicates, findDuplicates)
  serve(contract.getCustomer, getCustomer)
  serve(contract.getCreditAmount, getCreditAmount)
  serve(contract.getCustomerTrade, getCustomerTrade)
  serve(contract.customerLog, customerLog)
  serve(field.listNearCustomers, listNearCustomers)
  serve(field.rankCustomers, rankCustomers)
  serve(field.listStockHistory, listStockHistory)
  serve(contract.createCustomer, createCustomer)
  serve(contract.updateCustomer, updateCustomer)
  serve(contract.updatePicProject, updatePicProject)
  onCustomer.routes(serve)
  serve(merges.previewMerge, previewMerge)
  serve(merges.listMerges, listMerges)
  serve(merges.mergeCustomers, mergeCustomers)
  serve(merges.undoMerge, undoMerge)
  explainConstraint('customers_pkey', because('customer-code-already-exists'))
  explainConstraint('customer_not_merged', because('customer-merged-into-another-one'))
}
