/** The columns of an export of Accurate that are read. */
export const accurateFields = [
  'invoice_no',
  'invoice_date',
  'customer_code',
  'item_code',
  'qty',
  'price',
  'discount',
  'tax',
  'total',
] as const
export type AccurateField = (typeof accurateFields)[number]
/** How a branch titles them, where that is not how the template does. */
export type AccurateTitles = { [Field in AccurateField]?: string }
