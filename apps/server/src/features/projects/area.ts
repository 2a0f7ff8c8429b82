import type { Area } from '../../platform/area.ts'

export const projectsArea: Area = {
  features: [],
}
