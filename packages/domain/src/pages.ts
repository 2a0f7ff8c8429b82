import { aftersalesPages } from './aftersales/pages.ts'
import { cataloguePages } from './catalogue/pages.ts'
import { customerPages } from './customers/pages.ts'
import { deliveryPages } from './delivery/pages.ts'
import { fieldPages } from './field/pages.ts'
import { financePages } from './finance/pages.ts'
import { moneyPages } from './money/pages.ts'
import { companyPages } from './company/pages.ts'
import { booksPages } from './books/pages.ts'
import { installerPages } from './installers/pages.ts'
import { learningPages } from './learning/pages.ts'
import { masterPages } from './masters/pages.ts'
import { entryPages, platformPages } from './platform/pages.ts'
import { projectsPages } from './projects/pages.ts'
import { retailPages } from './retail/pages.ts'
import { returnsPages } from './returns/pages.ts'
import { salesPages } from './sales/pages.ts'
import { sparepartsPages } from './spareparts/pages.ts'
import { stockPages } from './stock/pages.ts'
import { supervisionPages } from './supervision/pages.ts'

/** The pages of each area with their addresses. Short texts only: the first page loads them all. */
export const areaPages = {
  platform: platformPages,
  masters: masterPages,
  customers: customerPages,
  catalogue: cataloguePages,
  stock: stockPages,
  supervision: supervisionPages,
  spareparts: sparepartsPages,
  retail: retailPages,
  returns: returnsPages,
  delivery: deliveryPages,
  finance: financePages,
  money: moneyPages,
  company: companyPages,
  books: booksPages,
  learning: learningPages,
  projects: projectsPages,
  field: fieldPages,
  sales: salesPages,
  installers: installerPages,
  aftersales: aftersalesPages,
} as const

/** Every page of the product with its address. */
export const pages = {
  ...platformPages,
  ...masterPages,
  ...customerPages,
  ...cataloguePages,
  ...stockPages,
  ...supervisionPages,
  ...sparepartsPages,
  ...retailPages,
  ...returnsPages,
  ...deliveryPages,
  ...financePages,
  ...moneyPages,
  ...companyPages,
  ...booksPages,
  ...learningPages,
  ...projectsPages,
  ...fieldPages,
  ...salesPages,
  ...installerPages,
  ...aftersalesPages,
} as const

const addresses = { ...pages, ...entryPages } as const
type Addresses = typeof addresses

export type PageName = keyof typeof pages
type AnyPage = keyof Addresses

type PathOf<Line extends string> = Line extends `${infer Path}?${string}` ? Path : Line
type ParamOf<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<More>
    : Rest
  : never
type Split<Names extends string> = Names extends `${infer One}&${infer More}` ? One | Split<More> : Names
type SearchOf<Line extends string> = Line extends `${string}?${infer Names}` ? Split<Names> : never
type Allowed<Name extends string> = Name extends `${infer Bare}?` ? Bare : never
type Needed<Name extends string> = Name extends `${string}?` ? never : Name

/** The paths of the product, as the router writes them. */
export type PagePath<Name extends AnyPage = PageName> = PathOf<Addresses[Name]>

type Value = string | number | undefined
export type PageParams<Name extends AnyPage> = Record<ParamOf<PagePath<Name>>, string | number>
export type PageSearch<Name extends AnyPage> = Record<Needed<SearchOf<Addresses[Name]>>, string | number> &
  Partial<Record<Allowed<SearchOf<Addresses[Name]>>, Value>>

type SearchArguments<Name extends AnyPage> = [Needed<SearchOf<Addresses[Name]>>] extends [never]
  ? [search?: PageSearch<Name>]
  : [search: PageSearch<Name>]
type Arguments<Name extends AnyPage> = [ParamOf<PagePath<Name>>] extends [never]
  ? SearchArguments<Name>
  : [params: PageParams<Name>, ...SearchArguments<Name>]

/** A page whose address needs nothing: a list, most often. */
export type PlainPage = { [Name in PageName]: [] extends Arguments<Name> ? Name : never }[PageName]

/** What the router needs to get there: spread into a link, or handed to `navigate`. */
export type PageLink = { to: string; params: Record<string, string>; search: Record<string, string> }

const written = (values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

export const pathOf = <Name extends AnyPage>(name: Name) => addresses[name].split('?')[0] as PagePath<Name>

/** `pageTo('customer', { id }, { tab })`; a page without a segment to fill takes its search at once. */
export const pageTo = <Name extends AnyPage>(name: Name, ...values: Arguments<Name>): PageLink => {
  const to: string = pathOf(name)
  const [params = {}, search = {}]: (object | undefined)[] = to.includes('$') ? values : [{}, ...values]
  return { to, params: written(params), search: written(search) }
}

const needsNothing = (line: string) =>
  !line.includes('$') &&
  (line.split('?').slice(1).join('?') || 'nothing?').split('&').every((name) => name.endsWith('?'))

/** The nearest page above an address that opens by itself: most often the list of what the address would show. */
export const listAbove = (path: string): string | undefined => {
  const parts = path.split('/')
  const above = parts.slice(2).map((_, n) => parts.slice(0, parts.length - 1 - n).join('/'))
  return above.find((one) => Object.values(addresses).some((line) => line.split('?')[0] === one && needsNothing(line)))
}

declare const fromTheList: unique symbol
/** Text that leads to a page of the list: nothing else can be sent in a message. */
export type PageAddress = string & { readonly [fromTheList]: true }

/** The same as text, for messages and for what the browser itself opens. */
export const addressTo = <Name extends AnyPage>(name: Name, ...values: Arguments<Name>): PageAddress =>
  addressOfLink(pageTo(name, ...values))

export const addressOfLink = ({ to, params, search }: PageLink): PageAddress => {
  const path = to.replaceAll(/\$(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
  const query = Object.entries(search).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return (query.length > 0 ? `${path}?${query.join('&')}` : path) as PageAddress
}
