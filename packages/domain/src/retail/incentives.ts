import type { SellerRole } from './retail-orders.ts'

export const campaignStatuses = ['Draft', 'Submitted', 'Approved', 'Closed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export type Campaign = {
  campaign_code: string
  valid_from: string
  valid_to: string
  /** None of these: all. */
  seller_roles: readonly SellerRole[]
  shop_classes: readonly string[]
  dept_codes: readonly string[]
  /** The most one seller gets of it. */
  cap_amount: number | null
  needs_photo: boolean
  /** Rupiah a unit, by item. */
  amounts: Readonly<Record<string, number>>
}
export type SoldLine = {
  item_code: string
  sale_date: string
  seller_role: SellerRole
  shop_class: string
  dept_code: string
  has_photo: boolean
}

const includes = (list: readonly string[], one: string) => list.length === 0 || list.includes(one)

export const isInCampaign = (campaign: Campaign, line: SoldLine) =>
  campaign.valid_from <= line.sale_date &&
  line.sale_date <= campaign.valid_to &&
  includes(campaign.seller_roles, line.seller_role) &&
  includes(campaign.shop_classes, line.shop_class) &&
  includes(campaign.dept_codes, line.dept_code) &&
  (!campaign.needs_photo || line.has_photo)

/** What a unit adds to what its seller has of the campaign so far: never above the cap, never below nothing. */
export const accrued = (campaign: Campaign, line: SoldLine, soFar: number) => {
  if (!isInCampaign(campaign, line)) return 0
  const amount = campaign.amounts[line.item_code] ?? 0
  return campaign.cap_amount === null ? amount : Math.max(0, Math.min(amount, campaign.cap_amount - soFar))
}
