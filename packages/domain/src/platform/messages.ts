import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type PlatformMessages = {
  'label-comment': undefined
  'comment-stays': undefined
  'mention-cannot-open': { name: Value }
  'account-active': undefined
  'label-answer-hours': undefined
  'label-discount-band': undefined
  'label-floor-price': undefined
  'label-largest-discount': undefined
  'label-deadline-day': undefined
  'label-protection-days': undefined
  'label-road': undefined
  'label-speed': undefined
  'label-threshold': undefined
  'label-undecided-days': undefined
  'label-very-likely': undefined
  'account-no-password-here': undefined
  'account-switched-off': undefined
  'address-leads-no-page-yours': undefined
  administrator: undefined
  'after-sales-department': undefined
  'after-sales-department-2': undefined
  'allowed-person-alone': { code: Value }
  'allowed-person-alone-until': { code: Value; date: Value }
  'asc-admin': undefined
  'asc-admin-2': undefined
  'asc-admin-3': undefined
  'at-least-one-active-administrator': undefined
  'at-most-addresses': { n: Value }
  'belongs-branch': { code: Value; branch: Value }
  'belongs-no-customer-so-sees': undefined
  'belongs-no-service-centre-so': undefined
  'belongs-no-shop-so-sees': undefined
  'branch-admin': undefined
  'branch-admin-2': undefined
  'branch-manager': undefined
  'call-centre': undefined
  'call-centre-2': undefined
  'can-no-longer-taken-back': undefined
  cancelled: undefined
  'change-your-own-password-on': undefined
  'change-your-own-second-factor': undefined
  'checked-again': undefined
  'choose-new-password': undefined
  'code-required': undefined
  'code-wrong': undefined
  committed: undefined
  'company-account': undefined
  coordinator: undefined
  'current-password': undefined
  'current-password-not-right': undefined
  'current-password-required': undefined
  'data-already-being-prepared': undefined
  'data-can-no-longer-downloaded': undefined
  'data-scope-required': undefined
  'denied-person-alone': { code: Value }
  'denied-person-alone-until': { code: Value; date: Value }
  'description-no-more-than-characters': { n: Value }
  designer: undefined
  'device-signed-out': undefined
  'end-must-come-after-start': undefined
  ends: undefined
  expired: undefined
  finance: undefined
  'finance-manager': undefined
  'finance-manager-2': undefined
  'home-page-open-everybody': undefined
  hr: undefined
  'human-resources': undefined
  'human-resources-2': undefined
  'import-can-taken-back-within': { n: Value }
  'import-taken-back': undefined
  'imported-rows-changed-since-cannot': { n: Value }
  'inside-scope': { code: Value }
  installer: undefined
  'invalid-code-number': undefined
  'invalid-token': undefined
  'it-was-entered-by': { who: Value }
  key: undefined
  'key-letters-digits-dots-dashes': undefined
  keyperson: undefined
  'label-body': undefined
  'label-calls': undefined
  'label-company-name': undefined
  'label-indonesian-name': undefined
  'label-new-password': undefined
  'label-password': undefined
  'label-role-name': undefined
  'label-staff-code-or-email': undefined
  'label-videos': undefined
  'label-years': undefined
  'last-day-cannot-in-past': undefined
  'link-leads-no-page-ours': undefined
  'link-not-valid-open-from': undefined
  'local-text': undefined
  logistics: undefined
  'menu-does-not-exist': { menu: Value }
  'menu-named-twice': undefined
  'menu-shown-on-desktops-only': { menu: Value }
  'menu-shown-on-phones-only': { menu: Value }
  'menu-would-hang-under-itself': { menu: Value }
  'menu-would-hang-under-which': { menu: Value; parent: Value }
  'message-cannot-switched-off': undefined
  'message-will-sent-again': undefined
  'module-written-in-small-letters': undefined
  'new-password-must-differ-from': undefined
  'no-file-download': undefined
  'no-menu-leads': { page: Value }
  'no-more-than-rows-can': { n: Value }
  'no-more-than-shortcuts-can': { n: Value }
  'no-more-than-views-one': { n: Value }
  'no-open-order-uses-address': undefined
  'no-permission-2': { code: Value }
  'no-record': { code: Value }
  'no-role-person-allows': { code: Value }
  'no-role-person-menu-leads': { page: Value }
  'no-row-left-import': undefined
  'no-scope-so-sees-nothing': undefined
  'no-such-template': undefined
  'not-date-time': undefined
  'not-number': undefined
  'not-registered': undefined
  'nothing-changed': undefined
  'nothing-saved-yet': undefined
  'number-from-2': { a: Value; b: Value }
  'one-time-password-expired-ask': undefined
  'only-administrator-may-change-account': undefined
  'only-administrator-may-change-role': undefined
  'outside-scope': { code: Value }
  'password-changed-other-devices-signed': undefined
  'password-must-not-your-name': undefined
  'password-needs-at-least-characters': { n: Value }
  'password-no-more-than-characters': { n: Value }
  'password-reset': undefined
  'password-too-easy-guess': undefined
  'permission-can-given-or-taken': undefined
  'placeholders-must': { list: Value }
  preview: undefined
  'project-head-office': undefined
  'project-head-office-2': undefined
  'project-supervisor': undefined
  'project-supervisor-2': undefined
  promotor: undefined
  'purpose-already-exists': undefined
  'purpose-small-letters-digits-dashes': { a: Value; b: Value }
  queued: undefined
  ready: undefined
  'role-allows': { role: Value; code: Value }
  'role-code-2-40-letters': undefined
  'role-code-already-taken': undefined
  'role-code-required': undefined
  'role-menu': { role: Value; menu: Value }
  'role-menu-but-switched-off': { role: Value; menu: Value }
  'role-would-allow-but-switched': { role: Value; code: Value }
  running: undefined
  'sales-installer': undefined
  'sales-installer-2': undefined
  'scope-comes-with-role': { role: Value }
  'scope-set-for-person-alone': undefined
  'second-factor-added': undefined
  'second-factor-already-on': undefined
  'second-factor-asked': undefined
  'second-factor-needed': undefined
  'second-factor-needed-by-role': undefined
  'second-factor-not-on': undefined
  'second-factor-removed': undefined
  'second-factor-sign-in-again': { n: Value }
  'sees-jobs-given-them': undefined
  'sees-records-all-branches': undefined
  'sees-records-branch': { branch: Value }
  'sees-records-service-centre': { centre: Value }
  'sees-records-several-branches-but': undefined
  'sees-records-their-own-customers': undefined
  'sees-records-these-branches': { list: Value }
  'sees-records-these-customers': { list: Value }
  'sees-records-these-shops': { list: Value }
  'service-centre': { centre: Value }
  'shortcut-added': undefined
  'sign-in-cancelled': undefined
  'sign-in-link-no-longer': undefined
  'sign-in-with-not-possible': { name: Value }
  'signed-out-everywhere': undefined
  'staff-code-email-or-password': undefined
  'staff-from-other-dept': undefined
  'staff-from-other-dept-2': undefined
  starts: undefined
  'string-decoded-not-correctly-encoded': undefined
  subject: undefined
  supervisor: undefined
  'supervisor-spv': undefined
  'supervisor-spv-2': undefined
  'support-phone-digits-blanks-dashes': undefined
  'system-itself-writes-list': undefined
  'taken-back': { note: Value }
  'technical-support-manager': undefined
  'technical-support-manager-2': undefined
  'test-message-on-way': undefined
  'text-no-more-than-characters': { n: Value }
  'the-salesman-is': { salesman: Value }
  'the-status-is': { status: Value }
  'the-technician-is': { technician: Value }
  'these-filters-too-many-kept': undefined
  to: undefined
  'too-long-2': { label: Value }
  'too-many-failed-attempts-try': { n: Value }
  'too-many-failed-attempts-try-again': { n: Value }
  'ts-manager': undefined
  'unknown-variables': { list: Value }
  'what-set-for-person-alone': { date: Value }
  'word-already-exists': undefined
  'write-in-both-languages-or': undefined
  'you-already-shortcut-page': undefined
  'you-already-view-name': undefined
  'you-can-only-give-menus': undefined
  'you-can-only-give-permissions': { codes: Value }
  'you-can-share-view-only': undefined
  'you-cannot-change-your-own': undefined
  'you-cannot-give-scope-wider': undefined
  'you-no-e-mail-address': undefined
  'you-no-phone-number': undefined
  'you-no-staff-code': undefined
}
