import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import type { CampaignStatus } from './incentives.ts'

export const mostCampaignItems = 100

type Row = { status: CampaignStatus; item_count: number; authors: readonly string[] }
type State = Pick<Row, 'status' | 'item_count'>

const hasItems = ({ item_count }: State) => (item_count > 0 ? undefined : because('campaign-needs-items'))

/** A campaign counts for sales from its approval on; what it brought stays when it is closed. */
export const incentiveCampaign = workflow({
  entity: 'incentive-campaign',
  status: 'status',
  state: ({ status, item_count }: Row): State => ({ status, item_count }),
  actions: {
    modify: { needs: 'Incentive-Campaign-Create', from: ['Draft'] },
    submit: {
      needs: 'Incentive-Campaign-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [hasItems],
      primary: true,
    },
    approve: {
      needs: 'Incentive-Campaign-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Incentive-Campaign-Approve',
      from: ['Submitted'],
      to: 'Draft',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    close: {
      needs: 'Incentive-Campaign-Approve',
      from: ['Approved'],
      to: 'Closed',
      reason: 'required',
      dangerous: true,
      writes: false,
    },
  },
})
export type CampaignAction = keyof typeof incentiveCampaign.actions & string
