import { type Label, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { told } from './told.ts'

/** A number, also as people type it; nothing typed is nothing, never 0. */
const numeric = (label: Label, shape: RegExp, said: string) =>
  z.union([z.number(), z.string().trim().regex(shape).transform(Number)], {
    error: ({ input }) =>
      input === undefined || input === '' || input === null ? told('required', { label: labelled(label) }) : said,
  })

export const wholeNumber = (label: Label, least: number, most: number) => {
  const said = told('whole-number-between', { label: labelled(label), least, most })
  return numeric(label, /^-?\d{1,12}$/, said).pipe(z.number().int(said).min(least, said).max(most, said))
}

/** As a browser writes it: near the equator with up to 17 decimals, and almost nothing with an exponent. */
const degreesText = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/
const degrees = (label: Label, most: number) => {
  const said = told('number-between', { label: labelled(label), least: -most, most })
  return numeric(label, degreesText, said).pipe(z.number().min(-most, said).max(most, said))
}
export const latitude = degrees('latitude', 90)
export const longitude = degrees('longitude', 180)

/** What may be left empty. */
export const orNothing = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).default(null)

/** A number of a form that was left empty. */
export const orZero = <S extends z.ZodType<number, unknown>>(schema: S) =>
  z.union([z.literal('').transform(() => 0), schema]).default(0)

/** Not below zero, with so many decimals at most. */
export const decimalNumber = (label: Label, most: number, decimals: number) => {
  const said = told('number-between', { label: labelled(label), least: 0, most })
  const unit = 10 ** decimals
  return numeric(label, new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`), said).pipe(
    z
      .number()
      .min(0, said)
      .max(most, said)
      .refine((n) => Math.abs(n * unit - Math.round(n * unit)) < 1e-6, said),
  )
}

/** The same, and not nothing. */
export const aboveZero = (label: Label, most: number, decimals: number) => {
  const least = 1 / 10 ** decimals
  return decimalNumber(label, most, decimals).refine(
    (n) => n >= least,
    told('number-between', { label: labelled(label), least, most }),
  )
}
