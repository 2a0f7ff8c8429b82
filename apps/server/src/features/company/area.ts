import type { Area } from '../../platform/area.ts'

export const companyArea: Area = {
  features: [],
}
