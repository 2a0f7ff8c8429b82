/** Every permission code, spelled as the business already spells it. A role is a set of these. */
export const permissions = [
  'Sales-Order-Search-Official-Address',
  'Sales-Order-Upload-Official_Address_By_Excel',
  'Sales-Order-Delete-Official-Address',
  'Sales-Order-Download-Address-Template',
  'Sales-Order-Edit-Official-Address',
] as const
export type Permission = (typeof permissions)[number]

/** What an endpoint asks of its caller: nothing at all, a session, or a session that holds a permission. */
export type Needs = Permission | 'public' | 'signed-in'
