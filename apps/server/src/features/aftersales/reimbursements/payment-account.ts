import { because } from '@sejuk/domain/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { Batch } from './facts.ts'

export const accountToPay = async (db: Db, { asc_code }: Batch) => {
  const [account] = await db
    .select({
      bank_code: serviceCentres.bank_code,
      bank_name: banks.bank_name,
      swift_code: banks.swift_code,
      account_name: serviceCentres.account_name,
      credited_account: serviceCentres.credited_account,
    })
    .from(serviceCentres)
    .innerJoin(banks, eq(banks.bank_code, serviceCentres.bank_code))
    .where(eq(serviceCentres.asc_code, asc_code))
  return account ?? refuse('conflict', { because: because('service-centre-no-bank-account') })
}
