import type { Place } from './pen.ts'
import type { Draw } from './small-parts.ts'

/** A part of a drawing, or, without a group, what is drawn around the parts and has no number. */
export type Drawn = {
  /** The group of the spare part; a unit without such a part is drawn without it. */
  group?: string
  at: Place
  draw: Draw
  /** Where its number points, from `at`. */
  point?: Place
  /** Where it goes when the unit is put together. */
  home?: Place
}
/** From back to front, as the pen draws. */
export type Layout = readonly Drawn[]
