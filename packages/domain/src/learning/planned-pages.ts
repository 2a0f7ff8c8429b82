export type PlannedLearningPath =
  | '/learning/apps'
  | '/course-list'
  | '/student-list'
  | '/brand-introduce'
  | '/lottery/lottery'
  | '/lottery/staff'
  | '/lottery/result'
