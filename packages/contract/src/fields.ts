import { defaultMaxMb, extensionOf, megabyte } from '@sejuk/domain/files'
import { type Label, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { told } from './told.ts'

/** Required text; missing, empty and blank are the same. */
export const required = (label: Label, max: number) =>
  z
    .string(told('required', { label: labelled(label) }))
    .trim()
    .min(1, told('required', { label: labelled(label) }))
    .max(max, told('too-long', { label: labelled(label), max }))

/** Optional text; blank means none. */
export const optional = (label: Label, max: number) =>
  z
    .string()
    .trim()
    .max(max, told('too-long', { label: labelled(label), max }))
    .transform((text) => text || null)
    .nullable()
    .default(null)

/** Output fields of plain text. */
export const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodString>

/** Output fields of text or null. */
export const maybeTexts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.string().nullable()])) as Record<Key, z.ZodNullable<z.ZodString>>

const missing = told('choice-missing')

/** A record's code in an address or a body. */
export const code = z.string(missing).trim().min(1, missing).max(100, told('not-in-list'))

const countable = /^[12]\d{3}-/
/** A day, written 2026-11-14, of a year that database and calendar can count on from: the year 0 and the year 9999 are not. */
export const calendarDay = (wrong?: string) => z.iso.date(wrong).regex(countable, wrong ?? told('date-not-valid'))

/** A month, written 2026-11. */
export const month = z.string(missing).regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, told('month-written-2026-11'))

/** An instant on the wire: ISO 8601 in UTC, text on both sides until it is displayed. */
export const instant = z.string()

/** A filter of several values. One value in an address is a string, two are an array. */
export const many = z
  .union([
    z.array(z.string().max(200)).max(1000),
    z
      .string()
      .max(200)
      .transform((one) => (one ? [one] : [])),
  ])
  .default([])

export const rowVersion = z.coerce.number<number | string>(missing).int().min(1)

/** A file that is there and not larger than any may be. */
export const upload = (missing = told('no-file-uploaded')) =>
  z
    .file(missing)
    .min(1, told('file-empty'))
    .max(defaultMaxMb * megabyte, told('allowed-file-size-no-more', { n: defaultMaxMb }))

/** The same, by a name with one of these extensions. */
export const uploadOf = (...extensions: readonly string[]) =>
  upload().refine(
    ({ name }) => extensions.includes(extensionOf(name)),
    told('file-extension-not-allowed', { list: extensions.join(', ') }),
  )

/** One file or several of one name; the most is said by the bound of lists of files. */
export const manyFiles = z.union([z.array(z.file()), z.file().transform((one) => [one])])

export const sheetUpload = z.object({ file: uploadOf('xlsx', 'xls') })

/** An answer that is a file, not an envelope. */
export type FileAnswer = { name: string; type: string; bytes: Uint8Array }
export const fileAnswer = z.custom<FileAnswer>((it) => (it as FileAnswer | undefined)?.bytes instanceof Uint8Array)

/** An answer that sends the browser elsewhere, not an envelope. */
export const redirectAnswer = z.object({ location: z.string() })
