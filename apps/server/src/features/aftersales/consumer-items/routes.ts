import * as contract from '@sejuk/contract/aftersales/consumer-items'
import type { Serve } from '../../../platform/http/serve.ts'
import { getConsumerItem, listConsumerItems } from './queries.ts'

export const consumerItemRoutes = (serve: Serve) => {
  serve(contract.listConsumerItems, listConsumerItems)
  serve(contract.getConsumerItem, getConsumerItem)
}
