import * as contract from '@sejuk/contract/platform/accounts'
import type { Serve } from '../../../platform/http/serve.ts'
import { changePassword, resetPassword, signOutDevice, signOutEverywhere } from './commands.ts'
import { getUserDetail, listDevices } from './queries.ts'

export const accountRoutes = (serve: Serve) => {
  serve(contract.getUserDetail, getUserDetail)
  serve(contract.listDevices, listDevices)
  serve(contract.signOutDevice, signOutDevice)
  serve(contract.signOutEverywhere, signOutEverywhere)
  serve.inSteps(contract.changePassword, changePassword)
  serve.inSteps(contract.resetPassword, resetPassword)
}
