import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import type { Downloadable } from '@sejuk/contract/platform/downloads'
import type { CellType } from '@sejuk/domain/platform/downloads'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book, WordsOf } from '@sejuk/words/words'
import type { List } from '../lists/list.ts'
import type { Selection } from '../lists/selection.ts'

type Column<Key extends string, Word extends string> = {
  /** Of the list's fields. */
  key: Key
  /** The word of its header, where that is not called like the field. */
  word?: Word
  /** Default: text. */
  type?: CellType
  width?: number
  /** The words for codes, such as statuses; yes and no come as 'true' and 'false'. */
  values?: Readonly<Record<string, Word>>
}

type Told<E extends Endpoint, Fields extends Selection, Name extends string, B extends Book> = {
  /** One, or several read as one. */
  book: B | readonly B[]
  /** What the file and its sheet are called. */
  title: NoInfer<WordsOf<B>>
  columns: readonly Column<NoInfer<Extract<keyof Fields, string>>, NoInfer<WordsOf<B>>>[]
  /** The very list that is shown, by the same filters, order and scope. */
  rows: (context: { viewer: Viewer; input: Parsed<E> }) => List<Fields, Name>
}
export type Exportable = Downloadable & Told<Endpoint, Selection, string, Book>

/** A list that can be downloaded; its area names it. */
export const exportable = <E extends Endpoint, Fields extends Selection, Name extends string, B extends Book>(
  data: Downloadable<E>,
  told: Told<E, Fields, Name, B>,
): Exportable => ({ ...data, ...told }) as unknown as Exportable
