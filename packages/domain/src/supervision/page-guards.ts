import type { PageGuards } from '../platform/page-rules.ts'

export const supervisionGuards = {
  '/supervision': 'Supervision-Open',
  '/supervision/create': 'Supervision-Create-Open',
  '/supervision/modify': 'Supervision-Modify-Open',
  '/supervision/edit': 'Supervision-Edit-Open',
  '/supervision/supervision-detail': 'Supervision-Detail-Open',
  '/supervision/installer-list': 'Supervision-Installer-List-Open',
  '/supervision/warranty-card': 'Supervision-Warranty-Card-Open',
  '/supervision/warranty-card-list': 'Supervision-Warranty-Card-List-Open',
  '/supervision/supervision-detail/inspection': 'Supervision-Inspection-Open',
  '/supervision/supervision-detail/inspection-overview': 'Supervision-Inspection-Overview-Open',
  '/supervision/supervision-detail/notice-letter': 'Supervision-Notice-Letter-Open',
  '/supervision/supervision-detail/design-revision-notice': 'Supervision-Design-Revision-Notice-Open',
} as const satisfies PageGuards
