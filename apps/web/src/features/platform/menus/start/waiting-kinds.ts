import type { Waiting, WaitingRecord } from '@sejuk/contract/platform/my-day'
import { leadsTo } from '@sejuk/domain/platform/page-menus'
import { leavesOf } from '../menu-tree.ts'
import { useMenu } from '../use-menu.ts'

export type WaitingKind = Waiting & { page: string }
export type Shown = WaitingRecord & { kind: Waiting['kind'] }

/** Kinds with a list in the viewer's own menu: what one cannot open one need not hear of. */
export const useKinds = (found: readonly Waiting[]): WaitingKind[] => {
  const mine = leavesOf(useMenu()).map(({ url }) => url)
  return found.flatMap((kind) => {
    const page = kind.pages.find((path) => mine.some((url) => leadsTo(url, path)))
    return page ? [{ ...kind, page }] : []
  })
}
