import type { Area } from '../../platform/area.ts'

export const booksArea: Area = {
  features: [],
}
