import { workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'
import { timesRatio } from '../values/money.ts'
import { isMask } from './serial-numbers.ts'

export const itemStatuses = ['Draft', 'Submitted', 'Approved', 'Closed'] as const
export type ItemStatus = (typeof itemStatuses)[number]
export const usedFor = ['Indoor', 'Outdoor', 'Set', 'None'] as const
export type UsedFor = (typeof usedFor)[number]

export const setType = 'Finished Goods - Set'
export const sparePartType = 'Spare Part'
export const itemCodePattern = /^[A-Z0-9./()-]{3,40}$/
export const mostSubItems = 20

/** One unit of a set. The share is the part of the set's price, in percent, of all of its pieces together. */
export type SubItem = { sub_item_code: string; sub_item_name: string; sub_quantity: number; price_share: number }

/** Shares have two decimals at most, so they are added up in hundredths. */
const hundredths = (share: number) => Math.round(share * 100)
export const shareTotal = (subItems: readonly Pick<SubItem, 'price_share'>[]) =>
  subItems.reduce((sum, { price_share }) => sum + hundredths(price_share), 0) / 100

/** What each unit of a set takes of its price: whole rupiah that add up to the price exactly; the last takes the rest. */
export const splitPrice = (price: number, subItems: readonly Pick<SubItem, 'price_share'>[]) => {
  let [sharesBefore, given] = [0, 0]
  return subItems.map(({ price_share }) => {
    sharesBefore += hundredths(price_share)
    const upToHere = timesRatio(price, sharesBefore, 10_000)
    const part = upToHere - given
    given = upToHere
    return part
  })
}

type ItemFacts = {
  item_code: string
  item_type: string
  used_for_indoor_outdoor: UsedFor
  category_code: string | null
  sub_items: readonly SubItem[]
  has_serial: boolean
  serial_mask: string | null
  replaced_by_item_code: string | null
}

/** What contradicts itself in an item, by field. */
export const itemObjections = (item: ItemFacts): Record<string, Message> => {
  const said: Record<string, Message> = {}
  const isSet = item.item_type === setType
  if (isSet !== (item.used_for_indoor_outdoor === 'Set')) said.used_for_indoor_outdoor = because('set-is-used-as-set')
  if (!item.category_code && item.item_type !== sparePartType) said.category_code = because('item-needs-category')
  if (isSet && item.has_serial) said.has_serial = because('set-bears-no-serial')
  if (item.serial_mask && !isMask(item.serial_mask)) said.serial_mask = because('mask-is-no-pattern')
  if (item.replaced_by_item_code === item.item_code) said.replaced_by_item_code = because('item-replaces-itself')
  const objection = subItemObjection(item, isSet)
  if (objection) said.sub_items = objection
  return said
}

const subItemObjection = ({ item_code, sub_items }: ItemFacts, isSet: boolean) => {
  if (!isSet) return sub_items.length > 0 ? because('only-sets-have-sub-items') : undefined
  const codes = sub_items.map(({ sub_item_code }) => sub_item_code)
  if (codes.length === 0) return because('set-needs-sub-items')
  if (codes.includes(item_code)) return because('set-contains-itself')
  if (new Set(codes).size < codes.length) return because('sub-item-twice')
  const total = shareTotal(sub_items)
  return total === 100 ? undefined : because('shares-are-not-100', { total })
}

type ItemRow = { status: ItemStatus; proposed: object | null; merged_into: string | null; authors: readonly string[] }
type ItemState = { status: ItemStatus; change: 'none' | 'waiting'; isMerged: boolean }

const notMerged = ({ isMerged }: ItemState) => (isMerged ? because('item-was-merged') : undefined)
const decidable = [{ status: ['Submitted'] }, { status: ['Approved'], change: ['waiting'] }] as const

/**
 * A new item is approved before it is sold. A change of an approved one waits beside it, so that the item is sold as it was
 * until somebody else agrees.
 */
export const item = workflow({
  entity: 'item',
  status: 'status',
  state: ({ status, proposed, merged_into }: ItemRow): ItemState => ({
    status,
    change: proposed ? 'waiting' : 'none',
    isMerged: merged_into !== null,
  }),
  actions: {
    modify: { needs: 'Item-Modify', from: ['Draft', 'Approved'], guards: [notMerged] },
    submit: { needs: 'Item-Modify', from: ['Draft'], to: { status: 'Submitted' }, primary: true, confirm: true },
    approve: {
      needs: 'Item-Approve',
      from: decidable,
      to: { status: 'Approved' },
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Item-Approve',
      from: decidable,
      to: ({ status }) => ({ status: status === 'Submitted' ? 'Draft' : status }),
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    withdraw: {
      needs: 'Item-Modify',
      from: decidable,
      to: ({ status }) => ({ status: status === 'Submitted' ? 'Draft' : status }),
      confirm: true,
    },
    close: {
      needs: 'Item-Approve',
      from: [{ status: ['Approved'], change: ['none'] }],
      to: { status: 'Closed' },
      reason: 'required',
      dangerous: true,
    },
    reopen: { needs: 'Item-Modify', from: ['Closed'], to: { status: 'Draft' }, guards: [notMerged], confirm: true },
  },
})

/** A closed item leaves its stock, but no more of it is bought; a draft does neither. */
export const maySell = (status: ItemStatus) => status === 'Approved' || status === 'Closed'
export const mayBuy = (status: ItemStatus) => status === 'Approved'

export const uoms = ['PCS', 'UNIT', 'SET', 'BOX', 'ROLL', 'MTR', 'KG', 'CYL'] as const
/** Units of the tax office that goods of this trade are counted in. */
export const eFakturUoms = ['UM.0003', 'UM.0013', 'UM.0018', 'UM.0019', 'UM.0021', 'UM.0022', 'UM.0033'] as const
export const eFakturGoodsPattern = /^\d{6}$/
/** Nobody has looked it up yet. */
export const unknownGoodsCode = '000000'
export const barcodePattern = /^\d{6,20}$/

/** What a list is asked for that still needs work. */
export const missingFacts = ['warranty', 'e-faktur', 'photo', 'weight', 'serial-mask'] as const

/** Searches of so many days say what a branch looks for. */
export const searchDays = 30
export const mostSuggestions = 10
