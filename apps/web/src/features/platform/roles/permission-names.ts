import { type ListedPermission, type PermissionArea, permissionsByArea } from '@sejuk/domain/permissions'
import { readAttachmentPermission } from '@sejuk/domain/platform/attachment-permissions'
import { permissionAreaWords, permissionWords } from '@sejuk/words/permissions'
import { useWords } from '../../../lib/language/words.ts'

/** What a permission allows, as a sentence; a code that the product no longer knows is shown as it is. */
export const usePermissionName = () => {
  const listed = useWords(permissionWords)
  const area = useWords(permissionAreaWords)
  return (code: string) => {
    if (code in permissionWords.words) return listed(code as ListedPermission)
    const right = readAttachmentPermission(code)
    if (!right) return code
    const { module, action } = right
    return right.kind === 'photo'
      ? area('photo', { action: area(action), photo: right.photo, module })
      : area('file', { action: area(action), module })
  }
}

const areas = Object.entries(permissionsByArea) as [PermissionArea, readonly ListedPermission[]][]
export type PermissionGroup = { key: string; name: string; codes: readonly string[] }

/** The listed codes by area, and after them those for photos and files that are in use here. */
export const usePermissionGroups = (held: readonly string[]): PermissionGroup[] => {
  const area = useWords(permissionAreaWords)
  const groups = areas.map(([key, codes]) => ({ key, name: area(key), codes }))
  const ofFiles = held.filter((code) => readAttachmentPermission(code)).toSorted()
  return ofFiles.length ? [...groups, { key: 'attachments', name: area('attachments'), codes: ofFiles }] : groups
}
