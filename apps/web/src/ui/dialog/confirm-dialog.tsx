import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import type { Question } from '../../lib/browser/confirm.ts'
import { useRestoreFocus } from '../../lib/browser/restore-focus.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './confirm-dialog.module.css'

type Props = Question & { answer: (isYes: boolean) => void }

/** 'No' has the focus: a hasty Enter harms nobody. */
export const ConfirmDialog = withMantine(({ title, text, yes, no, isDangerous, answer }: Props) => {
  const t = useWords(everydayWords)
  useRestoreFocus()
  return (
    <Modal.Root opened onClose={() => answer(false)} size={420} centered padding={0} radius="md" shadow="md">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={style.dialog}>
          <Modal.Title className={style.title}>{title}</Modal.Title>
          {text && <p>{text}</p>}
          <div className={style.answers}>
            <Button data-autofocus onClick={() => answer(false)}>
              {no ?? t('no')}
            </Button>
            <Button kind={isDangerous ? 'danger' : 'primary'} onClick={() => answer(true)}>
              {yes ?? t('yes')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
})
