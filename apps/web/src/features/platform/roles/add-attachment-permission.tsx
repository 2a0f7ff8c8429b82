import {
  type AttachmentAction,
  attachmentActions,
  filePermission,
  photoPermission,
} from '@sejuk/domain/platform/attachment-permissions'
import { permissionAreaWords } from '@sejuk/words/permissions'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './roles.module.css'

const isName = (text: string) => /^[A-Za-z0-9_]{1,60}$/.test(text)

/** Codes for photos and files follow from the photo list, so they are put together here. */
export const AddAttachmentPermission = ({ onAdd }: { onAdd: (code: string) => void }) => {
  const t = useWords(rolePageWords)
  const area = useWords(permissionAreaWords)
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<'photo' | 'file'>('photo')
  const [module, setModule] = useState('')
  const [photo, setPhoto] = useState('')
  const [action, setAction] = useState<AttachmentAction>('View')
  const isWhole = isName(module) && (kind === 'file' || isName(photo))
  const add = () => {
    if (!isWhole) return
    onAdd(kind === 'photo' ? photoPermission(module, photo, action) : filePermission(module, action))
  }
  if (!isOpen)
    return (
      <p className={style.more}>
        <Button kind="quiet" icon={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          {t('addAttachment')}
        </Button>
      </p>
    )
  const wrong = (text: string) => (text && !isName(text) ? t('namesOnly') : undefined)
  return (
    <fieldset className={style.attachment}>
      <legend className="sr-only">{t('addAttachment')}</legend>
      <ChoiceField
        label={t('kind')}
        value={kind}
        onChange={(next) => setKind(next === 'file' ? 'file' : 'photo')}
        options={[
          { value: 'photo', label: t('photo') },
          { value: 'file', label: t('file') },
        ]}
      />
      <TextField label={t('module')} value={module} onChange={setModule} error={wrong(module)} />
      {kind === 'photo' && <TextField label={t('photoName')} value={photo} onChange={setPhoto} error={wrong(photo)} />}
      <ChoiceField
        label={t('action')}
        value={action}
        onChange={(next) => setAction(attachmentActions.find((one) => one === next) ?? 'View')}
        options={attachmentActions.map((value) => ({ value, label: area(value) }))}
      />
      <Button aria-disabled={!isWhole || undefined} onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  )
}
