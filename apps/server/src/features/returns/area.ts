import type { Area } from '../../platform/area.ts'

export const returnsArea: Area = {
  features: [],
}
