import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useId } from 'react'
import IconX from '#icon/X'
import { useWords } from '../lib/words.ts'
import { IconButton } from './button.tsx'
import style from './full-sheet.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode; footer?: ReactNode }

/** The whole of a small screen, with a way back. */
export const FullSheet = ({ title, onClose, children, footer }: Props) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0} classNames={{ content: style.content }}>
      <Modal.Content aria-labelledby={id}>
        <header className={style.head}>
          <h1 id={id}>{title}</h1>
          <IconButton label={t('close')} onBar onClick={onClose}>
            <IconX size={22} />
          </IconButton>
        </header>
        <div className={style.body}>{children}</div>
        {footer && <footer className={style.foot}>{footer}</footer>}
      </Modal.Content>
    </Modal.Root>
  )
}
