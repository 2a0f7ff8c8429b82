export const cataloguePermissions = [
  // items
  'Item-List-Search',
  'Item-View',
  'Item-Modify',
  'Item-Approve',
  'Item-Import',
  'Item-Download',
  'Item-Replace-Modify',
  'Item-Manage-Tools',
  'Item-Manage-Tools-Approve',
  // serial numbers and warranty
  'Item-Generate-SN',
  'Item-Serial-Setting',
  'Item-SN-History',
  'Item-Warranty-Search',
  'Item-Warranty-Modify',
  // prices
  'Item-Price-View',
  'Item-Price-Modify',
  'Item-Price-Approve',
  // parts
  'Item-Bom-View',
  'Item-Bom-Modify',
  'Exploded-View-Readonly',
  'Exploded-View-Maintain',
] as const
