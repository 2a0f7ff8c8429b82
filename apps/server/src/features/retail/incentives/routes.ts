import * as contract from '@sejuk/contract/retail/incentive-campaigns'
import type { Serve } from '../../../platform/http/serve.ts'
import { createIncentiveCampaign, incentiveCampaignLog, onIncentiveCampaign } from './commands.ts'
import { listIncentiveCampaigns } from './queries.ts'

export const incentiveRoutes = (serve: Serve) => {
  serve(contract.listIncentiveCampaigns, listIncentiveCampaigns)
  serve(contract.createIncentiveCampaign, createIncentiveCampaign)
  onIncentiveCampaign.routes(serve)
  serve(contract.incentiveCampaignLog, incentiveCampaignLog)
}
