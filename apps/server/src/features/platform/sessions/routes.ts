import * as contract from '@sejuk/contract/platform/sessions'
import type { Serve } from '../../../platform/serve.ts'
import { exchangeLoginCode, signIn, signOut, startLogin, startLoginWith } from './commands.ts'
import { getSession, listDemoAccounts } from './queries.ts'

export const sessionRoutes = (serve: Serve) => {
  serve(contract.startLogin, startLogin)
  serve(contract.startLoginWith, startLoginWith)
  serve(contract.signIn, signIn)
  serve(contract.exchangeLoginCode, exchangeLoginCode)
  serve(contract.signOut, signOut)
  serve(contract.getSession, getSession)
  serve(contract.listDemoAccounts, listDemoAccounts)
}
