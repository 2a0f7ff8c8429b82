import { because } from '../messages.ts'
import type { ServiceType } from './tickets/tickets.ts'

export const ascTypes = ['RAC', 'LCAC', 'CAC'] as const
export type AscType = (typeof ascTypes)[number]

export const ascFlags = ['Yes', 'No', 'Paused'] as const
export type AscFlag = (typeof ascFlags)[number]

export const cooperations = ['Cooperate', 'No Cooperate'] as const
export type Cooperation = (typeof cooperations)[number]

export const ascGroups = ['Jakarta', 'Tangerang', 'Bekasi'] as const
export type AscGroup = (typeof ascGroups)[number]

/** How many jobs of a kind a centre takes on one day. */
export type Capacity = Partial<Record<ServiceType, number>>

export type Contract = { contract_signed_date: string | null; contract_valid_to: string | null }

/** Whether the contract is valid on a day, and if not, why. */
export const contractObjection = ({ contract_signed_date, contract_valid_to }: Contract, today: string) => {
  if (!contract_signed_date) return because('contract-not-signed')
  if (contract_signed_date > today) return because('contract-not-signed-yet')
  if (!contract_valid_to || contract_valid_to < today) return because('contract-no-longer-valid')
  return undefined
}

type Standing = Contract & { asc_flag: AscFlag; cooperation: Cooperation }

/** Why a centre is not offered for dispatch, or nothing. */
export const dispatchObjection = (centre: Standing, today: string) => {
  if (centre.asc_flag === 'Paused') return because('service-centre-paused')
  if (centre.asc_flag === 'No' || centre.cooperation === 'No Cooperate')
    return because('service-centre-does-not-cooperate')
  return contractObjection(centre, today)
}

/** What a centre does not change about itself. */
export const ofDepartment = [
  'asc_name',
  'asc_type',
  'asc_flag',
  'cooperation',
  'asc_group',
  'dept_code',
  'ass_admin_user_codes',
  'contract_number',
  'contract_signed_date',
  'contract_valid_to',
  'sub_districts',
] as const

export const workingTimeObjection = ({ work_from, work_to }: { work_from: string; work_to: string }) =>
  work_to <= work_from ? 'The day ends before it begins' : undefined
