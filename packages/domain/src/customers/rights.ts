import type { Codes } from '../permissions.ts'
import { photoPermission } from '../platform/attachment-permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { customerPhotoRights } from './customer-photos.ts'
import { shopPhotoRights } from './shop-photos.ts'

const readsAddresses = ['Sales-Order-Search-Official-Address'] as const satisfies Codes
const listsAddresses = [
  ...readsAddresses,
  'Sales-Order-Download-Address-Template',
  'Sales-Order-Download-Official-Address',
] as const satisfies Codes
const keepsAddresses = [
  ...listsAddresses,
  'Sales-Order-Upload-Official_Address_By_Excel',
  'Sales-Order-Delete-Official-Address',
  'Sales-Order-Edit-Official-Address',
] as const satisfies Codes

const readsCustomers = [
  'Customer-List-Search',
  'Customer-Stock-History-Search',
  'Shop-Search',
  'Keyperson-Search',
  'Promotor-Search',
  'Sales-Policy-Search',
] as const satisfies Codes
const writesCustomers = [
  ...readsCustomers,
  'Customer-Create',
  'Customer-Modify',
  'Customer-View-Tax',
  'Customer-View-Credit',
  'Shop-Create',
  'Shop-Modify',
] as const satisfies Codes
const keepsCustomers = [
  ...writesCustomers,
  'Customer-List-Download',
  'Keyperson-Modify',
  'Promotor-Modify',
  'Salesman-Search',
] as const satisfies Codes
const seesCustomerPhotos = [...customerPhotoRights('View', 'Download'), ...shopPhotoRights('View')]
const keepsCustomerPhotos = [
  ...customerPhotoRights('View', 'Download', 'Upload', 'Delete'),
  ...shopPhotoRights('View', 'Upload', 'Delete'),
]
const decidesCustomers = ['Customer-Approve', 'Customer-Close', 'Customer-Merge', 'Shop-Close'] as const satisfies Codes

const keepsSignatures = ['Customer-Signature-View', 'Customer-Signature-Upload'] as const satisfies Codes
const seesSpecimens = photoPermission('Customer', 'customer_signature', 'View')
const decidesSignatures = [
  ...keepsSignatures,
  'Customer-Signature-Approve',
  'Customer-Signature-Delete',
] as const satisfies Codes

export const customersRights: RoleRights = {
  Administrator: [seesSpecimens],
  'Branch-Manager': [
    ...keepsAddresses,
    ...keepsCustomers,
    ...decidesCustomers,
    ...keepsCustomerPhotos,
    'Customer-View-Bank',
    'Customer-Change-Salesman',
    ...decidesSignatures,
    seesSpecimens,
  ],
  Salesman: [...readsAddresses, ...writesCustomers, ...keepsCustomerPhotos, ...keepsSignatures, seesSpecimens],
  'Branch-Admin': [
    ...keepsAddresses,
    ...keepsCustomers,
    'Customer-View-Bank',
    ...keepsCustomerPhotos,
    ...keepsSignatures,
    seesSpecimens,
  ],
  Finance: [
    ...listsAddresses,
    ...readsCustomers,
    ...seesCustomerPhotos,
    'Customer-Approve',
    'Customer-View-Bank',
    'Customer-View-Tax',
    'Customer-View-Credit',
    'Customer-List-Download',
    'Customer-Address-Confirm-Temporary',
  ],
  'Finance-Manager': [
    ...listsAddresses,
    ...readsCustomers,
    ...decidesCustomers,
    ...seesCustomerPhotos,
    'Customer-View-Bank',
    'Customer-View-Tax',
    'Customer-View-Credit',
    'Customer-List-Download',
    'Customer-Dropdown-All',
    'Customer-Change-Salesman',
    'Customer-Change-Salesman-Cross-Branch',
    'Salesman-Search',
    'Sales-Policy-Create',
    'Sales-Policy-Approve',
    ...decidesSignatures,
    seesSpecimens,
  ],
  Logistics: [...readsAddresses, 'Customer-Address-Confirm-Temporary'],
  Warehouse: [...readsAddresses],
  'Call-Center': [...readsAddresses, 'Customer-List-Search', 'Shop-Search'],
  'After-Sales-Department': [...readsAddresses],
  SPV: [...readsAddresses, ...readsCustomers, ...seesCustomerPhotos, 'Customer-View-Credit', 'Salesman-Search'],
  HR: ['Salesman-Search', 'Promotor-Search'],
  Customer: [...keepsSignatures],
  Keyperson: ['Shop-Search', 'Customer-Stock-History-Search'],
}

export const customersAttachments: readonly AttachmentRights[] = [customerPhotoRights, shopPhotoRights]
