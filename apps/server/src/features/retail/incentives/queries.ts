import type * as contract from '@sejuk/contract/retail/incentive-campaigns'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import {
  incentiveAccruals as accruals,
  incentiveItems as i,
  incentiveCampaigns as t,
} from '../../../db/tables/retail/incentives.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

/** The branches somebody sees; none where all are seen. */
export const branchesOf = ({ view_data, department, departmentlist }: Viewer): readonly string[] | undefined => {
  if (view_data === 'View_Data_All_Branches') return undefined
  return view_data === 'View_Data_Multi_Branch' ? departmentlist : [department]
}

/** Campaigns of all branches, and those of one's own. */
export const visibleCampaigns = (viewer: Viewer): SQL => {
  const branches = branchesOf(viewer)
  if (!branches) return sql`true`
  return sql`(${t.dept_codes} = '{}' or ${t.dept_codes} && ${sql.param([...branches])}::text[])`
}

const ofCampaign = sql`${accruals.campaign_code} = ${t.campaign_code}`
const itemCount = sql<number>`(select count(*)::int from ${i} where ${i.campaign_code} = ${t.campaign_code})`

export const gateFacts = async (db: Db, campaign_code: string) => ({
  item_count: await db.$count(i, eq(i.campaign_code, campaign_code)),
})

const fields = {
  ...getTableColumns(t),
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string>`${t.valid_to}::text`,
  items: sql<{ item_code: string; amount: number }[]>`(select coalesce(json_agg(json_build_object('item_code',
    ${i.item_code}, 'amount', ${i.amount}) order by ${i.item_code}), '[]') from ${i}
    where ${i.campaign_code} = ${t.campaign_code})`,
  item_count: itemCount,
  accrued_amount: sql<number>`(select coalesce(sum(${accruals.amount}), 0)::float8 from ${accruals} where ${ofCampaign})`,
  sellers: sql<number>`(select count(distinct ${accruals.seller_code})::int from ${accruals} where ${ofCampaign})`,
}

export const listIncentiveCampaigns = ({ db, viewer, input }: RequestContext<typeof contract.listIncentiveCampaigns>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      visibleCampaigns(viewer),
      input.status ? eq(t.status, input.status) : undefined,
      input.on ? and(lte(t.valid_from, input.on), gte(t.valid_to, input.on)) : undefined,
      containsText(input.search, t.campaign_code, t.campaign_name),
    ),
    key: t.campaign_code,
    sorts: { valid_from: t.valid_from, campaign_code: t.campaign_code },
    sort: '-valid_from',
    fields,
  })
