import * as contract from '@sejuk/contract/retail/incentive-campaigns'
import type { Permission } from '@sejuk/domain/permissions'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
await prepareRetail(server)
const writes: Permission[] = ['Incentive-Campaign-Search', 'Incentive-Campaign-Create']
const decides: Permission[] = ['Incentive-Campaign-Search', 'Incentive-Campaign-Approve']
const mine = { view_data: 'View_Data_My_Branch' } as const
const head = await server.as(writes, { username: 'Gilang' })
const admin = await server.as(writes, mine)
const manager = await server.as(decides, mine)
const elsewhere = await server.as(decides, { ...mine, department: '713' })
const both = await server.as([...writes, 'Incentive-Campaign-Approve'])

const form = (over: object = {}) => ({
  ...{ campaign_name: 'November', valid_from: '2026-11-01', valid_to: '2026-11-30', dept_codes: ['705'] },
  ...{ seller_roles: ['promotor'], shop_classes: ['A'], cap_amount: 500_000, needs_photo: true },
  items: [{ item_code: 'GSW-09', amount: 25_000 }],
  ...over,
})
const find = async (campaign_code: string, by = head) => {
  const { data } = await by(contract.listIncentiveCampaigns, { search: campaign_code })
  return (data as contract.IncentiveCampaign[])[0]
}
const act = async (
  by: typeof head,
  name: keyof typeof contract.actOnIncentiveCampaign,
  campaign_code: string,
  more: object = {},
) =>
  by(contract.actOnIncentiveCampaign[name], {
    campaign_code,
    row_version: (await find(campaign_code))?.row_version ?? 1,
    ...more,
  })
const made = async (by = admin, over: object = {}) =>
  (await by(contract.createIncentiveCampaign, form(over))).data.campaign_code as string

test('a campaign with period, level, items, cap and photo counts once somebody else approved it', async () => {
  const code = await made()
  expect(code).toMatch(/^INC-705-\d{4}-\d{5}$/)
  expect(await find(code)).toMatchObject({ ...form(), status: 'Draft', item_count: 1, accrued_amount: 0, sellers: 0 })
  expect((await act(manager, 'approve', code)).code).toBe('409')
  expect((await act(admin, 'submit', code)).data).toMatchObject({ status: 'Submitted' })
  expect((await act(admin, 'approve', code)).code).toBe('403')
  expect((await act(elsewhere, 'approve', code)).code).toBe('404')
  expect((await act(manager, 'reject', code, { reason: 'Too much' })).data).toMatchObject({ status: 'Draft' })
  expect(await find(code)).toMatchObject({ reject_reason: 'Too much' })
  expect((await act(admin, 'modify', code, form({ cap_amount: null }))).code).toBe('200')
  await act(admin, 'submit', code)
  expect((await act(manager, 'approve', code)).data).toMatchObject({ status: 'Approved' })
  expect(await find(code)).toMatchObject({ cap_amount: null, reject_reason: null })
  expect((await act(admin, 'modify', code, form())).code).toBe('409')
  expect((await act(manager, 'close', code, { reason: 'Budget spent' })).data).toMatchObject({ status: 'Closed' })
})

test('nobody approves a campaign they wrote, and a branch writes only its own', async () => {
  const code = await made(both)
  await act(both, 'submit', code)
  expect((await act(both, 'approve', code)).code).toBe('409')
  expect((await admin(contract.createIncentiveCampaign, form({ dept_codes: [] }))).errors).toHaveProperty('dept_codes')
  expect((await admin(contract.createIncentiveCampaign, form({ dept_codes: ['713'] }))).errors).toHaveProperty(
    'dept_codes',
  )
  const forAll = await made(head, { dept_codes: [] })
  expect(await find(forAll, elsewhere)).toMatchObject({ campaign_code: forAll })
  expect(await find(code, elsewhere)).toBeUndefined()
})

test('a campaign ends after it begins, names an item once, and without items is not submitted', async () => {
  const create = (over: object) => head(contract.createIncentiveCampaign, form(over))
  expect((await create({ valid_to: '2026-10-31' })).errors).toHaveProperty('valid_to')
  const item = { item_code: 'GSW-09', amount: 1 }
  expect((await create({ items: [item, item] })).errors).toHaveProperty(['items.1.item_code'])
  expect((await create({ items: [{ ...item, item_code: 'NONE' }] })).errors).toHaveProperty(['items.0.item_code'])
  expect((await create({ dept_codes: ['NONE'] })).errors).toHaveProperty('dept_codes')
  const empty = await made(head, { items: [] })
  expect((await act(head, 'submit', empty)).message).toBe('Name at least one item')
  expect((await manager(contract.createIncentiveCampaign, form())).code).toBe('403')
})
