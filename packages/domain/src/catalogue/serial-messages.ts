import type { Value } from '../message-values.ts'
import type { SerialEvent, SerialStatus } from './serial-numbers.ts'

/** What is told about serial numbers. */
export type SerialMessages = {
  'item-has-no-serial-numbers': { item: Value }
  'serial-cannot-be': { serial: Value; status: Value; event: Value }
  'serial-is-damaged': { serial: Value }
  'serial-lies-elsewhere': { serial: Value }
  'serial-not-known': { serial: Value }
  'serial-number-already-exists': undefined
  'serial-number-does-not-match-the-model': undefined
  // batches
  'batch-already-undone': undefined
  'batch-numbers-used': { n: Value }
  'batch-undone': undefined
  'item-is-not-approved': { item: Value }
  'label-mask': undefined
  'label-prefix': undefined
  'label-suffix-length': undefined
  'mask-fits-no-generated-number': undefined
  'no-free-serial-numbers': undefined
  'paste-serial-numbers': undefined
  'prefix-does-not-fit': undefined
  'serials-generated': undefined
  'too-many-serial-numbers': { n: Value }
  // warranty
  'label-start-basis': undefined
  'label-start-days': undefined
  'label-warranty-months': undefined
  'policy-code-shape': undefined
  'policy-named-by-items': { n: Value }
  'warranty-period-overlaps': { policy: Value }
} & { [Status in SerialStatus as `serial-status-${Status}`]: undefined } & {
  [Event in SerialEvent as `serial-event-${Event}`]: undefined
}
