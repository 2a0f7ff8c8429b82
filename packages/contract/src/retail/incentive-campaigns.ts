import { shopClasses } from '@sejuk/domain/customers/shops'
import { because } from '@sejuk/domain/messages'
import { incentiveCampaign, mostCampaignItems } from '@sejuk/domain/retail/incentive-campaigns'
import { campaignStatuses } from '@sejuk/domain/retail/incentives'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/incentive-campaign'
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('campaign_code', 'campaign_name', 'create_user_name'),
  ...maybeTexts('approved_name', 'reject_reason'),
  valid_from: calendarDay(),
  valid_to: calendarDay(),
  /** None of these: all. */
  seller_roles: z.array(z.enum(sellerRoles)),
  shop_classes: z.array(z.string()),
  dept_codes: z.array(z.string()),
  cap_amount: z.number().nullable(),
  needs_photo: z.boolean(),
  status: z.enum(campaignStatuses),
  items: z.array(z.object({ item_code: z.string(), amount: z.number() })),
  item_count: z.number(),
  /** What it has brought sellers so far, and how many of them. */
  accrued_amount: z.number(),
  sellers: z.number(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type IncentiveCampaign = z.output<typeof row>

export const listIncentiveCampaigns = endpoint(`GET ${group}`, {
  needs: 'Incentive-Campaign-Search',
  input: listInput(['valid_from', 'campaign_code']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(campaignStatuses).optional(),
    /** Running on this day. */
    on: day.optional(),
  }),
  data: z.array(row),
})

const form = {
  campaign_name: required('name', 120),
  valid_from: day,
  valid_to: day,
  seller_roles: z.array(z.enum(sellerRoles)).max(sellerRoles.length).default([]),
  shop_classes: z.array(z.enum(shopClasses)).max(shopClasses.length).default([]),
  dept_codes: z.array(z.string().max(20)).max(100).default([]),
  cap_amount: orNothing(wholeNumber('amount', 1, 999_999_999)),
  needs_photo: z.boolean().default(false),
  items: z
    .array(z.object({ item_code: required('item', 60), amount: wholeNumber('amount', 1, 99_999_999) }))
    .max(mostCampaignItems, told('no-more-than-rows', { n: mostCampaignItems })),
}

export const createIncentiveCampaign = endpoint(`POST ${group}/create`, {
  needs: 'Incentive-Campaign-Create',
  input: z.object(form),
  data: z.object({ campaign_code: z.string() }),
  says: because('campaign-saved'),
})

export const actOnIncentiveCampaign = actions(incentiveCampaign, group, {
  key: 'campaign_code',
  forms: { modify: form },
  says: { modify: because('campaign-saved') },
})
export const incentiveCampaignLog = actionLogOf(`GET ${group}/action-log`, 'Incentive-Campaign-Search')
