/** Text in one cell or line. `small` and `muted` are for what explains the rest; `fill` is the ground of a cell, as `#aabbcc`. */
export type PdfText =
  | string
  | { text: string; bold?: boolean; muted?: boolean; small?: boolean; fill?: string; size?: number }
export type PdfAlign = 'left' | 'center' | 'right'
/** Several texts in a cell stand below each other. */
export type PdfCell = PdfText | readonly PdfText[]
export type PdfColumn = {
  title: string
  align?: PdfAlign
  /** In millimetres; `content` is as wide as its longest cell. Columns without a width share what is left. */
  width?: number | 'content'
}

/**
 * What a document is made of. Plain data: it is sent to another thread and hashed. Lengths are millimetres, images are JPEG or
 * PNG.
 */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: PdfText; align?: PdfAlign }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[]; across?: 1 | 2 | 3 | 4 }
  | {
      kind: 'table'
      columns: readonly PdfColumn[]
      rows: readonly (readonly PdfCell[])[]
      foot?: readonly PdfCell[]
      isPlain?: boolean
      /** With lines between the columns, to write in. */
      isRuled?: boolean
    }
  | { kind: 'qr'; text: string; size?: number; align?: PdfAlign; caption?: string }
  /** Code 128. In whole dots of a label printer it is as wide as they allow, at most `width`. */
  | { kind: 'barcode'; text: string; width?: number; height?: number; align?: PdfAlign; wholeDots?: boolean }
  | { kind: 'image'; bytes: Uint8Array; width: number; height?: number; align?: PdfAlign }
  | { kind: 'columns'; columns: readonly { blocks: readonly PdfBlock[]; width?: number }[] }
  /** Never parted by the end of a page. */
  | { kind: 'together'; blocks: readonly PdfBlock[] }
  | { kind: 'signatures'; people: readonly { title: string; name: string; image?: Uint8Array }[] }
  /** Labels of one size, row by row, page by page. */
  | { kind: 'labels'; across: number; width: number; height: number; labels: readonly (readonly PdfBlock[])[] }
  | { kind: 'space'; height: number }
  /** A label and what belongs to it, line by line. */
  | { kind: 'pairs'; pairs: readonly (readonly [label: string, value: PdfCell])[]; width: number }
  /** From the first sum to the last one below each other; `sum` stands under a line, `total` under a thick one. */
  | { kind: 'ladder'; rows: readonly { label: string; amount: string; tone?: 'sum' | 'total' }[] }
  | { kind: 'frame'; blocks: readonly PdfBlock[]; isHatched?: boolean }
  /** Places of 18 × 45 mm to sign on, with a line to sign above; the stamp's place, where one is asked for, is 28 × 22. */
  | { kind: 'signing'; places: readonly SigningPlace[] }
  | { kind: 'new-page' }

export type SigningPlace = { above: string; name: string; title: string; stamp?: readonly [string, string] }

/** Whose paper it is; it stands on every page. Black, so that it survives a copier. */
export type Letterhead = { name: string; lines: readonly string[]; logo?: Uint8Array; marks: readonly string[] }
/** In the foot: the address by which the paper is checked, as a code to scan, and in words. */
export type Seal = { address?: string; lines: readonly string[] }

type Company = { company_name: string; support_phone: string; support_email: string }
export type PdfPaper = 'A4' | 'A5' | 'A6' | { width: number; height: number }

/** Everything the thread needs to draw a document; made by `pdfDocument`. */
export type PdfOrder = {
  title: string
  /** The number or name of the document, below the title and on every further page. */
  code?: string
  /** The language tag a screen reader reads it by. */
  lang: string
  company: Company
  /** `company` draws the company's head on the first page; `none` is for labels and cards, which have no foot either. */
  head: 'company' | 'none'
  letterhead?: Letterhead
  seal?: Seal
  paper: PdfPaper
  landscape: boolean
  margin: number
  body: readonly PdfBlock[]
  /** Written across every page, such as DRAFT. */
  watermark?: string
  /** A line in the foot. */
  note?: string
  /** An instant; not part of the content's hash, so that the same content has the same hash tomorrow. */
  printed: string
  words: { printed: string; page: string; hash: string }
}
export type PdfMade = { bytes: Uint8Array; hash: string }
/** What the thread is asked for: a new document, or a mark on every page of an existing one. */
export type PdfTask = { order: PdfOrder } | { bytes: Uint8Array; mark: string }
