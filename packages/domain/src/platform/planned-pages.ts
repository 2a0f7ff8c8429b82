export type PlannedPlatformPath = '/development-tools/hit-api'
