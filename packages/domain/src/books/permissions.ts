export const booksPermissions = ['Journal-View', 'Journal-Export', 'Account-Map-View'] as const
