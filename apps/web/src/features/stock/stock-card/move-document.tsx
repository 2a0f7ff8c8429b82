import type { StockCardRow } from '@sejuk/contract/stock/stock-card'

/** The document that moved it. */
export const MoveDocument = ({ move }: { move: Pick<StockCardRow, 'document_code'> }) => <>{move.document_code}</>
