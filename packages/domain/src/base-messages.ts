import type { Statuses, Value } from './message-values.ts'

/** What any area may say: of permissions, statuses, fields, files and sheets. */
export type BaseMessages = {
  'no-permission': undefined
  'needs-status': { statuses: readonly Statuses[] }
  'one-or-other': { first: string; second: string }
  'author-approves': undefined
  'done-by-system': undefined
  'not-for-this-record': undefined
  text: { text: string }
  'account-no-longer-active-ask': undefined
  'address-too-long': undefined
  'allowed-file-size-no-more': { n: Value }
  'allowed-file-types': { list: Value }
  'at-least-one-unit-required': undefined
  'cell-holds-error': undefined
  'character-cannot-stored-found': undefined
  'check-your-input': undefined
  'choice-missing': undefined
  'month-written-2026-11': undefined
  'period-of-report': undefined
  'column-missing': { name: Value }
  'column-stands-twice': { name: Value }
  'content-file-not-what-name': undefined
  'data-changed-someone-else-reload': undefined
  'data-not-found': undefined
  'data-preparing-check-notification-message': undefined
  'data-saved-successfully': undefined
  'date-at-most-days-ahead': { n: Value }
  'date-not-valid': undefined
  'date-passed': undefined
  'date-stands-here-format-cell': undefined
  deleted: undefined
  'document-too-long': undefined
  failed: undefined
  'file-damaged-cannot-read': undefined
  'file-empty': undefined
  'file-extension-not-allowed': { list: Value }
  'file-imported-successfully': undefined
  'file-not-excel-workbook': undefined
  'file-protected-password': undefined
  'file-takes-too-long-read': { n: Value }
  'file-too-large-read-no': { n: Value }
  'file-too-large-when-unpacked': undefined
  'form-invalid-check-form': undefined
  'formula-no-saved-result-save': undefined
  'header-merged-cells': { range: Value }
  'imported-data-not-valid': undefined
  'kind-content-not-accepted-here': undefined
  'label-account-name': undefined
  'label-account-number': undefined
  'label-address': undefined
  'label-city': undefined
  'label-customer': undefined
  'label-customer-name': undefined
  'label-module': undefined
  'label-name': undefined
  'label-organization': undefined
  'label-priority': undefined
  'label-province': undefined
  'label-purpose': undefined
  'label-reason': undefined
  'label-remark': undefined
  'label-salesperson': undefined
  'label-service-centre': undefined
  'label-technician': undefined
  'label-warehouse': undefined
  'last-day-before-first': undefined
  'link-no-longer-valid': undefined
  'log-in': undefined
  'must-whole-number': undefined
  'nik-digits-only': undefined
  'nik-does-not-end-in': undefined
  'nik-holds-no-real-birth': undefined
  'nik-names-no-known-province': undefined
  'nik-over-16-digits': { n: Value }
  'nik-short-16-digits': { n: Value }
  'no-connection-server': undefined
  'no-data': undefined
  'no-file-uploaded': undefined
  'no-more-than-mb-day': { n: Value }
  'no-more-than-rows': { n: Value }
  'no-room-for-files-at': undefined
  'not-e-mail-address': undefined
  'not-in-list': undefined
  'not-phone-number': undefined
  'npwp-does-not-fit-check': undefined
  'npwp-must-16-digits': undefined
  'number-too-long-exact-format': undefined
  'page-too-deep-jump-narrow': undefined
  'pages-start-at-1': undefined
  released: undefined
  'request-could-not-read': undefined
  'request-did-not-come-from': undefined
  'request-too-large': undefined
  required: { label: Value }
  'serial-number-not-known': undefined
  'serial-number-stands-here-twice': undefined
  'server-did-not-answer-in': { n: Value }
  'several-sheets-templates-header': { names: Value }
  'sheet-empty': undefined
  'sheet-no-rows-below-header': undefined
  'signed-out': undefined
  'something-went-wrong': { detail: Value }
  'system-busy-nothing-lost': undefined
  'too-long': { label: Value; max: Value }
  'too-many-requests-wait-moment': undefined
  'unexpected-error': undefined
  updated: undefined
  'whole-number-between': { label: Value; least: Value; most: Value }
  'write-date-2026-11-14': undefined
  'sheet-larger-than-possible': undefined
  'no-more-than-pixels': { n: Value }
  'field-missing': undefined
  'field-not-number': undefined
  'field-wrong-kind': undefined
  'field-not-valid': undefined
  'field-too-long': { n: Value }
  'field-too-short': { n: Value }
  'field-too-high': { n: Value }
  'field-too-low': { n: Value }
  'session-expired': undefined
  'session-not-valid': undefined
  'label-action': undefined
  'label-ampere': undefined
  'label-answer': undefined
  'label-approved-amount': undefined
  'label-brand': undefined
  'label-budget': undefined
  'label-cap': undefined
  'label-capacity': undefined
  'label-category': undefined
  'label-cause-of-failure': undefined
  'label-certificate-number': undefined
  'label-certificate-until': undefined
  'label-checks-and-remedy': undefined
  'label-checks-and-remedy-indonesian': undefined
  'label-closes': undefined
  'label-comment': undefined
  'label-compensation': undefined
  'label-contract-number': undefined
  'label-customer-address': undefined
  'label-customer-phone': undefined
  'label-day': undefined
  'label-days-to-apply': undefined
  'label-deduction': undefined
  'label-demanded-remedy': undefined
  'label-description': undefined
  'label-e-mail': undefined
  'label-email': undefined
  'label-error-code': undefined
  'label-evaluation': undefined
  'label-extra-amount': undefined
  'label-from-unit': undefined
  'label-hours-to-accept': undefined
  'label-hours-to-finish': undefined
  'label-hours-to-schedule': undefined
  'label-hours-to-the-first-visit': undefined
  'label-installation-date': undefined
  'label-invoice-number': undefined
  'label-jobs-a-day': undefined
  'label-last-day': undefined
  'label-likely-part': undefined
  'label-lock-stock': undefined
  'label-meaning': undefined
  'label-meaning-indonesian': undefined
  'label-npwp': undefined
  'label-name-indonesian': undefined
  'label-opens': undefined
  'label-owner': undefined
  'label-part': undefined
  'label-place-of-failure': undefined
  'label-possible-cause': undefined
  'label-possible-cause-indonesian': undefined
  'label-postal-code': undefined
  'label-preferred-date': undefined
  'label-pressure': undefined
  'label-price': undefined
  'label-project': undefined
  'label-purchase-date': undefined
  'label-radius': undefined
  'label-rating': undefined
  'label-refrigerant': undefined
  'label-result': undefined
  'label-root-cause': undefined
  'label-second-phone': undefined
  'label-serial-number': undefined
  'label-signed-by': undefined
  'label-signed-on': undefined
  'label-symptom': undefined
  'label-tax-invoice-number': undefined
  'label-tax-rate': undefined
  'label-tax-rate-without-a-tax-number': undefined
  'label-temperature-in': undefined
  'label-temperature-out': undefined
  'label-transfer-fee': undefined
  'label-units': undefined
  'label-units-before': undefined
  'label-username': undefined
  'label-valid-until': undefined
  'label-what-was-done': undefined
  'label-who-helps': undefined
  'label-work-order': undefined
  rejected: undefined
  success: undefined
  'label-nitku': undefined
  'label-nik': undefined
  'number-between': { label: Value; least: Value; most: Value }
  'label-amount': undefined
  'label-bank': undefined
  'label-branch': undefined
  'label-branch-manager': undefined
  'label-business-unit': undefined
  'label-code': undefined
  'label-collect-method': undefined
  'label-collected-from': undefined
  'label-company': undefined
  'label-contact': undefined
  'label-damaged': undefined
  'label-days': undefined
  'label-default-text': undefined
  'label-driver': undefined
  'label-files': undefined
  'label-first-day': undefined
  'label-from-warehouse': undefined
  'label-hours': undefined
  'label-id-card-number': undefined
  'label-invoice': undefined
  'label-item': undefined
  'label-item-discount': undefined
  'label-job-title': undefined
  'label-kind': undefined
  'label-latitude': undefined
  'label-letter-number': undefined
  'label-local-name': undefined
  'label-longitude': undefined
  'label-minutes': undefined
  'label-note': undefined
  'label-order': undefined
  'label-order-type': undefined
  'label-owner-name': undefined
  'label-payment-term': undefined
  'label-phone': undefined
  'label-place-in-building': undefined
  'label-position': undefined
  'label-problem': undefined
  'label-quantity': undefined
  'label-receiver': undefined
  'label-receiver-name': undefined
  'label-receiver-phone': undefined
  'label-seal': undefined
  'label-shop': undefined
  'label-shop-name': undefined
  'label-signature': undefined
  'label-signer': undefined
  'label-sub-district': undefined
  'label-supplier': undefined
  'label-title': undefined
  'label-truck': undefined
  'label-unit-item': undefined
  'label-valid-from': undefined
  'label-valid-to': undefined
  'label-vendor': undefined
  'label-version': undefined
}
