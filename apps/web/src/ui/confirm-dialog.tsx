import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import { useId } from 'react'
import type { Question } from '../lib/confirm.ts'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import style from './confirm-dialog.module.css'

type Props = Question & { answer: (isYes: boolean) => void }

/** 'No' has the focus: a hasty Enter harms nobody. */
export const ConfirmDialog = ({ title, text, yes, no, isDangerous, answer }: Props) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Modal.Root opened onClose={() => answer(false)} size={420} centered padding={0}>
      <Modal.Overlay />
      <Modal.Content role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
        <div className={style.dialog}>
          <h2 id={id}>{title}</h2>
          <p id={`${id}-text`}>{text}</p>
          <div className={style.answers}>
            <Button data-autofocus onClick={() => answer(false)}>
              {no ?? t('no')}
            </Button>
            <Button kind={isDangerous ? 'danger' : 'primary'} onClick={() => answer(true)}>
              {yes ?? t('yes')}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
