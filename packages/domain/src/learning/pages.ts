export const learningPages = {
  lotteryStage: '/lottery/lottery?lottery_code?',
  lotteryPeople: '/lottery/staff?lottery_code?',
  lotteryResult: '/lottery/result?lottery_code?',
} as const
