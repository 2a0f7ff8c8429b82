import type { Area } from '../../platform/area.ts'

export const learningArea: Area = {
  features: [],
}
