import * as contract from '@sejuk/contract/catalogue/exploded-views'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'

type Props = {
  unit: { item_code: string; bom_type: BomType }
  hasPicture: boolean
  /** What was drawn is saved first, so that the version is the one we know. */
  before: () => Promise<boolean>
  version: () => number
  onSpotsRemoved: () => void
  onDone: () => void
  onClose: () => void
}

/** Another picture under the same spots, none, or no spots. */
export const PictureDialog = ({ unit, hasPicture, before, version, onSpotsRemoved, onDone, onClose }: Props) => {
  const t = useWords(explodedViewWords)
  const [file, setFile] = useState<File>()
  const replace = useSend(contract.updateExplodedView)
  const remove = useSend(contract.removeExplodedViewImage)
  const done = () => {
    onDone()
    onClose()
  }
  const put = async () => {
    if (file && (await before())) replace.mutate({ ...unit, row_version: version(), file }, { onSuccess: done })
  }
  const drop = async () => {
    const question = { title: t('sureRemovePicture'), text: t('stays'), isDangerous: true }
    if ((await confirm(question)) && (await before()))
      remove.mutate({ ...unit, row_version: version() }, { onSuccess: done })
  }
  const clear = async () => {
    if (!(await confirm({ title: t('sureRemoveSpots'), text: t('stays'), isDangerous: true }))) return
    onSpotsRemoved()
    onClose()
  }
  return (
    <Dialog
      title={t('replacePicture')}
      sub={t('stays')}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger-outline" onClick={() => void clear()}>
            {t('removeSpots')}
          </Button>
          {hasPicture && (
            <Button kind="danger-outline" isBusy={remove.isPending} onClick={() => void drop()}>
              {t('removePicture')}
            </Button>
          )}
          <Button
            kind="primary"
            isBusy={replace.isPending}
            aria-disabled={file ? undefined : true}
            onClick={() => void put()}
          >
            {t('replacePicture')}
          </Button>
        </>
      }
    >
      <FileDrop label={t('choosePicture')} accept=".png,.jpg,.jpeg,.webp" file={file} onChange={setFile} />
    </Dialog>
  )
}
