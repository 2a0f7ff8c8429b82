import { listRecentRecords, searchRecords } from '@sejuk/contract/platform/search'
import { longestSearch, type SearchName, shortestSearch } from '@sejuk/domain/platform/search'
import { menuWords } from '@sejuk/words/platform/menus'
import { searchNameWords, searchWords } from '@sejuk/words/platform/search'
import { useShortcuts } from '../../../../entities/shortcuts/use-shortcuts.ts'
import { useDebounced } from '../../../../lib/api/options.ts'
import { useCall } from '../../../../lib/api/queries.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { leavesOf } from '../menu-tree.ts'
import { useMenu, useMenuName } from '../use-menu.ts'
import { type Shown, useShown } from './found-record.ts'

type Page = { name: string; group: string; icon: string }
export type Entry =
  | { key: string; href: string; record: Shown }
  | { key: string; href: string; page: Page }
  /** Not a record: shows more of its kind. */
  | { key: string; more: SearchName; name: string }
export type Group = { name: string; kind?: SearchName; entries: Entry[]; hasMore: boolean }

/** Every word typed must be somewhere in the name or its group; either language will do. */
const fits = (typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return (text: string) => words.every((word) => text.toLowerCase().includes(word))
}

const asEntry = (record: Shown): Entry => ({ key: `${record.kind}/${record.code}`, href: record.href, record })

/** The viewer's own shortcuts and the pages of their menu. */
const usePages = (typed: string): Entry[] => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const tree = useMenu()
  const isWanted = fits(typed)
  const own = useShortcuts().open.map(({ shortcut_id, url, label }) => {
    const page = { name: label, group: t('shortcuts'), icon: 'bookmark' }
    return { key: `own-${shortcut_id}`, href: url, page, text: `${label} ${page.group}` }
  })
  const menus = tree.flatMap((top) =>
    leavesOf([top]).map((node) => {
      const page = { name: nameOf(node), group: node === top ? '' : nameOf(top), icon: node.icons }
      const text = `${node.name} ${node.local_name} ${page.group}`
      return { key: `menu-${node.menu_code}`, href: node.url, page, text }
    }),
  )
  return [...own, ...menus].filter(({ text }) => isWanted(text))
}

/** Records first, then pages; before anything is typed, what was opened last. */
export const useFound = (typed: string, kind: SearchName | undefined) => {
  const t = useWords(searchWords)
  const kinds = useWords(searchNameWords)
  const shown = useShown()
  const text = useDebounced(typed.trim()).slice(0, longestSearch)
  const isAsked = text.length >= shortestSearch
  const search = useCall(searchRecords, { text, ...(kind ? { kind } : {}) }, { enabled: isAsked, keepPrevious: true })
  const recent = useCall(listRecentRecords, {}, { enabled: !isAsked, staleTime: 10_000 })
  const pages = usePages(typed)
  const isWanted = fits(typed)
  const recentOnes = shown(recent.data?.data ?? []).filter(({ title, code }) => isWanted(`${title} ${code}`))
  const records: Group[] = isAsked
    ? (search.data?.data ?? []).map((group) => ({
        ...{ name: kinds(group.kind), kind: group.kind, hasMore: group.has_more },
        entries: [
          ...shown(group.records).map(asEntry),
          ...(group.has_more && !kind
            ? [{ key: `more/${group.kind}`, more: group.kind, name: kinds(group.kind).toLowerCase() }]
            : []),
        ],
      }))
    : [{ name: t('recent'), entries: recentOnes.map(asEntry), hasMore: false }]
  const ofPages: Group[] = kind ? [] : [{ name: t('pages'), entries: pages, hasMore: false }]
  return {
    groups: [...records, ...ofPages].filter(({ entries }) => entries.length > 0),
    isSearching: (isAsked && search.isFetching) || text !== typed.trim().slice(0, longestSearch),
    isAsked,
    text,
    error: isAsked ? search.error : null,
    retry: () => void search.refetch(),
  }
}
