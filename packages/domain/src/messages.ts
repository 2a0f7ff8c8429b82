import type { AftersalesMessages } from './aftersales/messages.ts'
import type { BaseMessages } from './base-messages.ts'
import type { CatalogueMessages } from './catalogue/messages.ts'
import type { CustomersMessages } from './customers/messages.ts'
import type { DeliveryMessages } from './delivery/messages.ts'
import type { FieldMessages } from './field/messages.ts'
import type { FinanceMessages } from './finance/messages.ts'
import type { MoneyMessages } from './money/messages.ts'
import type { CompanyMessages } from './company/messages.ts'
import type { BooksMessages } from './books/messages.ts'
import type { InstallersMessages } from './installers/messages.ts'
import type { LearningMessages } from './learning/messages.ts'
import type { MastersMessages } from './masters/messages.ts'
import type { Values } from './message-values.ts'
import type { PlatformMessages } from './platform/messages.ts'
import type { ProjectsMessages } from './projects/messages.ts'
import type { RetailMessages } from './retail/messages.ts'
import type { ReturnsMessages } from './returns/messages.ts'
import type { SalesMessages } from './sales/messages.ts'
import type { SparepartsMessages } from './spareparts/messages.ts'
import type { StockMessages } from './stock/messages.ts'
import type { SupervisionMessages } from './supervision/messages.ts'

/** What is told to a person, by code: the sentences stand in `words`, in both languages. */
export type Message = { readonly code: MessageCode; readonly values?: Values }

/** Every code of the product with the values that its sentence takes. Codes are unique over all areas. */
export type Messages = BaseMessages &
  AftersalesMessages &
  CatalogueMessages &
  StockMessages &
  SupervisionMessages &
  SparepartsMessages &
  RetailMessages &
  ReturnsMessages &
  DeliveryMessages &
  FinanceMessages &
  MoneyMessages &
  CompanyMessages &
  BooksMessages &
  LearningMessages &
  ProjectsMessages &
  FieldMessages &
  CustomersMessages &
  InstallersMessages &
  MastersMessages &
  PlatformMessages &
  SalesMessages
export type MessageCode = keyof Messages

export type Rest<Code extends MessageCode> = Messages[Code] extends undefined ? [] : [values: Messages[Code]]

export const because = <Code extends MessageCode>(code: Code, ...[values]: Rest<Code>): Message =>
  values ? { code, values } : { code }

/** One of these statuses of a field is asked for. */
export const needsStatus = (field: string, statuses: readonly string[], entity: string): Message =>
  because('needs-status', { statuses: [{ field, statuses, entity }] })

/** The name of a field within a message. */
export type Label = MessageCode extends infer Code ? (Code extends `label-${infer Name}` ? Name : never) : never
export const labelled = (label: Label): Message => ({ code: `label-${label}` })

/** A message, or a text that has no code. */
export type Said = Message | string

const front = '{"code":"'
/** For what carries only text, such as a schema: the message as text, and back. */
export const encode = (message: Message) => JSON.stringify(message)
export const decode = (text: string): Message | undefined => {
  if (!text.startsWith(front)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A sentence that has no code. */
export const plain = (text: string): Message => because('text', { text })
