import * as contract from '@sejuk/contract/platform/sessions'
import type { Serve } from '../../../platform/http/serve.ts'
import { listDemoAccounts, signInToDemo, signInToDevelop } from './demo-sign-in.ts'
import { exchangeLoginCode } from './exchange-code.ts'
import { finishLogin } from './finish-login.ts'
import { getSession, listProviders } from './queries.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { startLogin, startLoginWith } from './start-login.ts'

export const sessionRoutes = (serve: Serve) => {
  serve(contract.startLogin, startLogin)
  serve(contract.startLoginWith, startLoginWith)
  serve(contract.listProviders, listProviders)
  serve(contract.finishLogin, finishLogin)
  serve.inSteps(contract.signIn, signIn)
  serve(contract.signInToDemo, signInToDemo)
  serve(contract.signInToDevelop, signInToDevelop)
  serve.inSteps(contract.exchangeLoginCode, exchangeLoginCode)
  serve(contract.signOut, signOut)
  serve(contract.getSession, getSession)
  serve(contract.listDemoAccounts, listDemoAccounts)
}
