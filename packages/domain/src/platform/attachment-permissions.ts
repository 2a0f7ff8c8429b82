export const attachmentActions = ['View', 'Upload', 'Delete', 'Download'] as const
export type AttachmentAction = (typeof attachmentActions)[number]
export type AttachmentPermission =
  | `Photo-${string}-${string}-${AttachmentAction}`
  | `File-${string}-${AttachmentAction}`

/** A hyphen parts the pieces of a code, so a name inside has none. */
const name = /^[A-Za-z0-9_]{1,60}$/
const actions = attachmentActions.join('|')
const photoCode = new RegExp(`^Photo-([A-Za-z0-9_]{1,60})-([A-Za-z0-9_]{1,60})-(${actions})$`)
const fileCode = new RegExp(`^File-([A-Za-z0-9_]{1,60})-(${actions})$`)

const named = (part: string) => {
  if (!name.test(part)) throw new Error(`'${part}' cannot be part of a permission code`)
  return part
}

export const photoPermission = (module: string, photo: string, action: AttachmentAction): AttachmentPermission =>
  `Photo-${named(module)}-${named(photo)}-${action}`

export const filePermission = (module: string, action: AttachmentAction): AttachmentPermission =>
  `File-${named(module)}-${action}`

export type AttachmentRight =
  | { kind: 'photo'; module: string; photo: string; action: AttachmentAction }
  | { kind: 'file'; module: string; action: AttachmentAction }

/** What an attachment code is about; nothing if it is none. */
export const readAttachmentPermission = (code: string): AttachmentRight | undefined => {
  const [, ofPhoto, photo, onPhoto] = photoCode.exec(code) ?? []
  if (ofPhoto && photo) return { kind: 'photo', module: ofPhoto, photo, action: onPhoto as AttachmentAction }
  const [, ofFile, onFile] = fileCode.exec(code) ?? []
  return ofFile ? { kind: 'file', module: ofFile, action: onFile as AttachmentAction } : undefined
}

export const isAttachmentPermission = (code: string): code is AttachmentPermission =>
  readAttachmentPermission(code) !== undefined
