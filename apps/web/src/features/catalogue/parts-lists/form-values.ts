import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'

/** A line as it is typed. */
export type LineValues = {
  position_no: string
  sparepart_item_code: string
  qty: string
  is_compressor: boolean
  is_consumable: boolean
  interchange_group: string
  serial_from: string
  serial_to: string
}

export const lineValues = (line: PartOfUnit): LineValues => ({
  position_no: String(line.position_no),
  sparepart_item_code: line.sparepart_item_code,
  qty: String(line.qty),
  is_compressor: line.is_compressor,
  is_consumable: line.is_consumable,
  interchange_group: line.interchange_group ?? '',
  serial_from: line.serial_from ?? '',
  serial_to: line.serial_to ?? '',
})

/** The next position, as lists are written from top to bottom. */
export const blankLine = (lines: readonly LineValues[]): LineValues => ({
  position_no: String(Math.max(0, ...lines.map(({ position_no }) => Number(position_no) || 0)) + 1),
  sparepart_item_code: '',
  qty: '1',
  is_compressor: false,
  is_consumable: false,
  interchange_group: '',
  serial_from: '',
  serial_to: '',
})
