import {
  companyWords,
  madeOfWords,
  passwordForms,
  passwordProblem,
  tooEasy,
} from '@sejuk/domain/platform/accounts/passwords'
import type { Db } from '../../db/database.ts'
import { settingsOf } from '../records/site-settings.ts'
import { isCommonPassword } from './common-passwords.ts'

type Owner = Parameters<typeof passwordProblem>[1]

/** What the company is called and sells: the first thing somebody who knows it would try. */
const wordsOfCompany = async (db: Db) => {
  const { company } = await settingsOf(db, 'company')
  return [company.company_name, ...company.company_name.split(/\s+/), ...companyWords]
}

/** What speaks against a new password, the lists included that only the server has. */
export const judgePassword = async (db: Db, password: string, owner: Owner = {}) => {
  const problem = passwordProblem(password, owner)
  if (problem) return problem
  if (madeOfWords(password, await wordsOfCompany(db))) return tooEasy
  return (await isCommonPassword(passwordForms(password))) ? tooEasy : undefined
}
