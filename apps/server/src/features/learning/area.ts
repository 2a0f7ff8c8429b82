import type { Area } from '../../platform/area.ts'
import { participantExport, winnerExport } from './lotteries/export.ts'
import { participantImport } from './lotteries/import.ts'
import { lotteryRoutes } from './lotteries/routes.ts'

export const learningArea: Area = {
  features: [lotteryRoutes],
  exports: [participantExport, winnerExport],
  imports: [participantImport],
}
