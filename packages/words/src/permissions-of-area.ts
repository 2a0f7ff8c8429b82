import type { PermissionArea, permissionsByArea } from '@sejuk/domain/permissions'
import type { Pair } from './words.ts'

/** The name of an area, and what each of its permissions allows, for whoever gives it. */
export type PermissionsOfArea<Area extends PermissionArea> = {
  area: Pair
  allows: Record<(typeof permissionsByArea)[Area][number], Pair>
}
