import { yesNo } from '@sejuk/domain/customers/customers'
import { creditStages, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { z } from 'zod'
import { proposal, proposed } from '../setting-proposal.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const mostMoney = 999_999_999_000

const setting = z.object({
  ...texts('dept_code', 'dept_name', 'updated_user_name'),
  block_at: z.enum(creditStages),
  tolerance_percent: z.number(),
  overdue_days: z.number().nullable(),
  branch_manager_up_to: z.number(),
  finance_manager_up_to: z.number(),
  cheque_days: z.number(),
  overdue_stops_cash: z.enum(yesNo),
  cod_most: z.number(),
  updated_date: instant,
  row_version: z.number(),
})
export type CreditSettingRow = z.output<typeof setting>

export const creditSettingRules = {
  block_at: z.enum(creditStages, told('choice-missing')),
  tolerance_percent: wholeNumber('tolerance', 0, 50),
  overdue_days: orNothing(wholeNumber('overdue-days', 0, 365)),
  branch_manager_up_to: wholeNumber('bound-of-branch-manager', 0, mostMoney),
  finance_manager_up_to: wholeNumber('bound-of-finance-manager', 0, mostMoney),
  cheque_days: wholeNumber('cheque-days', 1, 365),
  overdue_stops_cash: z.enum(yesNo).default(standardCreditSetting.overdue_stops_cash),
  cod_most: wholeNumber('cod-most', 0, mostMoney).default(standardCreditSetting.cod_most),
}

export const listCreditSettings = endpoint('GET /api/credit-setting', {
  needs: 'Credit-Setting-Search',
  input: listInput(['dept_name', 'updated_date']).extend({ text: z.string().max(100).optional() }),
  data: z.array(setting),
})

export const addCreditSetting = endpoint('POST /api/credit-setting/add', {
  needs: 'Credit-Setting-Modify',
  input: z.object({ dept_code: required('branch', 20), ...creditSettingRules, ...proposal }),
  data: z.object({ dept_code: z.string(), ...proposed }),
})

export const updateCreditSetting = endpoint('POST /api/credit-setting/update', {
  needs: 'Credit-Setting-Modify',
  input: z.object({ dept_code: code, row_version: rowVersion, ...creditSettingRules, ...proposal }),
  data: z.object(proposed),
})

export const removeCreditSetting = endpoint('POST /api/credit-setting/delete', {
  needs: 'Credit-Setting-Modify',
  input: z.object({ dept_code: code, row_version: rowVersion, ...proposal }),
  data: z.object(proposed),
})

export const creditSettingLog = actionLogOf('GET /api/credit-setting/action-log', 'Credit-Setting-Search')
