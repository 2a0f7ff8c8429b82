import * as contract from '@sejuk/contract/installers/partners'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { savePhoneNumber, updateClientPermission } from './commands.ts'
import { logIn, verifyOtp } from './log-in.ts'
import { getBankInformation, getIdentityBankInformation, getIdentityInformation } from './queries.ts'
import { saveBankInformation } from './save-bank.ts'
import { saveIdentityInformation } from './save-identity.ts'
import { sendOtp } from './send-otp.ts'

export const partnerRoutes = (serve: Serve) => {
  serve.inSteps(contract.sendOtp, sendOtp)
  serve.inSteps(contract.verifyOtp, verifyOtp)
  serve.inSteps(contract.logIn, logIn)
  serve.inSteps(contract.savePhoneNumber, savePhoneNumber)
  serve(contract.updateClientPermission, updateClientPermission)
  serve(contract.getIdentityInformation, getIdentityInformation)
  serve(contract.saveIdentityInformation, saveIdentityInformation)
  serve(contract.getBankInformation, getBankInformation)
  serve(contract.saveBankInformation, saveBankInformation)
  serve(contract.getIdentityBankInformation, getIdentityBankInformation)
  explainConstraint('installers_phone_number', because('phone-number-already-registered'))
  explainConstraint('installers_id_card_number', because('id-card-number-already-registered'))
}
