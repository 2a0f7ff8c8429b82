import type { Area } from '../../platform/area.ts'

export const sparepartsArea: Area = {
  features: [],
}
