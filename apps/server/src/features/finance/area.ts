import type { Area } from '../../platform/area.ts'

export const financeArea: Area = {
  features: [],
}
