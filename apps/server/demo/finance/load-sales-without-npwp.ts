import { usualWay } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import type { Part } from '../part.ts'

/** From the next month on buyers without NPWP are named by their identity card; until then they pay no tax, as ever. */
export const loadSalesWithoutNpwp: Part['load'] = async (client, { today }) => {
  await client.query(
    `insert into sales_without_npwp (org_code, valid_from, way, create_user_name)
      select org_code, (date_trunc('month', $1::date) + interval '1 month')::date, $2, 'Sejuk' from organizations where is_active`,
    [today, usualWay],
  )
}
