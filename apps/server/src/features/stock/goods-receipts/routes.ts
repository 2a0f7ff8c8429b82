import * as contract from '@sejuk/contract/stock/goods-receipts'
import { readSerialSheet as readSerialSheetEndpoint } from '@sejuk/contract/stock/serial-sheets'
import { readSerialSheet } from '../../../business/stock/serial-sheet.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { createGoodsReceipt, goodsReceiptLog, onGoodsReceipt } from './commands.ts'
import { getGoodsReceipt, lettersKnown, listGoodsReceipts } from './queries.ts'

export const goodsReceiptRoutes = (serve: Serve) => {
  serve(contract.listGoodsReceipts, listGoodsReceipts)
  serve(contract.getGoodsReceipt, getGoodsReceipt)
  serve(contract.lettersKnown, lettersKnown)
  serve(contract.createGoodsReceipt, createGoodsReceipt)
  serve(readSerialSheetEndpoint, readSerialSheet)
  onGoodsReceipt.routes(serve)
  serve(contract.goodsReceiptLog, goodsReceiptLog)
}
