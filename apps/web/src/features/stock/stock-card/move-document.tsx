import type { StockCardRow } from '@sejuk/contract/stock/stock-card'
import { pageTo } from '@sejuk/domain/pages'
import { Link } from '../../../lib/navigation/link.tsx'

/** The document that moved it, and the way to it where it has a page. */
export const MoveDocument = ({ move }: { move: Pick<StockCardRow, 'document_type' | 'document_code'> }) =>
  move.document_type === 'goods-receipt' ? (
    <Link {...pageTo('goodsReceipt', { code: move.document_code })}>{move.document_code}</Link>
  ) : (
    move.document_code
  )
