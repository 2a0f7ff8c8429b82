import * as contract from '@sejuk/contract/retail/incentive-campaigns'
import { because } from '@sejuk/domain/messages'
import { incentiveCampaign } from '@sejuk/domain/retail/incentive-campaigns'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { incentiveItems as i, incentiveCampaigns as t } from '../../../db/tables/retail/incentives.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { branchesOf, gateFacts, visibleCampaigns } from './queries.ts'

const records = recordsOf(incentiveCampaign.entity, t, t.campaign_code)

type Form = {
  valid_from: string
  valid_to: string
  dept_codes: readonly string[]
  items: readonly { item_code: string; amount: number }[]
}

/** Whoever sees some branches only writes campaigns for those. */
const requireSense = async (db: Db, viewer: Viewer, form: Form) => {
  if (form.valid_to < form.valid_from) refuseField('valid_to', because('campaign-ends-before'))
  const own = branchesOf(viewer)
  if (own && (form.dept_codes.length === 0 || form.dept_codes.some((code) => !own.includes(code))))
    refuseField('dept_codes', because('campaign-own-branches'))
  const known = form.dept_codes.length
    ? await db.$count(departments, inArray(departments.dept_code, [...form.dept_codes]))
    : 0
  if (known < new Set(form.dept_codes).size) refuseChoice('dept_codes')
  const codes = form.items.map(({ item_code }) => item_code)
  const found = codes.length
    ? await db.select({ code: items.item_code }).from(items).where(inArray(items.item_code, codes))
    : []
  for (const [n, code] of codes.entries()) {
    if (!found.some((one) => one.code === code)) refuseChoice(`items.${n}.item_code`)
    if (codes.indexOf(code) < n) refuseField(`items.${n}.item_code`, because('item-ordered-twice'))
  }
}

const writeItems = async (db: Db, campaign_code: string, rows: Form['items']) => {
  await db.delete(i).where(eq(i.campaign_code, campaign_code))
  if (rows.length) await db.insert(i).values(rows.map((row) => ({ ...row, campaign_code })))
}

export const createIncentiveCampaign = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createIncentiveCampaign>) => {
  await requireSense(db, viewer, input)
  const { items: rows, ...form } = input
  const campaign_code = await nextDocumentNumber(db, 'INC', viewer.department, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...form, ...by, campaign_code }, { items: rows })
  await writeItems(db, campaign_code, rows)
  return { data: { campaign_code } }
}

export const onIncentiveCampaign = acting(incentiveCampaign, {
  table: t,
  key: 'campaign_code',
  endpoints: contract.actOnIncentiveCampaign,
  visible: visibleCampaigns,
  facts: async ({ db }, { campaign_code }) => gateFacts(db, campaign_code),
  changes: {
    modify: async ({ db, viewer, input }) => {
      await requireSense(db, viewer, input)
      const { items: rows, campaign_code, row_version: _version, ...form } = input
      await writeItems(db, campaign_code, rows)
      return { set: form, also: { items: rows } }
    },
    submit: async () => ({ set: { reject_reason: null } }),
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({ approved_by: usercode, approved_name: username, approved_date: at }),
  },
})

export const incentiveCampaignLog = ({ db, viewer, input }: RequestContext<typeof contract.incentiveCampaignLog>) =>
  records.history(db, input.code, input.page, visibleCampaigns(viewer))
