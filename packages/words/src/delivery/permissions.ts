import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const deliveryPermissionWords: PermissionsOfArea<'delivery'> = {
  area: ['Delivery', 'Pengiriman'],
  allows: {},
}
