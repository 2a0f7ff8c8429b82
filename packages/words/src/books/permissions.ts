import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const booksPermissionWords: PermissionsOfArea<'books'> = {
  area: ['Books', 'Pembukuan'],
  allows: {},
}
