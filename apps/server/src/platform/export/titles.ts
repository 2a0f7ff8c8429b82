import type { Book } from '@sejuk/words/words'
import type { Db } from '../../db/database.ts'
import { localizedWords } from './localized.ts'

type Titles = { title_default: string; title_local: string }
type Titled = { book: Book | readonly Book[]; title: string }

/** The names of data kinds in both languages; a kind no longer offered shows the code it was requested by. */
export const titlesOf = async (
  db: Db,
  modules: Iterable<string>,
  offered: ReadonlyMap<string, Titled>,
): Promise<(module_name: string) => Titles> => {
  const titles = new Map<string, Titles>()
  for (const module_name of new Set(modules)) {
    const data = offered.get(module_name)
    if (!data) continue
    const say = await localizedWords(db, data.book)
    titles.set(module_name, { title_default: say(data.title, 'default'), title_local: say(data.title, 'local') })
  }
  return (module_name) => titles.get(module_name) ?? { title_default: module_name, title_local: module_name }
}
