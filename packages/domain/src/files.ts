/** Rules for uploads by name, size and content, shared by both sides. */
export const photoExtensions = ['png', 'jpg', 'jpeg', 'jfif', 'webp'] as const
export const documentExtensions = [
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'xls',
  'pptx',
  'ppt',
  'vrfx',
  'dwg',
  'skp',
  'rar',
  'zip',
] as const
export const videoExtensions = ['mp4', 'm3u8'] as const

/** What a picker may be narrowed to. */
export const documentTypes = { PDF: ['pdf'], XLS: ['xlsx', 'xls'], DOC: ['docx', 'doc'], PPT: ['pptx', 'ppt'] } as const
export type DocumentType = keyof typeof documentTypes

export type FileKind = 'photo' | 'video' | 'file'
export type Picker = { kind: FileKind; types?: readonly DocumentType[]; maxMb?: number }

export const megabyte = 1_000_000
export const defaultMaxMb = 70
/** A photo is shrunk to this before it travels. Signatures and transparent images stay PNG. */
export const photoLimit = { width: 4000, height: 4000, quality: 0.5 } as const

export const extensionOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

export const allowedExtensions = ({ kind, types }: Picker): readonly string[] => {
  if (types?.length) return types.flatMap((type) => documentTypes[type])
  return { photo: photoExtensions, video: videoExtensions, file: documentExtensions }[kind]
}

/** Why a file is refused, before its content is read. */
export const fileObjection = (file: { name: string; size: number }, picker: Picker): string | undefined => {
  const extension = extensionOf(file.name)
  if (!allowedExtensions(picker).includes(extension)) {
    if (picker.types?.length) return `Allowed file types are: ${picker.types.join(', ')}`
    return `The file extension is not allowed: ${allowedExtensions(picker).join(', ')}`
  }
  if (file.size === 0) return 'The file is empty'
  const isVideo = (videoExtensions as readonly string[]).includes(extension)
  const maxMb = picker.maxMb ?? defaultMaxMb
  return !isVideo && file.size > maxMb * megabyte ? `Allowed file size is no more than ${maxMb}Mb` : undefined
}

type Signature = { at?: number; bytes: string }
const zip: Signature = { bytes: 'PK\x03\x04' }
const ole: Signature = { bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' }
const jpeg: Signature = { bytes: '\xff\xd8\xff' }

/** The first bytes of each file type. Types not listed cannot be recognized by content. */
const signatures: Record<string, readonly Signature[]> = {
  png: [{ bytes: '\x89PNG\r\n\x1a\n' }],
  jpg: [jpeg],
  jpeg: [jpeg],
  jfif: [jpeg],
  webp: [{ at: 8, bytes: 'WEBP' }],
  pdf: [{ bytes: '%PDF-' }],
  docx: [zip],
  xlsx: [zip],
  pptx: [zip],
  zip: [zip, { bytes: 'PK\x05\x06' }],
  doc: [ole],
  xls: [ole],
  ppt: [ole],
  rar: [{ bytes: 'Rar!\x1a\x07' }],
  dwg: [{ bytes: 'AC10' }],
  skp: [{ bytes: '\xff\xfe\xff\x0e' }, { bytes: 'SketchUp' }],
  mp4: [{ at: 4, bytes: 'ftyp' }],
  m3u8: [{ bytes: '#EXTM3U' }],
}

/** Content that a browser or office program would execute, whatever its extension. */
const dangerous = /^\s*(<\?xml|<!doctype|<html|<svg|<script|#!|MZ)/i

const latin = (head: Uint8Array) => Array.from(head, (byte) => String.fromCharCode(byte)).join('')

/** Does the content begin as its name promises? `head` is the first few dozen bytes. */
export const contentFits = (name: string, head: Uint8Array) => {
  const text = latin(head.subarray(0, 64))
  const wanted = signatures[extensionOf(name)]
  if (!wanted) return !dangerous.test(text)
  return wanted.some(({ at = 0, bytes }) => text.startsWith(bytes, at))
}
export const contentObjection = 'The content of the file is not what its name says'

/** A name that can be shown and saved: no path, no control character, not too long. */
export const safeFileName = (name: string) => {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const clean = base
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  const extension = extensionOf(clean)
  const stem = extension ? clean.slice(0, -extension.length - 1) : clean
  return `${Array.from(stem).slice(0, 120).join('') || 'file'}${extension ? `.${extension}` : ''}`
}
