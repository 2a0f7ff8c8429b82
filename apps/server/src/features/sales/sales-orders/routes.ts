import * as mobile from '@sejuk/contract/sales/mobile-orders'
import { salesOrderPapers as salesOrderPapersEndpoint } from '@sejuk/contract/sales/order-papers'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { getSalesReport } from '@sejuk/contract/sales/sales-reports'
import type { Serve } from '../../../platform/http/serve.ts'
import { createSalesOrder, onSalesOrder, salesOrderLog } from './commands.ts'
import { salesOrderPapers } from './papers.ts'
import { setPurchaseOrder } from './purchase-order.ts'
import { countSalesOrders, getSalesOrder, listSalesOrders, purchaseOrderUses } from './queries.ts'
import { salesReport } from './report.ts'
import { sendCart } from './send-cart.ts'
import { submitSalesOrder, submitSalesOrders } from './submit.ts'
import { listSuppliers } from './suppliers.ts'

export const salesOrderRoutes = (serve: Serve) => {
  serve(contract.listSalesOrders, listSalesOrders)
  serve(contract.countSalesOrders, countSalesOrders)
  serve(getSalesReport, salesReport)
  serve(contract.getSalesOrder, getSalesOrder)
  serve(salesOrderPapersEndpoint, salesOrderPapers)
  serve(contract.purchaseOrderUses, purchaseOrderUses)
  serve(contract.createSalesOrder, createSalesOrder)
  serve.inSteps(contract.actOnSalesOrder.submit, submitSalesOrder)
  serve.inSteps(contract.submitSalesOrders, submitSalesOrders)
  serve.inSteps(contract.approveSalesOrders, (ask) => onSalesOrder.actInBulk(ask, 'approve', ask.input.rows))
  onSalesOrder.routes(serve)
  serve(contract.salesOrderLog, salesOrderLog)
  serve.inSteps(mobile.sendCart, sendCart)
  serve(mobile.listSuppliers, listSuppliers)
  serve(mobile.setPurchaseOrder, setPurchaseOrder)
}
