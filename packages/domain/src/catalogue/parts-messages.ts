import type { Value } from '../message-values.ts'

/** What parts lists and exploded views tell. */
export type PartsMessages = {
  'part-stands-twice-at-position': undefined
  'last-serial-before-first': undefined
  'serial-prefix-letters-digits': undefined
  'parts-list-without-lines': undefined
  'parts-list-exists': { code: Value }
  'parts-list-same': undefined
  'item-has-no-parts-list': undefined
  'not-a-spare-part': { code: Value }
  'parts-list-copied': undefined
  'exploded-view-without-picture': undefined
  'exploded-view-without-parts': undefined
  'exploded-view-to-settle': { n: Value }
  'exploded-view-exists': undefined
  'exploded-view-published': { n: Value }
  'exploded-view-restored': { n: Value }
  'exploded-view-picture-removed': undefined
  'exploded-view-spots-removed': undefined
  'exploded-view-nothing-new': undefined
  'spots-not-valid': undefined
  'label-picture': undefined
  'label-spare-part': undefined
  'label-interchange-group': undefined
}
