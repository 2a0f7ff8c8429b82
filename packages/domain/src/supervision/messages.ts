import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type SupervisionMessages = {
  'supervision-paused': undefined
  'supervision-not-paused': undefined
  'installer-not-certified': undefined
  'installer-is-certified': undefined
  'installer-certified': undefined
  'installer-blacklisted': undefined
  'same-installer': undefined
  'certificate-expired': undefined
  'not-scheduled': undefined
  'inspection-not-begun': undefined
  'points-not-answered': { n: Value }
  'photos-of-points-missing': { n: Value }
  'level-missing': undefined
  'inspection-not-finished': undefined
  'problems-still-open': { n: Value }
  'letters-still-open': { n: Value }
  'card-not-issued': undefined
  'card-not-signed': undefined
  'project-not-goaled': undefined
  'delivery-or-date-missing': undefined
  'contract-clause-missing': undefined
  'document-file-missing': undefined
  'documents-missing': { list: Value; n: Value }
  'serial-arrived-elsewhere': { sn: Value; code: Value }
  'serial-not-arrived': { sn: Value }
  'measurement-sheet-missing': undefined
  'photos-missing': { n: Value }
  'receiver-signature-missing': undefined
  'supervision-created': undefined
  'attendee-missing': undefined
  'technician-missing': undefined
  'fault-missing': undefined
  'visit-scheduled': undefined
  'visit-cancelled': undefined
  'visit-in-past': undefined
  'site-plan-too-far': { day: Value }
  'visit-stopped': { why: Value }
  'visit-sunday': undefined
  'visit-clash': undefined
  'calendar-too-long': { n: Value }
  'label-measurements': undefined
  'letter-discarded': undefined
  'letter-without-problem': undefined
  'version-digits-only': undefined
  'version-too-low': { n: Value }
  'signed-copy-missing': undefined
  'letter-was-mailed': { n: Value }
  'letter-already-acknowledged': undefined
  'letter-link-ended': undefined
  'recipient-missing': undefined
  'recipient-twice': undefined
  'phone-not-of-contact': undefined
  'problem-added': undefined
  'problem-not-open': undefined
  'problem-claimed-by-you': undefined
  'answers-frozen': undefined
  'not-applicable-without-note': undefined
  'value-out-of-reach': { least: Value; most: Value }
  'fix-not-claimed': undefined
  'value-missing': undefined
  'against-range': undefined
  'problem-missing': undefined
  'range-missing': undefined
  'checkpoint-known': undefined
  'card-superseded': undefined
  'card-without-items': undefined
  'card-checked-too-often': { n: Value }
  'service-asked-too-often': { n: Value }
  'card-corrected-already': undefined
  'serials-unexplained': { n: Value }
  'usage-training-missing': undefined
  'serial-on-card': { sn: Value; documentNumber: Value }
  'serial-on-other-card': undefined
  'end-before-start': undefined
  'compressor-before-sparepart': undefined
  'delivery-order-missing': undefined
  'delivery-order-unknown': { code: Value }
  'model-unknown': { code: Value }
  'card-voided': undefined
  'unit-damaged': undefined
  'unit-not-installed': undefined
  'unit-needs-reason': { why: Value }
  'end-too-late': { day: Value }
  'dates-differ-from-policy': { n: Value }
  'label-extended-months': undefined
  'label-responsible-party': undefined
}
