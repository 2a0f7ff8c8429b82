import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import type { Downloadable } from '@sejuk/contract/platform/downloads'
import type { CellType } from '@sejuk/domain/platform/downloads'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book, WordsOf } from '@sejuk/words/words'
import type { List } from '../lists/list.ts'
import type { Selection } from '../lists/selection.ts'

/** Every header is a word: a field that is called like none must name one, as far as the fields are known by name. */
type Column<Key extends string, Word extends string> = string extends Key
  ? Shown<Key, Word> & { word?: Word }
  : Key extends Word
    ? Shown<Key, Word> & { word?: Word }
    : Shown<Key, Word> & { word: Word }
type Shown<Key extends string, Word extends string> = {
  /** Of the list's fields. */
  key: Key
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
