import type { TimeZone } from '../values/dates.ts'

export const timezones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const satisfies readonly TimeZone[]

type Branch = { dept_code: string; parent_code: string | null }

/** Is the branch its own ancestor? */
export const reportsToItself = (branches: readonly Branch[], dept_code: string) => {
  const parents = new Map(branches.map((branch) => [branch.dept_code, branch.parent_code]))
  const met = new Set<string>()
  let above = parents.get(dept_code) ?? null
  while (above !== null && !met.has(above)) {
    if (above === dept_code) return true
    met.add(above)
    above = parents.get(above) ?? null
  }
  return false
}
