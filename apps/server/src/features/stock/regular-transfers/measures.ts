import { pageTo } from '@sejuk/domain/pages'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { lowFor } from './queries.ts'

export const stockMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'stockLow', needs: 'Stock-Overview-View', unit: 'count', better: 'less' },
    page: pageTo('stockOverview'),
    read: async (db, viewer) => ({ value: await lowFor(db, viewer) }),
  },
]
