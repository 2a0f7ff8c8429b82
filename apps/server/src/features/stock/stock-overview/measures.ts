import { stockOverview } from '@sejuk/contract/stock/stock-overview'
import { pageTo } from '@sejuk/domain/pages'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { overviewOf } from './queries.ts'

const short = { level: 'short' } as const

export const stockMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'stockLow', needs: 'Stock-Overview-View', unit: 'count', better: 'less' },
    page: () => pageTo('stockOverview', short),
    read: async (db, viewer) => ({ value: (await overviewOf(db, viewer, stockOverview.input.parse(short))).length }),
  },
]
