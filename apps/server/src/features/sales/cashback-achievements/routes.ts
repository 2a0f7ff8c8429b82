import * as achievements from '@sejuk/contract/sales/cashback-achievements'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { achievementPeriods, mapAchievements } from './achievement.ts'

export const cashbackAchievementRoutes = (serve: Serve) => {
  serve(achievements.mapAchievements, mapAchievements)
  serve(achievements.achievementPeriods, achievementPeriods)
  explainConstraint('cashback_targets_once', because('customer-target-for-month-already'))
}
