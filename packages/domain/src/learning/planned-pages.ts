export type PlannedLearningPath = '/learning/apps' | '/course-list' | '/student-list' | '/brand-introduce'
