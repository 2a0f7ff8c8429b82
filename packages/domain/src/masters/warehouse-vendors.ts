export const defaultWarehouseVendor = 'RCI'

type Vendor = { warehouse_vendor_code: string; active_warehouses: number }

/** New warehouses begin with the default vendor, so it can never be missing. */
const isDefault = ({ warehouse_vendor_code }: Vendor) => warehouse_vendor_code === defaultWarehouseVendor

export const whyKeepVendor = (vendor: Vendor): string | undefined => {
  if (isDefault(vendor)) return 'The default vendor must stay'
  if (vendor.active_warehouses > 0) return 'Warehouses still belong to this vendor'
  return undefined
}
