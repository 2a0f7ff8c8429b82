import type { Area } from '../../platform/area.ts'

export const fieldArea: Area = {
  features: [],
}
