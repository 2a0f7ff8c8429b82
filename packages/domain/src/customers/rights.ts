import type { Codes } from '../permissions.ts'
import { photoPermission } from '../platform/attachment-permissions.ts'
import { customerPhotoRights } from './customer-photos.ts'
import { shopPhotoRights } from './shop-photos.ts'

export const readsAddresses = ['Sales-Order-Search-Official-Address'] as const satisfies Codes
export const listsAddresses = [
  ...readsAddresses,
  'Sales-Order-Download-Address-Template',
  'Sales-Order-Download-Official-Address',
] as const satisfies Codes
export const keepsAddresses = [
  ...listsAddresses,
  'Sales-Order-Upload-Official_Address_By_Excel',
  'Sales-Order-Delete-Official-Address',
  'Sales-Order-Edit-Official-Address',
] as const satisfies Codes

export const readsCustomers = [
  'Customer-List-Search',
  'Customer-Stock-History-Search',
  'Shop-Search',
  'Keyperson-Search',
  'Promotor-Search',
  'Sales-Policy-Search',
] as const satisfies Codes
export const writesCustomers = [
  ...readsCustomers,
  'Customer-Create',
  'Customer-Modify',
  'Customer-View-Tax',
  'Customer-View-Credit',
  'Shop-Create',
  'Shop-Modify',
] as const satisfies Codes
export const keepsCustomers = [
  ...writesCustomers,
  'Customer-List-Download',
  'Keyperson-Modify',
  'Promotor-Modify',
  'Salesman-Search',
] as const satisfies Codes
export const seesCustomerPhotos = [...customerPhotoRights('View', 'Download'), ...shopPhotoRights('View')]
export const keepsCustomerPhotos = [
  ...customerPhotoRights('View', 'Download', 'Upload', 'Delete'),
  ...shopPhotoRights('View', 'Upload', 'Delete'),
]
export const decidesCustomers = [
  'Customer-Approve',
  'Customer-Close',
  'Customer-Merge',
  'Shop-Close',
] as const satisfies Codes

export const keepsSignatures = ['Customer-Signature-View', 'Customer-Signature-Upload'] as const satisfies Codes
export const seesSpecimens = photoPermission('Customer', 'customer_signature', 'View')
export const decidesSignatures = [
  ...keepsSignatures,
  'Customer-Signature-Approve',
  'Customer-Signature-Delete',
] as const satisfies Codes
