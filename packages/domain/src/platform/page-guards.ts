import { fieldGuards } from '../field/page-guards.ts'
import type { ListedPermission } from '../permissions.ts'
import { projectsGuards } from '../projects/page-guards.ts'
import { salesGuards } from '../sales/page-guards.ts'
import { supervisionGuards } from '../supervision/page-guards.ts'
import { type PageGuards, withoutLastSlash } from './page-rules.ts'

/** The pages that a permission guards beside the menu: a line an area. */
export const pageGuards = {
  ...fieldGuards,
  ...projectsGuards,
  ...salesGuards,
  ...supervisionGuards,
} as const satisfies PageGuards

export const guardedPages = Object.keys(pageGuards) as (keyof typeof pageGuards)[]

const guards: ReadonlyMap<string, ListedPermission> = new Map(Object.entries(pageGuards))

/** The permission a page requires, whatever its parameters. None: the menu alone decides. */
export const pageGuard = (path: string): ListedPermission | undefined => guards.get(withoutLastSlash(path))
