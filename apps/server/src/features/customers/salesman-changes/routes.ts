import * as contract from '@sejuk/contract/customers/salesman-changes'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { cancelSalesmanChange, changeSalesmanForCustomerAndShop } from './commands.ts'
import { listSalesmanChanges, listSalesmen, searchCustomerAndShopSalesman } from './queries.ts'

export const salesmanChangeRoutes = (serve: Serve) => {
  serve(contract.listSalesmen, listSalesmen)
  serve(contract.searchCustomerAndShopSalesman, searchCustomerAndShopSalesman)
  serve(contract.changeSalesmanForCustomerAndShop, changeSalesmanForCustomerAndShop)
  serve(contract.listSalesmanChanges, listSalesmanChanges)
  serve(contract.cancelSalesmanChange, cancelSalesmanChange)
  explainConstraint('salesman_changes_one_at_a_time', because('another-change-already-scheduled-for'))
}
