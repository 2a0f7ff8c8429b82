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
  // serial numbers and warranty
  'Item-Warranty-Search',
  'Item-Warranty-Modify',
] as const
