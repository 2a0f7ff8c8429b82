import * as board from '@sejuk/contract/delivery/delivery-board'
import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as receipts from '@sejuk/contract/delivery/delivery-receipts'
import * as work from '@sejuk/contract/delivery/delivery-work'
import * as links from '@sejuk/contract/delivery/driver-links'
import type { Serve } from '../../../platform/http/serve.ts'
import { getDeliveryBoard, vendorScorecard } from './board.ts'
import { deliveryLog, onDelivery } from './commands.ts'
import { createDelivery } from './create.ts'
import {
  collectPickup,
  findPickup,
  findReported,
  getDriverDay,
  readDriverPhoto,
  saveDriverReceipt,
  sendDriverPhoto,
  trackDelivery,
} from './driver.ts'
import { emailVendors } from './email-vendors.ts'
import { deliveryLetters } from './papers/letter.ts'
import { packingList } from './papers/packing-list.ts'
import { createDriverLink, sendDeliveryLink } from './links.ts'
import { distinctLogisticVendors, emailByLogisticVendor, listLogisticInfo } from './logistics.ts'
import { listDeliverableOrders, openOrderDropdown } from './open-orders.ts'
import { closeDeliveryProblem, giveDeliveryProblem, listDeliveryProblems } from './problems.ts'
import { countDeliveries, getDelivery, listDeliveries } from './queries.ts'
import { countReceipts, getReceipts, listDeliveryPhotos, searchReceipts } from './receipt-queries.ts'
import { scanReceipt } from './scan-receipt.ts'
import { mergeDeliveries, splitDelivery } from './split-merge.ts'
import { updatePhotoCodeErp } from './update-photos.ts'

export const deliveryRoutes = (serve: Serve) => {
  serve(contract.listDeliveries, listDeliveries)
  serve(contract.listGoodsIssues, (asked) => listDeliveries(asked))
  serve(contract.countDeliveries, countDeliveries)
  serve(contract.getDelivery, getDelivery)
  serve(contract.listDeliverableOrders, listDeliverableOrders)
  serve(contract.openOrderDropdown, openOrderDropdown)
  serve(contract.createDelivery, createDelivery)
  serve(work.splitDelivery, splitDelivery)
  serve(work.mergeDeliveries, mergeDeliveries)
  serve(work.deliveryLetters, deliveryLetters)
  serve(work.packingList, packingList)
  onDelivery.routes(serve)
  serve(contract.deliveryLog, deliveryLog)
  serve(receipts.searchReceipts, searchReceipts)
  serve(receipts.countReceipts, countReceipts)
  serve(receipts.getReceipts, getReceipts)
  serve.inSteps(receipts.scanReceipt, scanReceipt)
  serve(receipts.updatePhotoCodeErp, updatePhotoCodeErp)
  serve(receipts.listDeliveryProblems, listDeliveryProblems)
  serve(receipts.closeDeliveryProblem, closeDeliveryProblem)
  serve(receipts.giveDeliveryProblem, giveDeliveryProblem)
  serve(receipts.listDeliveryPhotos, listDeliveryPhotos)
  serve(receipts.listLogisticInfo, listLogisticInfo)
  serve(receipts.distinctLogisticVendors, distinctLogisticVendors)
  serve(receipts.emailByLogisticVendor, emailByLogisticVendor)
  serve(board.getDeliveryBoard, getDeliveryBoard)
  serve(board.vendorScorecard, vendorScorecard)
  serve(board.emailVendors, emailVendors)
  serve(links.createDriverLink, createDriverLink)
  serve(links.sendDeliveryLink, sendDeliveryLink)
  serve.inSteps(links.getDriverDay, getDriverDay)
  serve.afterReading(links.sendDriverPhoto, readDriverPhoto, sendDriverPhoto)
  serve.afterReading(links.saveDriverReceipt, findReported, saveDriverReceipt)
  serve.afterReading(links.collectPickup, findPickup, collectPickup)
  serve.inSteps(links.trackDelivery, trackDelivery)
}
