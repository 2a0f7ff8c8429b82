import type { Value } from '../message-values.ts'

export type ItemMessages = {
  'item-needs-category': undefined
  'item-replaces-itself': undefined
  'item-was-merged': undefined
  'mask-is-no-pattern': undefined
  'only-sets-have-sub-items': undefined
  'set-bears-no-serial': undefined
  'set-contains-itself': undefined
  'set-is-used-as-set': undefined
  'set-needs-sub-items': undefined
  'shares-are-not-100': { total: Value }
  'sub-item-twice': undefined
  'item-approved': undefined
  'item-change-waits': undefined
  'item-closed': undefined
  'item-code-already-exists': undefined
  'item-code-characters': undefined
  'barcode-already-exists': undefined
  'barcode-digits': undefined
  'e-faktur-goods-six-digits': undefined
  'item-name-too-short': undefined
  'item-rejected': undefined
  'item-reopened': undefined
  'item-saved': undefined
  'item-submitted': undefined
  'item-withdrawn': undefined
  'serial-flag-after-movement': undefined
  'sub-item-is-set': undefined
  'sub-items-as-written': undefined
  'search-remembered': undefined
  'label-item-code': undefined
  'label-item-name': undefined
  'label-item-type': undefined
  'label-series': undefined
  'label-model': undefined
  'label-old-code': undefined
  'label-barcode': undefined
  'label-technology': undefined
  'label-voltage': undefined
  'label-uom': undefined
  'label-e-faktur-goods-code': undefined
  'label-e-faktur-uom-code': undefined
  'label-weight': undefined
  'label-volume': undefined
  'label-pack-quantity': undefined
  'label-serial-mask': undefined
  'label-warranty-policy': undefined
  'label-rated-power': undefined
  'label-cooling-power': undefined
  'label-sub-item': undefined
  'label-price-share': undefined
  // replacements
  'replacement-exists': undefined
  'replacement-leads-back': undefined
  'replacement-saved': undefined
  'label-old-item': undefined
  'label-new-item': undefined
  'label-ratio': undefined
  // tools
  'items-in-different-units': undefined
  'item-tool-started': undefined
  'item-tool-submitted': undefined
  'item-tool-rejected': undefined
  'item-tool-checked': undefined
  'item-tool-undone': undefined
  'merge-needs-two': undefined
  'merge-of-serial-items': undefined
  'merge-of-sets': undefined
  'merge-in-one-request': { code: Value }
  'merge-is-counted': { code: Value }
  'merge-stock-is-busy': undefined
  'photo-names-no-item': { name: Value }
  'something-followed': undefined
  'tool-nothing-to-change': undefined
  'tool-run-not-done': undefined
  'tool-run-failed': undefined
  'tool-undo-too-late': undefined
  'type-to-confirm': { text: Value }
  'unknown-item': undefined
}
