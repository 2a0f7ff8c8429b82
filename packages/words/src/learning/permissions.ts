import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const learningPermissionWords: PermissionsOfArea<'learning'> = {
  area: ['Learning and lottery', 'Pembelajaran dan undian'],
  allows: {},
}
