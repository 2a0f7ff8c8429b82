import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconPaperclip from '#icon/Paperclip'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { toast } from '../../../lib/browser/toasts.ts'
import { validateFile } from '../../../lib/files/validate-file.ts'
import { say, useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { CartPaper } from './cart.ts'
import style from './mobile-orders.module.css'

/** The customer's purchase order: photographed, or a file. It stays on the phone until its order is there. */
export const PurchasePaper = ({
  paper,
  onPick,
}: {
  paper: CartPaper | undefined
  onPick: (paper: CartPaper) => void
}) => {
  const t = useWords(mobileOrderWords)
  const pick = async (picked: File | undefined) => {
    if (!picked) return
    const { file, objection } = await validateFile(picked, { kind: 'file' })
    if (objection) toast('error', say(objection))
    else onPick({ file, kind: 'file' })
  }
  return (
    <>
      <CameraPhoto
        label={t('poPhoto')}
        again={t('poAgain')}
        file={paper?.kind === 'photo' ? paper.file : undefined}
        camera="environment"
        onTake={(file) => onPick({ file, kind: 'photo' })}
      />
      <label className={style.file}>
        <IconPaperclip size={20} aria-hidden="true" /> {t('poFile')}
        <input
          type="file"
          className="sr-only"
          aria-label={t('poFile')}
          accept=".pdf,.jpg,.jpeg,.png"
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? []
            void pick(picked).then(() => {
              currentTarget.value = ''
            })
          }}
        />
      </label>
      {paper && (
        <Note tone={paper.refusal ? 'bad' : 'good'}>
          {paper.refusal ? say(paper.refusal) : t('poStored', { name: paper.file.name })}
        </Note>
      )}
    </>
  )
}
