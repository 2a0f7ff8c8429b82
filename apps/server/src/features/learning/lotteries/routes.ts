import * as contract from '@sejuk/contract/learning/lotteries'
import type { Serve } from '../../../platform/http/serve.ts'
import { createLottery, lotteryLog, onLottery } from './commands.ts'
import { addCustomers, addParticipant, addStaff, checkIn, removeParticipant } from './participants.ts'
import { publicList, publicLottery, publicPresence } from './public.ts'
import { getLottery, getStage, listLotteries, listParticipants, listWinners, lotteryDropdown } from './queries.ts'
import { askRedraw, claimPrize, decideRedraw, reveal } from './results.ts'
import { claimSlip, frozenList } from './slip.ts'

export const lotteryRoutes = (serve: Serve) => {
  serve(contract.listLotteries, listLotteries)
  serve(contract.lotteryDropdown, lotteryDropdown)
  serve(contract.getLottery, getLottery)
  serve(contract.createLottery, createLottery)
  onLottery.routes(serve)
  serve(contract.lotteryLog, lotteryLog)
  serve(contract.listParticipants, listParticipants)
  serve(contract.addParticipant, addParticipant)
  serve(contract.removeParticipant, removeParticipant)
  serve(contract.addStaff, addStaff)
  serve(contract.addCustomers, addCustomers)
  serve(contract.checkIn, checkIn)
  serve(contract.getStage, getStage)
  serve(contract.reveal, reveal)
  serve(contract.listWinners, listWinners)
  serve(contract.claimPrize, claimPrize)
  serve(contract.claimSlip, claimSlip)
  serve(contract.askRedraw, askRedraw)
  serve(contract.decideRedraw, decideRedraw)
  serve(contract.frozenList, frozenList)
  serve(contract.publicLottery, publicLottery)
  serve(contract.publicList, publicList)
  serve(contract.publicPresence, publicPresence)
}
