import type { items } from '../../src/db/tables/catalogue/items.ts'
import type { spareParts } from '../../src/db/tables/catalogue/spare-parts.ts'
import { standardBrands } from '../masters/small-lists.ts'
import { readCsv } from '../read-csv.ts'

type Item = typeof items.$inferInsert

const number = (text: string) => (text ? Number(text) : null)
const withoutSigns = (code: string) => code.replaceAll(/[./()-]/g, '')

/** Thirteen digits with the country's first three; the last one checks the others. */
const barcode = (n: number) => {
  const digits = `899${String(770_000_000 + n)}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** What a unit weighs in its carton: an air conditioner is mostly air. */
const packedVolume = (kg: number | null) => (kg === null ? null : Math.round(kg * 0.0047 * 1000) / 1000)

const taxCodes: Record<string, string> = { WPU: '842121', WPF: '842199', ACC: '741110', VRA: '903289' }
const sparePartTaxCode = '841590'
const airConditionerTaxCode = '841510'

/** The third letter on a plate tells which half it is. */
const masks: Partial<Record<string, string>> = {
  Indoor: '[A-Z0-9]{2}N[A-Z0-9]{11,57}',
  Outdoor: '[A-Z0-9]{2}W[A-Z0-9]{11,57}',
}

type Sub = Omit<NonNullable<Item['sub_items']>[number], 'price_share'>

/** A set's price is that of its units: each has the share it costs, in whole percent. */
const shared = (subs: readonly Sub[], priceOf: ReadonlyMap<string, number>) => {
  const costs = subs.map(({ sub_item_code, sub_quantity }) => (priceOf.get(sub_item_code) ?? 0) * sub_quantity)
  const all = costs.reduce((sum, cost) => sum + cost, 0)
  let rest = 100
  return subs.map((sub, n) => {
    const price_share = n === subs.length - 1 ? rest : Math.round(((costs[n] ?? 0) / (all || 1)) * 100)
    rest -= price_share
    return { ...sub, price_share }
  })
}

/** Everything that is sold, sets and their halves among it. */
export const standardGoods = () => {
  const cells = readCsv('items.csv')
  const priceOf = new Map(cells.map((cell) => [cell('item_code'), Number(cell('price_idr_incl_tax'))]))
  return cells.map((cell, n): Item => {
    const isSet = cell('used_for_indoor_outdoor') === 'Set'
    const isUnit = cell('item_type').startsWith('Finished Goods')
    const weight_kg = number(cell('net_weight_kg'))
    return {
      item_code: cell('item_code'),
      item_name: cell('item_name'),
      brand_code: cell('brand_code'),
      category_code: cell('category_code'),
      business_unit_code: cell('business_unit'),
      item_type: cell('item_type'),
      used_for_indoor_outdoor: cell('used_for_indoor_outdoor') as Item['used_for_indoor_outdoor'],
      items_belongs_to: 'COMPANY',
      series: cell('series') || null,
      model: isUnit && !isSet ? withoutSigns(cell('item_code')) : null,
      barcode: barcode(n),
      capacity_pk: number(cell('capacity_pk')),
      btu_per_hour: number(cell('btu_per_hour')),
      technology: cell('technology') || null,
      refrigerant: cell('refrigerant') || null,
      voltage: cell('power_supply') || null,
      rated_power_w: number(cell('rated_power_w')),
      sub_items: cell('sub_items') ? shared(JSON.parse(cell('sub_items')), priceOf) : [],
      uom: isSet ? 'SET' : isUnit ? 'UNIT' : 'PCS',
      e_faktur_goods_code: taxCodes[cell('category_code')] ?? airConditionerTaxCode,
      e_faktur_uom_code: isSet ? 'UM.0019' : isUnit ? 'UM.0018' : 'UM.0021',
      weight_kg,
      volume_m3: isUnit ? packedVolume(weight_kg) : null,
      has_serial: cell('serial_number_required') === 'Yes',
      serial_mask: (cell('serial_number_required') === 'Yes' && masks[cell('used_for_indoor_outdoor')]) || null,
      warranty_sparepart_months: Number(cell('warranty_sparepart_months')),
      warranty_compressor_months: Number(cell('warranty_compressor_months')),
      sellable_online: isSet,
      status: cell('status') === 'Active' ? 'Approved' : 'Closed',
    }
  })
}

export const standardSpareParts = () =>
  readCsv('spare-parts.csv').map(
    (cell, n): Item => ({
      item_code: cell('part_code'),
      item_name: cell('part_name'),
      local_name: cell('part_name_id'),
      brand_code: standardBrands.find(({ brand_name }) => brand_name === cell('brand_name'))?.brand_code ?? null,
      category_code: null,
      business_unit_code: cell('business_unit'),
      item_type: 'Spare Part',
      used_for_indoor_outdoor: 'None',
      items_belongs_to: 'COMPANY',
      barcode: barcode(100_000 + n),
      uom: cell('unit').toUpperCase() || 'PCS',
      e_faktur_goods_code: sparePartTaxCode,
      has_serial: false,
      warranty_sparepart_months: Number(cell('warranty_months')),
      warranty_compressor_months: 0,
    }),
  )

export const standardPartGroups = () =>
  [...new Map(readCsv('spare-parts.csv').map((cell) => [cell('part_group'), cell('part_group_name')]))].map(
    ([part_group_code, part_group_name]) => ({ part_group_code, part_group_name }),
  )

export const standardPartFacts = () =>
  readCsv('spare-parts.csv').map((cell): typeof spareParts.$inferInsert => ({
    item_code: cell('part_code'),
    part_group_code: cell('part_group'),
    is_returnable: cell('returnable_defective') === 'Yes',
    min_stock: Number(cell('min_stock')),
  }))
