import { photosOfModule } from '@sejuk/contract/masters/photo-lists'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { uploadWords } from '@sejuk/words/uploads'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import style from './photo-page.module.css'

/** The photos of its list that somebody may add to a record of the module. */
export const useAddable = (module_name: string) => {
  const { permission } = useViewer()
  const asked = useCall(photosOfModule, { module_name }, { enabled: module_name !== '', staleTime: 600_000 })
  const mayAdd = (alias: string) => permission.has(photoPermission(module_name, alias, 'Upload'))
  return (asked.data?.data ?? []).filter(({ photo_alias }) => mayAdd(photo_alias))
}
type Addable = ReturnType<typeof useAddable>

type Props = { module_name: string; module_code: string; addable: Addable; onClose: () => void }

export const AddAttachments = ({ module_name, module_code, addable, onClose }: Props) => {
  const t = useWords(uploadWords)
  const language = useLanguage()
  const [chosen, setChosen] = useState(addable[0]?.photo_alias ?? '')
  const photo = addable.find(({ photo_alias }) => photo_alias === chosen)
  const nameOf = ({ photo_name, local_name }: Addable[number]) => (language === 'local' ? local_name : photo_name)
  const options = addable.map((one) => ({ value: one.photo_alias, label: nameOf(one) }))
  return (
    <Dialog title={t('addTo', { code: module_code })} onClose={onClose}>
      <div className={style.add}>
        <ChoiceField label={t('whichPhoto')} options={options} value={chosen} onChange={setChosen} />
        {photo && (
          <Uploader
            key={chosen}
            label={nameOf(photo)}
            module_name={module_name}
            module_code={module_code}
            alias={chosen}
            kind="photo"
            cameraOnly={photo.camera_only}
          />
        )}
      </div>
    </Dialog>
  )
}
