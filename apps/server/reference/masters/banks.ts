import {
  type ReceiverResidency,
  type ReceiverType,
  receiverResidencies,
  receiverTypes,
} from '@sejuk/domain/masters/banks'
import type { banks } from '../../src/db/tables/masters/banks.ts'
import { readCsv } from '../read-csv.ts'

const everyType = Object.keys(receiverTypes) as ReceiverType[]
const everyResidency = Object.keys(receiverResidencies) as ReceiverResidency[]

/** An institution that keeps no accounts of people and firms. */
const isNoBank = (group: string) => group === 'Lembaga khusus'

export const standardBanks = (): (typeof banks.$inferInsert)[] =>
  readCsv('./banks.csv').map((cell) => ({
    bank_code: cell('bank_code'),
    bank_short_name: cell('bank_short_name'),
    bank_name: cell('bank_name'),
    swift_code: cell('swift_code'),
    receiver_types: everyType,
    receiver_residencies: everyResidency,
    chooseable_status: isNoBank(cell('bank_group')) ? 'No' : 'Yes',
  }))
