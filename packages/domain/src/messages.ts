/** The statuses that an action asks for, by the field that holds them; each language has its own words for them. */
export type Statuses = { field: string; entity?: string | undefined; statuses: readonly string[] }

type Value = string | number | Message | readonly Statuses[]

/** What is told to a person, by code: the sentences stand in `words`, in both languages. */
export type Message = { readonly code: MessageCode; readonly values?: Readonly<Record<string, Value>> }

/** What any action may be refused with. */
export type BaseMessages = {
  'no-permission': undefined
  'needs-status': { statuses: readonly Statuses[] }
  'one-or-other': { first: string; second: string }
  'one-or-more': { first: string; more: number }
  'author-approves': undefined
  'done-by-system': undefined
  'not-for-this-record': undefined
  text: { text: string }
}

/** Every code of the product with the values that its sentence takes. Codes are unique over all areas. */
export type Messages = BaseMessages
export type MessageCode = keyof Messages

type Rest<Code extends MessageCode> = Messages[Code] extends undefined ? [] : [values: Messages[Code]]

export const because = <Code extends MessageCode>(code: Code, ...[values]: Rest<Code>): Message =>
  values ? { code, values } : { code }

/** One status of a field is asked for. */
export const needsStatus = (field: string, status: string, entity?: string): Message =>
  because('needs-status', { statuses: [{ field, statuses: [status], ...(entity ? { entity } : {}) }] })

/** A sentence that has no code. */
export const plain = (text: string): Message => because('text', { text })
