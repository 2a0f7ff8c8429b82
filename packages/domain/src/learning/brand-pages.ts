import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const brandSectionKinds = ['text', 'photo', 'video', 'table', 'file'] as const
export type BrandSectionKind = (typeof brandSectionKinds)[number]
export const mostBrandSections = 20
export const mostTableRows = 40

export type BrandSection = {
  kind: BrandSectionKind
  title_default: string
  title_local: string
  text_default: string
  text_local: string
  /** Of a photo, a video or a file. */
  file_code: string | null
  rows: readonly { name_default: string; name_local: string; value: string }[]
}

export const brandFiles = { module: 'Brand_Page', photo: 'picture', video: 'video', file: 'brochure' } as const
export const brandFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(brandFiles.module, action),
    photoPermission(brandFiles.module, brandFiles.photo, action),
    photoPermission(brandFiles.module, brandFiles.video, action),
  ])
