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
import style from './dialog.module.css'

type Props = {
  onClose: () => void
  children: ReactNode
  /** A dialog has a title that is seen, or a label that is heard. */
  title?: ReactNode
  label?: string
  sub?: ReactNode
  footer?: ReactNode
  size?: number
  /** Near the top, where a list below it may grow. */
  isHigh?: boolean
}

/** Floats above the page: focus goes in, stays in, and comes back. */
export const Dialog = ({ onClose, children, title, label, sub, footer, size = 520, isHigh }: Props) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={size}
      centered={!isHigh}
      yOffset={isHigh ? '10vh' : undefined}
      padding={0}
      classNames={{ content: style.content, inner: style.inner }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label} aria-labelledby={title ? id : undefined}>
        {title && (
          <header className={style.head}>
            <div>
              <h2 id={id}>{title}</h2>
              {sub && <p>{sub}</p>}
            </div>
            <IconButton label={t('close')} onClick={onClose}>
              <IconX size={18} />
            </IconButton>
          </header>
        )}
        <div className={title ? style.body : undefined}>{children}</div>
        {footer && <footer className={style.foot}>{footer}</footer>}
      </Modal.Content>
    </Modal.Root>
  )
}
