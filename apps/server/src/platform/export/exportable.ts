import type { Downloadable } from '@sejuk/contract/platform/downloads'
import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import type { CellType } from '@sejuk/domain/platform/downloads'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book } from '@sejuk/words/words'
import type { List } from '../list.ts'
import type { Selection } from '../selection.ts'

type Column<Key extends string, Word extends string> = {
  /** Of the list's fields. */
  key: Key
  /** The word of its header, where that is not called like the field. */
  word?: Word
  /** Text, unless said otherwise. */
  type?: CellType
  width?: number
  /** The words for codes, such as statuses; yes and no come as 'true' and 'false'. */
  values?: Readonly<Record<string, Word>>
}

type Told<E extends Endpoint, Fields extends Selection, Name extends string, Word extends string> = {
  book: Book<Word>
  /** What the file and its sheet are called. */
  title: NoInfer<Word>
  columns: readonly Column<NoInfer<Extract<keyof Fields, string>>, NoInfer<Word>>[]
  /** The very list that is shown, by the same filters, order and scope. */
  rows: (ask: { viewer: Viewer; input: Parsed<E> }) => List<Fields, Name>
}
export type Exportable = Downloadable & Told<Endpoint, Selection, string, string>

const exportables = new Map<string, Exportable>()

/** A feature whose list can be downloaded says so once. */
export const exportable = <E extends Endpoint, Fields extends Selection, Name extends string, Word extends string>(
  data: Downloadable<E>,
  told: Told<E, Fields, Name, Word>,
) => void exportables.set(data.module_name, { ...data, ...told } as unknown as Exportable)

export const exportableOf = (module_name: string) => exportables.get(module_name)
export const everyExportable = (): readonly Exportable[] => [...exportables.values()]
