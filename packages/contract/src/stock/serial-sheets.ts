import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, sheetUpload } from '../fields.ts'

/** The serial numbers of a sheet, each once; nothing is written. */
export const readSerialSheet = endpoint('POST /api/goods-receipt/serial-sheet', {
  needs: 'Goods-Receipt-Receive',
  input: sheetUpload,
  data: z.object({ serials: z.array(z.string()) }),
  reads: true,
})

/** Every number of the sheet is counted, or none. */
export const countSerialSheet = endpoint('POST /api/stock-count/serial-sheet', {
  needs: 'Stock-Count',
  input: sheetUpload.extend({ count_code: code }),
  data: z.object({ counted: z.number() }),
})
