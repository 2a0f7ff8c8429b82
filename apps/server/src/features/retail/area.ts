import type { Area } from '../../platform/area.ts'

export const retailArea: Area = {
  features: [],
}
