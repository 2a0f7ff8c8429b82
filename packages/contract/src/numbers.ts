import { z } from 'zod'

/** A number, also as people type it; nothing typed is nothing, never 0. */
const numeric = (label: string, shape: RegExp, said: string) =>
  z.union([z.number(), z.string().trim().regex(shape).transform(Number)], {
    error: ({ input }) => (input === undefined || input === '' || input === null ? `${label} is required!` : said),
  })

export const wholeNumber = (label: string, least: number, most: number) => {
  const said = `${label} is a whole number from ${least} to ${most}`
  return numeric(label, /^-?\d{1,12}$/, said).pipe(z.number().int(said).min(least, said).max(most, said))
}

const degrees = (label: string, most: number) => {
  const said = `${label} is a number from -${most} to ${most}`
  return numeric(label, /^-?\d{1,3}(\.\d{1,15})?$/, said).pipe(z.number().min(-most, said).max(most, said))
}
export const latitude = degrees('Latitude', 90)
export const longitude = degrees('Longitude', 180)

/** What may be left empty. */
export const orNothing = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).default(null)
