import type { Area } from '../../platform/area.ts'

export const supervisionArea: Area = {
  features: [],
}
