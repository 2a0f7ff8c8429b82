import type { PageRoute } from '../../lib/navigation/page-route.ts'

const lotteryStage = () => import('./lotteries/stage-page.tsx').then((page) => page.LotteryStagePage)
const lotteryPeople = () => import('./lotteries/people-page.tsx').then((page) => page.LotteryPeoplePage)
const lotteryResult = () => import('./lotteries/result-page.tsx').then((page) => page.LotteryResultPage)

export const learningRoutes: readonly PageRoute[] = [
  { path: '/lottery/lottery', layout: 'bare', load: lotteryStage },
  { path: '/lottery/staff', layout: 'desk', load: lotteryPeople },
  { path: '/lottery/result', layout: 'desk', load: lotteryResult },
]
