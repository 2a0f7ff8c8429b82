/** The statuses that an action asks for, by the field that holds them; each language has its own words for them. */
export type Statuses = { field: string; entity?: string | undefined; statuses: readonly string[] }

/** What stands in a sentence: a text, a number, another message, or statuses. */
export type Value = string | number | { readonly code: string; readonly values?: Values } | readonly Statuses[]
export type Values = { readonly [name: string]: Value }
