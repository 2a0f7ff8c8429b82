import type { Area } from '../../platform/area.ts'

export const stockArea: Area = {
  features: [],
}
