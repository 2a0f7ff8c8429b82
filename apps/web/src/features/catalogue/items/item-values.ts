import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'

export type SubValues = { sub_item_code: string; sub_quantity: string; price_share: string }

export const blankItem = {
  item_name: '',
  local_name: '',
  brand_code: '',
  category_code: '',
  business_unit_code: '',
  item_type: '',
  used_for_indoor_outdoor: 'None',
  items_belongs_to: 'COMPANY',
  series: '',
  model: '',
  old_code: '',
  barcode: '',
  capacity_pk: '',
  btu_per_hour: '',
  technology: '',
  refrigerant: '',
  voltage: '',
  rated_power_w: '',
  sub_items: [] as SubValues[],
  uom: 'UNIT',
  e_faktur_goods_code: '841510',
  e_faktur_uom_code: 'UM.0018',
  weight_kg: '',
  volume_m3: '',
  pack_qty: '1',
  has_serial: false,
  serial_mask: '',
  warranty_sparepart_months: '0',
  warranty_compressor_months: '0',
  warranty_policy_code: '',
  sellable_online: false,
  replaced_by_item_code: '',
}
export type ItemValues = typeof blankItem

/** As the form shows it: what waits for approval is changed further, not what it would replace. */
export const itemValues = (item: ItemDetail): ItemValues => {
  const known = { ...item, ...item.proposed } as ItemDetail
  const texts = Object.fromEntries(
    Object.entries(blankItem).map(([field, blank]) => {
      const value = known[field as keyof ItemDetail]
      return [field, typeof blank === 'boolean' ? value === true : value === null ? '' : String(value)]
    }),
  )
  const sub_items = known.sub_items.map(({ sub_item_code, sub_quantity, price_share }) => ({
    sub_item_code,
    sub_quantity: String(sub_quantity),
    price_share: String(price_share),
  }))
  return { ...(texts as unknown as ItemValues), sub_items }
}
export type ItemFormValues = ItemValues & { item_code: string }
