import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { alreadyClaimed } from '@sejuk/domain/installers/bonus-tickets'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { recordCallBack } from './call-backs.ts'
import { onBonusTicket } from './commands.ts'
import { bonusDashboard, bonusReadiness } from './dashboard.ts'
import { bonusTicketLog, getBonusTicket, getMyBonusTicket } from './detail.ts'
import { discardBonusTicket, previewBonus, saveBonusTicket, submitBonusTicket } from './own.ts'
import { countBonusTickets, countMyBonusTickets, listBonusTickets, listMyBonusTickets } from './queries.ts'

export const bonusTicketRoutes = (serve: Serve) => {
  serve(contract.listBonusTickets, listBonusTickets)
  serve(contract.countBonusTickets, countBonusTickets)
  serve(contract.getBonusTicket, getBonusTicket)
  serve(contract.bonusTicketLog, bonusTicketLog)
  onBonusTicket.routes(serve)
  serve(contract.recordCallBack, recordCallBack)
  serve(contract.listMyBonusTickets, listMyBonusTickets)
  serve(contract.countMyBonusTickets, countMyBonusTickets)
  serve(contract.getMyBonusTicket, getMyBonusTicket)
  serve(contract.saveBonusTicket, saveBonusTicket)
  serve(contract.submitBonusTicket, submitBonusTicket)
  serve(contract.discardBonusTicket, discardBonusTicket)
  serve(contract.previewBonus, previewBonus)
  serve(contract.bonusReadiness, bonusReadiness)
  serve(contract.bonusDashboard, bonusDashboard)
  explainConstraint('bonus_claims_once', alreadyClaimed)
}
