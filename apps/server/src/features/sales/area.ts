import type { Area } from '../../platform/area.ts'
import { cashbackEnds } from './cashbacks/expire.ts'
import { cashbackRoutes } from './cashbacks/routes.ts'
import { cashbackRunWorker } from './cashbacks/run-worker.ts'

export const salesArea: Area = {
  features: [cashbackRoutes],
  workers: [cashbackEnds, cashbackRunWorker],
}
