import type { Area } from '../../platform/area.ts'

export const deliveryArea: Area = {
  features: [],
}
