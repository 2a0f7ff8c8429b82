import { addressTo } from '@sejuk/domain/pages'
import { specialPriceRequest } from '@sejuk/domain/sales/special-price-requests'
import type { specialPriceRequests } from '../../../db/tables/sales/special-prices.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof specialPriceRequests.$inferSelect

/** Who asked, and the customer's salesperson, hear of the decision. */
export const notifyDecided = ({ db, jobs, config, name, after, reason }: Done<Row>) => {
  const { request_code, created_by, salesman_code, valid_to } = after
  const to = [...new Set([created_by, salesman_code].filter((code): code is string => Boolean(code)))]
  const about = {
    url: addressTo('specialPrice', { code: request_code }),
    about: { entity: specialPriceRequest.entity, entity_code: request_code },
  }
  return name === 'approve'
    ? notify(
        { db, jobs, config },
        { ...about, to, event: 'special-price-approved', variables: { request: request_code, valid_to } },
      )
    : notify(
        { db, jobs, config },
        { ...about, to, event: 'special-price-rejected', variables: { request: request_code, reason: reason ?? '' } },
      )
}
