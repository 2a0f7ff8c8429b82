export const salesPages = {
  cashbacks: '/customer/cashback2',
  cashback: '/customer/cashback2/detail?code',
  customerCashback: '/customer/cashback2/customer?customer_code?',
  cashbackStatement: '/customer/cashback2/statement?customer_code?&from?&to?',
  cashbackRuns: '/customer/cashback/calculate',
  cashbackRun: '/customer/cashback/calculate/run?run_code',
  cashbackPayouts: '/customer/cashback/payout',
  cashbackPayout: '/customer/cashback/payout/detail?code',
  rebateHistoryOrder: '/customer/cashback/rebate-history-order?text?',
  rebateHistoryItem: '/customer/cashback/rebate-history-item',
  achievementMap: '/customer/map-of-achievement-cashback?month?',
} as const
