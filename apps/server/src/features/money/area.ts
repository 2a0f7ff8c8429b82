import type { Area } from '../../platform/area.ts'

export const moneyArea: Area = {
  features: [],
}
