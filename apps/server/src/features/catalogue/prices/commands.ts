import * as contract from '@sejuk/contract/catalogue/prices'
import { closedOn, itemPrice } from '@sejuk/domain/catalogue/price-documents'
import { priceWithoutTax } from '@sejuk/domain/catalogue/prices'
import { because } from '@sejuk/domain/messages'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { checkTerms } from './check-terms.ts'
import { endFormer, lockPricesOfItem, overlapOf } from './overlaps.ts'
import { pricesSeenBy } from './seen-by.ts'

export const records = recordsOf(itemPrice.entity, t, t.price_code)

const withBase = (terms: contract.PriceTerms) => ({
  ...terms,
  price_without_tax: priceWithoutTax(terms.price_include_tax),
})

export const createItemPrice = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createItemPrice>) => {
  await checkTerms(db, viewer, input)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const { price_code } = await records.add(db, actor, { ...withBase(input), ...by })
  return { data: { price_code } }
}

type Begun = { db: RequestContext<typeof contract.createItemPrice>['db']; before: typeof t.$inferSelect }
const refuseOverlap = async ({ db, before }: Begun) => {
  const overlap = await overlapOf(db, before)
  if (overlap) refuse('conflict', { because: overlap })
}

export const onItemPrice = acting(itemPrice, {
  table: t,
  key: 'price_code',
  endpoints: contract.actOnItemPrice,
  visible: pricesSeenBy,
  lockFirst: ({ db }, price_code) => lockPricesOfItem(db, price_code),
  changes: {
    modify: async ({ db, viewer, input: { price_code, row_version: _version, ...terms } }) => {
      await checkTerms(db, viewer, terms, price_code)
      return { set: { ...withBase(terms), reject_reason: null } }
    },
    submit: async (begun) => {
      await refuseOverlap(begun)
      return {}
    },
    approve: async (begun) => {
      await refuseOverlap(begun)
      return { set: { reject_reason: null } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    close: async ({ before, input: { last_day } }) => {
      const isInPeriod = last_day >= companyToday() && (before.valid_to === null || last_day <= before.valid_to)
      if (!isInPeriod) refuseField('last_day', because('price-closes-today-or-later'))
      return { set: { valid_to: closedOn(before, last_day) } }
    },
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  effects: { approve: [({ db, actor, after }) => endFormer(db, actor, after)] },
})
