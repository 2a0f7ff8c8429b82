import { z } from 'zod'

const isTemplate = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** A service of map pictures; without it maps are drawn from our own outlines. */
export const mapVariables = {
  MAP_TILES_URL: z
    .string()
    .refine(isTemplate, { error: 'an address with {z}, {x} and {y} such as https://tiles.example.com/{z}/{x}/{y}.png' })
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
}

export const mapTilesOf = (v: z.output<z.ZodObject<typeof mapVariables>>) =>
  v.MAP_TILES_URL
    ? {
        url: v.MAP_TILES_URL,
        attribution: v.MAP_TILES_ATTRIBUTION ?? new URL(v.MAP_TILES_URL).hostname.replace('{s}.', ''),
        /** Where the browser may fetch pictures from; {s} stands for one of several hosts. */
        source: v.MAP_TILES_URL.replace(/^(https?:\/\/)\{s\}\./, '$1*.').match(/^https?:\/\/[^/]+/)?.[0] ?? '',
      }
    : undefined
