import { participantData, winnerData } from '@sejuk/contract/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { exportable } from '../../../platform/export/exportable.ts'
import { participantList, winnerList } from './queries.ts'

export const participantExport = exportable(participantData, {
  ...{ book: lotteryWords, title: 'participantsTitle', rows: participantList },
  columns: [
    { key: 'lottery_name', width: 28 },
    { key: 'participant_code', width: 18 },
    { key: 'participant_name', width: 30 },
    { key: 'place', width: 24 },
    { key: 'chances', type: 'number' },
    { key: 'prize_name', width: 28 },
  ],
})

export const winnerExport = exportable(winnerData, {
  ...{ book: lotteryWords, title: 'resultTitle', rows: winnerList },
  columns: [
    { key: 'lottery_name', width: 28 },
    { key: 'round', type: 'number' },
    { key: 'prize_name', width: 28 },
    { key: 'participant_code', width: 18 },
    { key: 'participant_name', width: 30 },
    { key: 'place', width: 24 },
    { key: 'value', type: 'money' },
    { key: 'tax', type: 'money' },
    { key: 'received_by', width: 28 },
    { key: 'handed_by', width: 24 },
  ],
})
