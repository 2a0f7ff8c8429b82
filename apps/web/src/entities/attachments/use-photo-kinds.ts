import { photosOfModule } from '@sejuk/contract/masters/photo-lists'
import { useCall } from '../../lib/api/queries.ts'
import { useLanguage } from '../../lib/language/words.ts'

/** The photo kinds of a module's records. */
export const usePhotoKinds = (module_name: string) => {
  const isLocal = useLanguage() === 'local'
  const rules = useCall(photosOfModule, { module_name }).data?.data ?? []
  return rules.map(({ photo_alias, photo_name, local_name, is_required }) => ({
    alias: photo_alias,
    label: isLocal ? local_name : photo_name,
    is_required,
  }))
}
