export const erpCustomizationTypes = [
  'CAPACITY_PK',
  'CASHBACK_INSTRUCTIONS',
  'CBD_DISCOUNT_PERCENT',
  'COLLECT_METHOD',
  'CUSTOMER_LEVEL',
  'ITEM_TYPE',
  'ITEMS_BELONGS_TO',
  'PICKING_STATUS',
  'RECEIPT_STATUS',
  'TRUCK_MODEL',
  'USED_FOR_INDOOR_OUTDOOR',
  'WAREHOUSE_TYPE',
] as const
export type ErpCustomizationType = (typeof erpCustomizationTypes)[number]

const decimal = /^\d{1,4}(\.\d{1,2})?$/

/** Some lists are numbers that others calculate with; what cannot be calculated with is refused. */
export const customizationObjection = (data_type: ErpCustomizationType, code: string): string | undefined => {
  const value = Number(code)
  if (data_type === 'CAPACITY_PK' && !(decimal.test(code) && value > 0))
    return 'A capacity is a number above 0 with at most two decimals, such as 1.5'
  if (data_type === 'CBD_DISCOUNT_PERCENT' && !(decimal.test(code) && value <= 100))
    return 'A discount is a percentage from 0 to 100 with at most two decimals'
  return undefined
}
