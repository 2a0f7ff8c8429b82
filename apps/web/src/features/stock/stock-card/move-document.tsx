import type { StockCardRow } from '@sejuk/contract/stock/stock-card'
import { pageTo } from '@sejuk/domain/pages'
import { Link } from '../../../lib/navigation/link.tsx'

const pageOf = ({ document_type, document_code }: Pick<StockCardRow, 'document_type' | 'document_code'>) => {
  if (document_type === 'goods-receipt') return pageTo('goodsReceipt', { code: document_code })
  if (document_type === 'transfer') return pageTo('transferDetail', { menu: 'transfer-out', order_code: document_code })
  if (document_type === 'stock-adjustment') return pageTo('stockAdjustment', { code: document_code })
  if (document_type === 'lock-stock-request') return pageTo('lockStockRequest', { code: document_code })
  return undefined
}

/** The document that moved it, and the way to it where it has a page. */
export const MoveDocument = ({ move }: { move: Pick<StockCardRow, 'document_type' | 'document_code'> }) => {
  const page = pageOf(move)
  return page ? <Link {...page}>{move.document_code}</Link> : move.document_code
}
