import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { Link } from '../../lib/navigation/link.tsx'

/** The kinds of documents that have a page here, and how it is reached. */
const pagesOf: Readonly<Record<string, (code: string) => PageLink>> = {
  'serial-batch': (text) => pageTo('serialBatches', { text }),
  'bonus-ticket': (code) => pageTo('bonusTicket', { code }),
  'aftersales-ticket': (ticket_number) => pageTo('ticket', { ticket_number }),
  'retail-order': (code) => pageTo('retailOrder', { code }),
  'work-order': (work_order_number) => pageTo('workOrder', { work_order_number }),
  'goods-receipt': (code) => pageTo('goodsReceipt', { code }),
  transfer: (order_code) => pageTo('transferDetail', { menu: 'transfer-out', order_code }),
  'stock-adjustment': (code) => pageTo('stockAdjustment', { code }),
  'stock-wait': (search) => pageTo('stockWaits', { search }),
  'lock-stock-request': (code) => pageTo('lockStockRequest', { code }),
  'sales-order': (order_code) => pageTo('salesOrder', { menu: 'sales-order', order_code }),
  'delivery-order': (code) => pageTo('delivery', { code }),
  'sales-invoice': (code) => pageTo('salesInvoice', { code }),
  'return-request': (code) => pageTo('return', { code }),
  'rma-request': (code) => pageTo('rma', { code }),
  'vendor-claim': (code) => pageTo('claim', { code }),
  'sparepart-order': (code) => pageTo('partOrder', { code }),
}

/** Leads to the document that did something to a unit or moved stock, where it has a page. */
export const DocumentLink = ({ type, code }: { type: string; code: string }) => {
  const page = pagesOf[type]
  return page ? <Link {...page(code)}>{code}</Link> : <span>{code}</span>
}
