import type { PlannedCataloguePath } from './catalogue/planned-pages.ts'
import type { PlannedFieldPath } from './field/planned-pages.ts'
import type { PlannedFinancePath } from './finance/planned-pages.ts'
import type { PlannedProjectsPath } from './projects/planned-pages.ts'
import type { PlannedSupervisionPath } from './supervision/planned-pages.ts'

/**
 * Pages that menus and permissions already name but that are not built yet, by area. Whoever builds one moves its path to
 * the pages of its area.
 */
export type PlannedPath =
  | PlannedCataloguePath
  | PlannedFieldPath
  | PlannedFinancePath
  | PlannedProjectsPath
  | PlannedSupervisionPath
