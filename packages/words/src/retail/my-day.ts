import type { retailMeasures, retailWaiting } from '@sejuk/domain/retail/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof retailWaiting)[number], Pair>

export const retailWaitingNames = {
  sellOutsToReview: ['Sell-outs to review', 'Sell-out untuk diperiksa'],
  subDealerOrdersToAnswer: ['Sub-dealer orders to answer', 'Pesanan sub-dealer untuk dijawab'],
} satisfies Waiting

export const retailNextSteps = {
  sellOutsToReview: ['Approve or reject', 'Setujui atau tolak'],
  subDealerOrdersToAnswer: ['Answer or reject', 'Jawab atau tolak'],
} satisfies Waiting

export const retailMeasureNames = {
  soldOutThisMonth: ['Units sold out this month', 'Unit sell-out bulan ini'],
} satisfies Record<(typeof retailMeasures)[number], Pair>
