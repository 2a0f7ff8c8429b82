import { aftersalesSearch, aftersalesSearchActions } from '../aftersales/search.ts'
import { catalogueSearch, catalogueSearchActions } from '../catalogue/search.ts'
import { customersSearch, customersSearchActions } from '../customers/search.ts'
import { deliverySearchKinds } from '../delivery/search.ts'
import { fieldSearch } from '../field/search.ts'
import { financeSearch } from '../finance/search.ts'
import { installersSearch, installersSearchActions } from '../installers/search.ts'
import { mastersSearch } from '../masters/search.ts'
import { projectsSearch } from '../projects/search.ts'
import { retailSearch } from '../retail/search.ts'
import { returnsSearch } from '../returns/search.ts'
import { salesSearch, salesSearchActions } from '../sales/search.ts'
import { sparepartsSearch } from '../spareparts/search.ts'
import { stockSearch, stockSearchActions } from '../stock/search.ts'
import { supervisionSearchKinds } from '../supervision/search.ts'
import { nationalPhone } from '../values/phone.ts'

/** What the search finds, in the order in which it is shown: a line an area. */
export const searchNames = [
  ...customersSearch,
  ...salesSearch,
  ...financeSearch,
  ...aftersalesSearch,
  ...projectsSearch,
  ...sparepartsSearch,
  ...catalogueSearch,
  ...stockSearch,
  ...supervisionSearchKinds,
  ...deliverySearchKinds,
  ...returnsSearch,
  ...retailSearch,
  ...fieldSearch,
  ...installersSearch,
  ...mastersSearch,
] as const
export type SearchName = (typeof searchNames)[number]

/** Where one would go from a record that was found: a line an area. */
export const searchActions = [
  'edit',
  ...customersSearchActions,
  ...salesSearchActions,
  ...aftersalesSearchActions,
  ...catalogueSearchActions,
  ...stockSearchActions,
  ...installersSearchActions,
] as const
export type SearchAction = (typeof searchActions)[number]

export const shortestSearch = 2
export const longestSearch = 60

/** What was typed, read as everything it may be. */
export type SearchText = {
  /** As typed, and as a document's number where its dashes were left out. */
  texts: readonly string[]
  /** The national number, from four digits on. */
  phone?: string
  /** As serial numbers are stored; its beginning or its end is enough. */
  serial?: string
}

const documentNumber = /^([a-z]{2,5})(\d{3})(\d{1,4})(\d*)$/i

const withDashes = (typed: string) => {
  const [, ...parts] = documentNumber.exec(typed) ?? []
  return parts.length > 0 ? parts.filter(Boolean).join('-') : undefined
}

/** As lists write a record, and as people copy it: `(C-29952) CV Artha`. The code alone says which one it is. */
const codeInFront = /^\(([\w./-]{2,40})\)/

export const readSearch = (typed: string): SearchText => {
  const text = codeInFront.exec(typed.trim())?.[1] ?? typed.trim()
  const dashed = withDashes(text)
  const phone = /^[+\d\s()-]+$/.test(text) ? nationalPhone(text) : ''
  const serial = text.replaceAll(/\s+/g, '').toUpperCase()
  return {
    texts: dashed ? [text, dashed] : [text],
    ...(phone.length >= 4 ? { phone } : {}),
    ...(/^(?=.*\d)[A-Z\d-]{5,30}$/.test(serial) ? { serial } : {}),
  }
}
