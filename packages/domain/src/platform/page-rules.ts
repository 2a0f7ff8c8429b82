import type { PagePath } from '../pages.ts'
import type { ListedPermission } from '../permissions.ts'
import type { PlannedPath } from '../planned-pages.ts'

type AnyPath = PagePath | PlannedPath

/** The pages of an area that a permission guards beside the menu. */
export type PageGuards = Partial<Record<AnyPath, ListedPermission>>
/** The pages of an area whose address is not below that of their menu. */
export type ListedFrom = readonly (readonly [shape: RegExp, menu: AnyPath])[]

export const withoutLastSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)
