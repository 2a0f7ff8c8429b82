export type PlannedSupervisionPath =
  | '/supervision/warranty-card-list'
  | '/supervision/warranty-card'
  | '/supervision/supervision-detail/inspection'
  | '/supervision/supervision-detail/inspection-overview'
  | '/supervision/supervision-detail/notice-letter'
  | '/supervision/supervision-detail/design-revision-notice'
