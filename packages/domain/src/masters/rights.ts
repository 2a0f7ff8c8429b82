import type { Codes } from '../permissions.ts'

export const keepsServices = [
  'Warehouse-Search',
  'Warehouse-Vendor-Search',
  'Branch-Warehouse-Search',
  'Branch-Warehouse-Create',
  'Branch-Warehouse-Modify',
  'Branch-Warehouse-Delete',
] as const satisfies Codes

export const keepsOffices = [
  'Office-Config-Search',
  'Office-Config-Create',
  'Office-Config-Modify',
  'Office-Config-Delete',
  'Holiday-Config-Search',
  'Holiday-Config-Create',
  'Holiday-Config-Modify',
  'Holiday-Config-Delete',
] as const satisfies Codes
