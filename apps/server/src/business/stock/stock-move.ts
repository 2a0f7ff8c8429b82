import type { MoveType, Quantities } from '@sejuk/domain/stock/balances'

export type StockDocument = { type: string; code: string }
export type StockMove = Quantities & {
  type: MoveType
  warehouse_code: string
  item_code: string
  zone_code?: string
  document: StockDocument
  line: number
  /** Where a line moves in several parts. */
  part?: string
  /** One for each unit of an item that has serial numbers. */
  serials?: readonly string[]
  /** Which of them are damaged, where not all are. */
  damaged_serials?: readonly string[]
  reason?: string | null
}
